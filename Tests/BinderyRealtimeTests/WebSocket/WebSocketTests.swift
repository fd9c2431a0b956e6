import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests against a server on this machine.
final class WebSocketTests: TimedTestCase {
  func testMessagesInBothDirections() async throws {
    let server = try echo()
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL)
    let long = String(repeating: "long ä ", count: 200_000)
    let sent: [WebSocketMessage] = [.text("hello"), .binary([0, 255]), .text(""), .text(long)]
    for message in sent { try await socket.send(message) }
    let received = try await first(sent.count, of: socket)
    XCTAssertEqual(received, sent)
    await socket.close(WebSocketCloseCode(rawValue: 4_000), reason: "enough")
    XCTAssertEqual(
      socket.closure,
      WebSocketClosure(code: WebSocketCloseCode(rawValue: 4_000), reason: "enough", by: .client)
    )
    do {
      try await socket.send("late")
      XCTFail("it was closed")
    } catch {
      guard case .closed = error else { return XCTFail("\(error)") }
    }
  }

  func testFramesReceivedWithTheResponseAreRead() async throws {
    let server = try LoopbackServer { request in
      var answer = LoopbackResponse.webSocket(to: request) { $0.waitForEnd() }
      // A message and a ping, in one piece with the header.
      guard case .send(let head) = answer.steps[0] else { return answer }
      answer.steps[0] = .send(head + [0x81, 0x02, 0x68, 0x69, 0x89, 0x00])
      return answer
    }.withTimeLimit()
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL)
    let received = try await first(1, of: socket)
    XCTAssertEqual(received, [.text("hi")])
  }

  func testTheServerCloses() async throws {
    let server = try serve { socket in
      socket.send("last")
      socket.close(.goingAway, reason: "restart")
      let frame = socket.nextFrame()
      if frame != .close(code: .goingAway, reason: "") {
        socket.send("\(String(describing: frame))")
      }
    }
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL)
    let received = try await all(of: socket)
    XCTAssertEqual(received, [.text("last")])
    XCTAssertEqual(
      socket.closure,
      WebSocketClosure(code: .goingAway, reason: "restart", by: .server)
    )
  }

  func testPingsAreAnsweredOnBothSides() async throws {
    let pongs = Notes<LoopbackWebSocket.Frame>()
    let server = try serve { socket in
      socket.ping([1, 2, 3])
      while let frame = socket.nextFrame() {
        pongs.add(frame)
        if case .ping(let payload) = frame { socket.pong(payload) }
      }
    }
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL)
    try await socket.ping([9])
    try await socket.ping()
    // Either may be sent first; the second ping follows both.
    XCTAssertEqual(Set(pongs.all.prefix(2)), [.pong([1, 2, 3]), .ping([9])])
  }

  func testARefusalHasTheServersResponse() async throws {
    let server = try LoopbackServer { _ in .text("who are you?", status: 403) }.withTimeLimit()
    defer { server.stop() }
    do {
      _ = try await WebSocket.connect(to: server.webSocketURL)
      XCTFail("it was refused")
    } catch {
      guard case .refused(let refusal) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(refusal.status, 403)
    }
  }

  func testServersWithoutWebSockets() async throws {
    let server = try LoopbackServer { _ in .garbage }.withTimeLimit()
    defer { server.stop() }
    await assertConnectFails(server.webSocketURL) {
      if case .handshake = $0 { true } else { false }
    }
    server.stop()
    await assertConnectFails(server.webSocketURL) {
      if case .transport(.cannotConnect) = $0 { true } else { false }
    }
    await assertConnectFails("wss://no-such-host.invalid") {
      if case .transport(.cannotResolveHost) = $0 { true } else { false }
    }
  }

  func testASubprotocolAndHeaders() async throws {
    let server = try LoopbackServer { request in
      let offered = request.headers["Sec-WebSocket-Protocol"] ?? ""
      return .webSocket(
        to: request,
        headers: [
          "Sec-WebSocket-Protocol": String(offered.split(separator: ",").last ?? "").dropSpaces,
          "X-Token": request.headers["X-Token"] ?? "",
        ]
      ) { $0.waitForEnd() }
    }.withTimeLimit()
    defer { server.stop() }
    var options = WebSocketOptions()
    options.subprotocols = ["first", "second"]
    options.headers = ["X-Token": "secret"]
    let socket = try await WebSocket.connect(to: server.webSocketURL, options)
    XCTAssertEqual(socket.subprotocol, "second")
    XCTAssertEqual(socket.headers["X-Token"], "secret")
  }

  func testAProxyIsUsedAsATunnel() async throws {
    let server = try LoopbackServer { request in
      guard request.method.rawValue == "CONNECT" else {
        return .webSocket(to: request) { $0.send("from behind the proxy") }
      }
      return LoopbackResponse([.send("HTTP/1.1 200 Connection established\r\n\r\n")])
    }.withTimeLimit()
    defer { server.stop() }
    var options = WebSocketOptions()
    options.proxy = server.url
    let socket = try await WebSocket.connect(to: "ws://books.invalid/shelf", options)
    let received = try await first(1, of: socket)
    XCTAssertEqual(received, [.text("from behind the proxy")])
    XCTAssertEqual(server.requests.map(\.target), ["books.invalid:80", "/shelf"])
    XCTAssertEqual(server.requests.last?.headers["Host"], "books.invalid")
  }

  func testASecureSocketNeedsTLS() async throws {
    let server = try echo()
    defer { server.stop() }
    await assertConnectFails("wss://127.0.0.1:\(server.port)/") {
      if case .transport(.tls) = $0 { true } else { false }
    }
  }

  /// The system reuses the descriptor for the next connection, which must not receive its events.
  func testARefusedSocketDoesNotAffectARequest() async throws {
    let server = try LoopbackServer { _ in .status(403) }
    defer { server.stop() }
    let body = [UInt8](repeating: 0, count: 4_000_000)
    let others = try (0..<10).map { _ in try LoopbackServer { _ in .response(200, body: body) } }
    defer { for other in others { other.stop() } }
    for other in others {
      _ = try? await WebSocket.connect(to: server.webSocketURL)
      let exchange = HTTPExchange(url: other.url, timeout: .seconds(10))
      let transport: some HTTPTransport = .default
      let response = try await transport.perform(exchange)
      XCTAssertEqual(response.body.count, body.count)
    }
  }

  func testASocketIsDroppedWithItsLastReference() async throws {
    let ended = expectation(description: "the server sees the end")
    let server = try serve { socket in
      while socket.nextFrame() != nil {}
      ended.fulfill()
    }
    defer { server.stop() }
    _ = try await WebSocket.connect(to: server.webSocketURL)
    await fulfillment(of: [ended], timeout: 20)
  }
}
