#if canImport(CLibZ)
  import BinderyTesting
  import TestSupport
  import XCTest

  @testable import BinderyRealtime
  @testable import BinderyRuntime

  /// Tests of the pings that a client sends by itself.
  final class WebSocketPingTests: TimedTestCase {
    func testASilentServerIsPinged() async throws {
      let pings = Notes<LoopbackWebSocket.Frame>()
      let server = try serve { socket in
        while let frame = socket.nextFrame() {
          pings.add(frame)
          if case .ping(let payload) = frame { socket.pong(payload) }
          guard pings.all.count == 3 else { continue }
          socket.close(.normalClosure)
          _ = socket.nextFrame()
          return
        }
      }
      defer { server.stop() }
      let begin = ContinuousClock.now
      let socket = try await WebSocket.connect(to: server.webSocketURL, options(5, 20_000))
      let received = try await all(of: socket)
      XCTAssertEqual(received, [])
      // The next ping follows the interval, and not the time for the answer.
      XCTAssertLessThan(ContinuousClock.now - begin, .seconds(15))
      XCTAssertEqual(socket.closure?.by, .server)
      XCTAssertEqual(pings.all.prefix(3).map(\.isPing), [true, true, true])
    }

    func testAServerThatDoesNotAnswerIsLost() async throws {
      let server = try serve { socket in while socket.nextFrame() != nil {} }
      defer { server.stop() }
      let socket = try await WebSocket.connect(to: server.webSocketURL, options(5, 20))
      var messages = socket.messages.makeAsyncIterator()
      await assertEnds(&messages) { $0 == .transport(.timedOut) }
      XCTAssertNil(socket.closure)
    }

    /// A client that reads no more can't receive the pong.
    func testASlowReaderIsNotALostServer() throws {
      let (link, socket) = try CurlWebSocketLink.opened(
        .backpressure(messages: 1),
        pings: WebSocketPings(interval: .seconds(1), timeout: .seconds(1))
      )
      link.receive([0x81, 0x01, 0x61], on: socket)
      link.receivedAll(on: socket)
      XCTAssertFalse(socket.isReading)
      let count = socket.unwrittenCount
      for _ in 0..<3 {
        link.timedOut(socket)
        XCTAssertEqual(socket.unwrittenCount, count)
      }
    }

    func testNoPingIsSentByDefault() throws {
      let (_, socket) = try CurlWebSocketLink.opened()
      XCTAssertNil(socket.deadline)
    }

    private func options(_ interval: Int, _ timeout: Int) -> WebSocketOptions {
      var options = WebSocketOptions()
      options.automaticPings = WebSocketPings(
        interval: .milliseconds(interval),
        timeout: .milliseconds(timeout)
      )
      return options
    }
  }

  extension LoopbackWebSocket.Frame {
    fileprivate var isPing: Bool { if case .ping = self { true } else { false } }
  }
#endif
