#if os(Linux)
  import BinderyRealtime
  import BinderyTesting
  import TestSupport
  import XCTest

  @testable import BinderyRuntime

  /// Tests of `wss`: only servers with a certificate of a trusted authority for the requested name
  /// are accepted.
  final class SecureWebSocketTests: TimedTestCase {
    func testMessagesAreEchoed() async throws {
      let (door, server) = try serve()
      defer { stop(door, server) }
      let socket = try await WebSocket.connect(
        to: "wss://127.0.0.1:\(door.port)",
        by: transport(trusting: door)
      )
      let texts = ["one", String(repeating: "two", count: 100_000), "three"]
      for text in texts { try await socket.send(text) }
      let received = try await first(3, of: socket)
      XCTAssertEqual(received, texts.map { .text($0) })
      await socket.close()
    }

    func testUntrustedServersAreRefused() async throws {
      let (door, server) = try serve()
      defer { stop(door, server) }
      for (name, transport) in [
        ("127.0.0.1", CurlWebSocketTransport(CurlTransport(environment: [:]))),
        ("localhost", transport(trusting: door)),
      ] {
        do {
          _ = try await WebSocket.connect(to: "wss://\(name):\(door.port)", by: transport)
          XCTFail("\(name) is accepted")
        } catch {
          guard case .transport(.tls) = error else { return XCTFail("\(error)") }
        }
      }
      XCTAssertEqual(server.requests.count, 0)
    }

    /// TLS needs the bytes of an incomplete write again, at the same address.
    func testWaitingBytesAreWrittenFirst() async throws {
      let (gate, count) = (DispatchSemaphore(value: 0), 5_000)
      let (door, server) = try serve { socket in
        gate.wait()
        var number = 0
        while number < count, socket.next()?.number == number { number += 1 }
        socket.send("\(number)")
        socket.waitForEnd()
      }
      defer { stop(door, server) }
      let transport = transport(trusting: door)
      let socket = try await WebSocket.connect(to: "wss://127.0.0.1:\(door.port)", by: transport)
      let sent = Notes<Int>()
      let sender = Task {
        let text = String(repeating: "x", count: 4_000)
        try await takeTurns(of: transport) { number in
          try await socket.send("\(number) \(text)")
          sent.add(number)
          return number < count - 1
        }
      }
      // Twenty megabytes exceed all buffers, so that the sender waits.
      var before = -1
      while sent.all.count > before {
        before = sent.all.count
        try await takeTurns(of: transport) { $0 < 1_000 }
      }
      gate.signal()
      try await sender.value
      let answer = try await first(1, of: socket)
      XCTAssertEqual(answer, [.text("\(count)")])
    }

    func testTheCloseFrameOfALostServerIsRead() async throws {
      let (door, server) = try serve { socket in
        // A message and a ping; the pong means that the client has received both and reads no more.
        socket.send(bytes: [0x81, 0x05] + Array("first".utf8) + [0x89, 0x00])
        _ = socket.nextFrame()
        socket.send("last")
        socket.send(bytes: [0x88, 0x02, 0x0F, 0xA1])
        socket.drop()
      }
      defer { stop(door, server) }
      var options = WebSocketOptions()
      options.inbox = .backpressure(messages: 1)
      let url = "wss://127.0.0.1:\(door.port)"
      let socket = try await WebSocket.connect(to: url, options, by: transport(trusting: door))
      await waitUntil { door.isEmpty }
      while (try? await socket.send("are you there?")) != nil { await Task.yield() }
      let received = try await all(of: socket)
      XCTAssertEqual(received, [.text("first"), .text("last")])
      XCTAssertEqual(socket.closure?.code?.rawValue, 4001)
    }

    private func serve(
      _ speak: @escaping @Sendable (LoopbackWebSocket) -> Void
    ) throws -> (SecureDoor, LoopbackServer) {
      let server = try BinderyRealtimeTests.serve(speak)
      return (try SecureDoor(to: server.port), server)
    }

    private func serve() throws -> (SecureDoor, LoopbackServer) {
      try serve { socket in while let message = socket.next() { socket.send(message) } }
    }

    private func stop(_ door: SecureDoor, _ server: LoopbackServer) {
      door.stop()
      server.stop()
    }

    private func transport(trusting door: SecureDoor) -> CurlWebSocketTransport {
      let file = door.certificate.file.path
      return CurlWebSocketTransport(CurlTransport(environment: ["SSL_CERT_FILE": file]))
    }
  }

  /// Lets the transport's thread run after each step, while there is a next one.
  private func takeTurns(
    of transport: CurlWebSocketTransport,
    _ step: (Int) async throws -> Bool
  ) async throws {
    let server = try echo()
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL, by: transport)
    var echoes = socket.messages.makeAsyncIterator()
    var number = 0
    while try await step(number) {
      try await socket.send("\(number)")
      let message = try await echoes.next()
      XCTAssertEqual(message, .text("\(number)"))
      number += 1
    }
    socket.drop()
  }
#endif
