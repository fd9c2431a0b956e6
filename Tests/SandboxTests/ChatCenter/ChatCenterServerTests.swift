import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import ChatCenterUI
import TestSupport
import XCTest

@testable import Sandbox

/// Tests of the control API of the local Chat Center.
final class ChatCenterServerTests: TimedTestCase {
  private let sandbox = ChatCenterSandbox(clock: ManualClock())

  override class func setUp() {
    // A proxy of the machine can't reach this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
  }

  func testTheCompanySetsItsConfiguration() throws {
    let path = "/sandbox/configuration"
    let set = try send(.put, path, #"{"channelConfig": {"keepSocketActive": true}}"#)
    XCTAssertEqual(set.json["channelConfig"], ["keepSocketActive": true])
    XCTAssertEqual(try send(.get, "/api/chat/config").json, set.json)
    XCTAssertEqual(try send(.delete, path).json["settings"]?["pingEnabled"], true)
    XCTAssertNil(try send(.get, "/api/chat/config").json["channelConfig"])
    XCTAssertEqual(try send(.put, path, "{").status, 400)
  }

  func testControlsTheOperator() throws {
    let link = sandbox.change { $0.connect() }
    let device = Device(
      providerUid: "p",
      clientId: "ann",
      deviceUid: "d",
      osName: "iOS",
      apiVersion: 17
    )
    let registration = SocketChannel.Outgoing.registerDevice(
      RegisterDevice(correlationId: "r", data: device)
    )
    let text = String(decoding: try registration.encoded(), as: UTF8.self)
    sandbox.change { $0.receive(text, from: link) }
    let path = "/sandbox/operator"
    XCTAssertEqual(try send(.get, path).json, ["clients": ["ann"]])
    for body in [
      #"{"askToEnd": 5}"#, #"{"send": "hello", "client": "ann"}"#, #"{"ask": "How?", "scale": 3}"#,
      #"{"askToEnd": 9}"#, #"{"end": true}"#,
    ] {
      XCTAssertEqual(try send(.post, path, body).status, 200, body)
    }
    let long = String(repeating: "x", count: sandbox.settings.bounds.messageBytes + 1)
    XCTAssertEqual(try send(.post, path, #"{"send": "\#(long)"}"#).status, 413)
    XCTAssertEqual(
      sandbox.change { $0.conversations["ann"]?.rows.map(\.entry.word) },
      [
        "THREAD_OPENED", "OPERATOR_JOINED", "Olga: hello", "SURVEY How?", "MAY IT END? 9",
        "THREAD_CLOSED",
      ]
    )
    for (body, status) in [
      ("{", 400), ("{}", 400), (#"{"end": false}"#, 400), (#"{"ask": "How?", "scale": 1}"#, 400),
      (#"{"askToEnd": -1}"#, 400), (#"{"send": "hello", "client": "ben"}"#, 404),
    ] {
      XCTAssertEqual(try send(.post, path, body).status, status, body)
    }
    XCTAssertEqual(
      try send(.get, "/sandbox/connections").json["connections"],
      [["socket": .string(link), "client": "ann"]]
    )
  }

  func testRejectsRequestsWithoutAClient() throws {
    for path in [
      "/api/client/history", "/history", "/api/client/history/unread", "/history/unread",
      "/api/client/search?query=a",
    ] {
      XCTAssertEqual(try send(.get, path).status, 401, path)
      XCTAssertEqual(try send(.get, path, client: "apns_1%3Aann").status, 200, path)
    }
    XCTAssertEqual(try send(.put, "/files", client: "%3Aann").status, 400)
    for path in ["/files/none", "/nowhere", "/files"] {
      XCTAssertEqual(try send(.get, path).status, 404, path)
    }
    for query in ["count=x", "before=x", "after=x"] {
      let answer = try send(.get, "/api/client/history?\(query)", client: "%3Aann")
      XCTAssertEqual(answer.status, 400, query)
    }
    let search = "/api/client/search?query=a&page=-1"
    XCTAssertEqual(try send(.get, search, client: "%3Aann").status, 400)
  }

  func testAnErrorOnDemandNeedsAFrameToRefuse() throws {
    let path = "/sandbox/connections"
    let atOnce = try send(.post, path, #"{"effect": "error", "code": 4100}"#)
    XCTAssertEqual(atOnce.status, 400)
    let later = try send(.post, path, #"{"effect": "error", "code": 4100, "event": "MESSAGE"}"#)
    XCTAssertEqual(later.json["faults"]?[0]?["effect"], "error 4100")
    XCTAssertEqual(sandbox.connectionFaults.count, 1)
  }

  func testAConnectionIsClosedWithACode() async throws {
    let server = try ChatCenterServer(sandbox)
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.socketURL)
    try await socket.ping()
    sandbox.perform(.close(1001))
    var messages = socket.messages.makeAsyncIterator()
    while try await messages.next() != nil {}
    XCTAssertEqual(socket.closure?.code, .goingAway)
    sandbox.add(SandboxFault("/socket", .status(503)))
    do {
      _ = try await WebSocket.connect(to: server.socketURL)
      XCTFail("opened")
    } catch {
      guard case .refused(let refusal) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(refusal.status, 503)
    }
  }

  /// Returns the sandbox's response to a request, without a server.
  private func send(
    _ method: HTTPMethod,
    _ target: String,
    _ body: String = "",
    client token: String? = nil
  ) throws -> (status: Int, json: JSONValue) {
    var headers = HTTPHeaders()
    headers["X-Client-Token"] = token
    let request = LoopbackRequest(
      method: method,
      target: target,
      headers: headers,
      body: Array(body.utf8)
    )
    var bytes: [[UInt8]] = []
    for step in sandbox.respond(to: request).steps {
      if case .send(let head) = step { bytes.append(head) }
      if case .sendBody(let body) = step { bytes.append(body) }
    }
    let words = String(decoding: try XCTUnwrap(bytes.first), as: UTF8.self).split(separator: " ")
    let json = try JSONValue(parsing: String(decoding: try XCTUnwrap(bytes.last), as: UTF8.self))
    return (try XCTUnwrap(Int(words[1])), json)
  }
}
