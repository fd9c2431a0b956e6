import BinderyRealtime
import BinderyRuntime
import Sandbox
import TestSupport
import XCTest

/// The page at `/_bindery` of a sandbox.
final class PageTests: TimedTestCase {
  private static func request(
    _ url: String,
    _ method: HTTPMethod = .get,
    _ body: JSONValue? = nil
  ) async throws -> (status: Int, body: JSONValue) {
    var exchange = HTTPExchange(url: url, method: method)
    if let body {
      exchange.headers = ["Content-Type": "application/json"]
      exchange.body = .bytes(Array(body.description.utf8))
    }
    let transport: any HTTPTransport = .default
    let response = try await transport.perform(exchange)
    let value = try? JSONReader.decode(JSONValue.self, from: response.body)
    return (response.status, value ?? .null)
  }

  func testShowsTrafficAndInjectsFaults() async throws {
    let server = try PubNubServer(PubNubSandbox())
    defer { server.stop() }
    let page = try await Self.request(server.url + "/_bindery")
    XCTAssertEqual(page.status, 200)
    let fault: JSONValue = ["fault": "503", "count": 1, "path": "/time"]
    let added = try await Self.request(server.url + "/_bindery/faults", .post, fault)
    XCTAssertEqual(added.body["result"], "added 503")
    let first = try await Self.request(server.url + "/time/0")
    let second = try await Self.request(server.url + "/time/0")
    XCTAssertEqual([first.status, second.status], [503, 200])
    let traffic = try await Self.request(server.url + "/_bindery/traffic?after=0")
    XCTAssertEqual(
      traffic.body.array?.map { $0["title"] },
      ["GET /time/0", "GET /time/0"]
    )
    XCTAssertEqual(traffic.body[1]?["status"], 200)
  }

  func testSendsEventsAndClosesConnections() async throws {
    let sandbox = ChannelsSandbox()
    let server = try ChannelsServer(sandbox)
    defer { server.stop() }
    let key = sandbox.settings.credentials.key
    let socket = try await WebSocket.connect(to: server.url(ofKey: key))
    var messages = socket.messages.makeAsyncIterator()
    _ = try await messages.next()
    try await socket.send(#"{"event":"pusher:subscribe","data":{"channel":"lobby"}}"#)
    _ = try await messages.next()
    let event: JSONValue = ["channel": "lobby", "event": "greeting", "data": "hi"]
    let sent = try await Self.request(
      server.url + "/_bindery/messages",
      .post,
      ["payload": event]
    )
    XCTAssertEqual(sent.body["result"], "sent")
    guard case .text(let text)? = try await messages.next() else { return XCTFail("no text") }
    XCTAssertEqual(try JSONValue(parsing: text)["event"], "greeting")
    let one: JSONValue = ["code": 4100, "socket": 2]
    let refused = try await Self.request(server.url + "/_bindery/sockets", .post, one)
    XCTAssertEqual(refused.body["error"], "a sandbox closes all its sockets: leave “socket” out")
    let closed = try await Self.request(server.url + "/_bindery/sockets", .post, ["code": 4100])
    XCTAssertEqual(closed.body["result"], "closed all connections")
    while (try? await messages.next()) != nil {}
    XCTAssertEqual(socket.closure?.code?.rawValue, 4100)
  }
}
