import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of the WebSocket server for tests.
final class WebSocketServerTests: TimedTestCase {
  func testMessagesAreEchoed() async throws {
    let server = try echo()
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.url + "/rooms?id=7")
    try await socket.send("hello")
    try await socket.send([1, 2, 3])
    var messages = socket.messages.makeAsyncIterator()
    let received = [try await messages.next(), try await messages.next()]
    XCTAssertEqual(received, [.text("hello"), .binary([1, 2, 3])])
    await socket.close(.goingAway, reason: "done")
    XCTAssertEqual(socket.closure?.code, .goingAway)
    XCTAssertEqual(server.requests.map(\.target), ["/rooms?id=7"])
  }

  func testTheClientsPreferredSubprotocolIsSelected() async throws {
    let server = try echo(subprotocols: ["v1", "v2"])
    defer { server.stop() }
    for (offer, selected) in [(["v3", "v2", "v1"], "v2"), (["v3"], nil), ([], nil)] {
      var options = WebSocketOptions()
      options.subprotocols = offer
      let socket = try await WebSocket.connect(to: server.url, options)
      XCTAssertEqual(socket.subprotocol, selected)
      await socket.close()
    }
  }

  func testAClientIsRefused() async throws {
    let server = try WebSocketServer { request in
      request.headers["Authorization"] == "Bearer token" ? nil : .status(401)
    } serve: {
      $0.waitForEnd()
    }.withTimeLimit()
    defer { server.stop() }
    do {
      _ = try await WebSocket.connect(to: server.url)
      XCTFail("the client is accepted")
    } catch {
      guard case .refused(let refusal) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(refusal.status, 401)
    }
    var options = WebSocketOptions()
    options.headers = ["Authorization": "Bearer token"]
    let socket = try await WebSocket.connect(to: server.url, options)
    socket.drop()
  }

  func testOtherRequestsNeedAnUpgrade() async throws {
    let server = try echo()
    defer { server.stop() }
    let url = "http://127.0.0.1:\(server.port)/"
    for headers: HTTPHeaders in [
      [:], ["Upgrade": "h2c", "Connection": "Upgrade"],
      ["Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "8"],
    ] {
      let exchange = HTTPExchange(url: url, method: .get, headers: headers)
      let response = try await perform(exchange)
      XCTAssertEqual(response.status, 426)
    }
  }

  private func perform(
    _ exchange: HTTPExchange,
    by transport: some HTTPTransport = .default
  ) async throws -> HTTPResponse {
    try await transport.perform(exchange)
  }

  private func echo(subprotocols: [String] = []) throws -> WebSocketServer {
    try WebSocketServer(subprotocols: subprotocols) { socket in
      while let message = socket.next() { socket.send(message) }
    }.withTimeLimit()
  }
}
