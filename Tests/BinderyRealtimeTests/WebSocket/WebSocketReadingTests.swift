#if canImport(CLibZ)
  import BinderyTesting
  import TestSupport
  import XCTest

  @testable import BinderyRealtime
  @testable import BinderyRuntime

  /// Tests of when the event loop reads, and of messages that were not read.
  final class WebSocketReadingTests: TimedTestCase {
    func testRemainingMessagesGoToTheNextIterator() async throws {
      let server = try serve { socket in
        socket.sendTogether("hello", "1", "2")
        _ = socket.nextFrame()
      }
      defer { server.stop() }
      let socket = try await WebSocket.connect(to: server.webSocketURL)
      for expected in ["hello", "1", "2"] {
        let messages = try await first(1, of: socket)
        XCTAssertEqual(messages, [.text(expected)])
      }
    }

    func testRemainingMessagesGoToAWaitingIterator() async throws {
      let server = try serve { socket in
        socket.sendTogether("hello", "1", "2")
        _ = socket.nextFrame()
        socket.send("3")
        socket.close(.normalClosure)
        _ = socket.nextFrame()
      }
      defer { server.stop() }
      let socket = try await WebSocket.connect(to: server.webSocketURL)
      var second = socket.messages.makeAsyncIterator()
      let left = try await first(1, of: socket)
      XCTAssertEqual(left, [.text("hello")])
      try await socket.send("go on")
      for expected in ["1", "2", "3"] {
        let message = try await second.next()
        XCTAssertEqual(message, .text(expected))
      }
      let end = try await second.next()
      XCTAssertNil(end)
    }

    func testRemainingMessagesStayInOrder() {
      let rest = UnreadMessages()
      rest.give(WebSocketBatch([.text("2"), .text("3")]))
      rest.give(WebSocketBatch([.text("1")]))
      rest.give(WebSocketBatch())
      XCTAssertEqual(Array(rest.take()), [.text("1"), .text("2"), .text("3")])
      XCTAssertTrue(rest.take().isEmpty)
    }

    func testAServerThatPingsAndReadsNothingIsNotRead() throws {
      let (link, socket) = try CurlWebSocketLink.opened()
      let pings = [[UInt8]](repeating: [0x89, 0], count: 10_000).flatMap { $0 }
      var count = 0
      while socket.isReading, count < 200 {
        pings.withUnsafeBufferPointer { link.received($0, on: socket) }
        link.receivedAll(on: socket)
        count += 1
      }
      XCTAssertFalse(socket.isReading)
      XCTAssertLessThan(socket.unwrittenCount, 2 * WebSocketOutbox.limit)
    }

    func testALargeBatchIsDeliveredBeforeTheTurnEnds() throws {
      let (link, socket) = try CurlWebSocketLink.opened()
      var (writer, bytes) = (WebSocketWriter(masks: false), [UInt8]())
      writer.write(.binary([UInt8](repeating: 0, count: 2 << 20)), to: &bytes)
      bytes.withUnsafeBufferPointer { link.received($0, on: socket) }
      XCTAssertFalse(socket.isReading)
    }

    /// A descriptor without a reader signals repeatedly that its other side has ended.
    func testTheLoopSleepsWhileAnUnreadConnectionIsReset() async throws {
      let resets = EventLog()
      let server = try serve { socket in
        for _ in 0..<3 { socket.send("unread") }
        _ = socket.nextFrame()
        socket.drop(byReset: true)
        resets.add("reset")
      }
      defer { server.stop() }
      let web = try LoopbackServer { _ in .status(204) }
      defer { web.stop() }
      let transport = CurlTransport()
      var options = WebSocketOptions()
      options.inbox = .backpressure(messages: 1)
      let sockets = CurlWebSocketTransport(transport)
      let socket = try await sockets.connect(to: server.webSocketURL, options)
      try await socket.send(.text("go"))
      _ = try await resets.first(1)
      let before = transport.iterations
      for _ in 0..<20 { _ = try await transport.perform(HTTPExchange(url: web.url)) }
      XCTAssertLessThan(transport.iterations - before, 300)
      withExtendedLifetime(socket) {}
    }
  }

  extension LoopbackWebSocket {
    /// Sends the frames in one piece, which arrives as one batch.
    fileprivate func sendTogether(_ texts: String...) {
      var (writer, bytes) = (WebSocketWriter(masks: false), [UInt8]())
      for text in texts { writer.write(.text(text), to: &bytes) }
      send(bytes: bytes)
    }
  }
#endif
