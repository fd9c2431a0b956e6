#if canImport(CLibZ)
  import BinderyTesting
  import TestSupport
  import XCTest

  @testable import BinderyRealtime
  @testable import BinderyRuntime

  /// Tests of the event loop's handler as bytes arrive, and as the connection ends.
  final class CurlWebSocketLinkTests: TimedTestCase {
    private let outcomes = EventLog()

    func testOnlyTheOpeningHasADeadline() throws {
      let opening = try WebSocketOpening(
        try WebSocketAddress("ws://localhost"),
        WebSocketOptions()
      )
      let link = CurlWebSocketLink(opening)
      let socket = CurlSocket(
        to: CurlSocket.Destination(url: "http://localhost", timeout: .seconds(1)),
        link
      )
      link.connected(socket)
      XCTAssertNotNil(socket.deadline)
      let (_, other) = try CurlWebSocketLink.opened()
      XCTAssertNil(other.deadline)
    }

    func testBytesReceivedWithTheEndAreRead() async throws {
      let (link, socket) = try CurlWebSocketLink.opened()
      link.receive([0x81, 0x01, 0x61], on: socket)
      link.ended(nil)
      let batch = try await link.inbox.next {}
      XCTAssertEqual(batch.map(Array.init), [.text("a")])
      await assertEnds { try await link.inbox.next {} }
      // A ping fails, since its pong can't arrive any more.
      XCTAssertEqual(link.outbox.add(.text("late")), .closed)
      await assertEnds { try await link.pongs.pong(to: [1]) { true } }
    }

    func testFramesAfterTheCloseFrameAreIgnored() async throws {
      let (link, socket) = try CurlWebSocketLink.opened()
      link.receive([0x81, 0x01, 0x61, 0x88, 0x00, 0x81, 0x01, 0x62], on: socket)
      link.receive([0x81, 0x01, 0x63], on: socket)
      link.ended(nil)
      let batch = try await link.inbox.next {}
      XCTAssertEqual(batch.map(Array.init), [.text("a")])
      let end = try await link.inbox.next {}
      XCTAssertNil(end)
      XCTAssertEqual(link.closeState.closure, WebSocketClosure(code: nil, by: .server))
    }

    /// The server's close frame may follow messages that are not read.
    func testReadingContinuesAfterTheOwnCloseFrame() throws {
      let (link, socket) = try CurlWebSocketLink.opened(.backpressure(messages: 1))
      link.receive([0x81, 0x01, 0x61], on: socket)
      link.receivedAll(on: socket)
      XCTAssertFalse(socket.isReading)
      link.receive([0x88, 0x00], on: socket)
      XCTAssertTrue(socket.isReading)
      XCTAssertNotNil(socket.deadline)
      link.receivedAll(on: socket)
      XCTAssertTrue(socket.isReading)
    }

    func testMessagesAfterTheOwnCloseFrameAreBounded() async throws {
      let (link, socket) = try CurlWebSocketLink.opened(.backpressure(messages: 2))
      await link.closeState.request(WebSocketCloseState.Request(code: .normalClosure, reason: "")) {
        link.serve(socket)
        for _ in 1...5 {
          link.receive([0x81, 0x01, 0x61], on: socket)
          link.receivedAll(on: socket)
          XCTAssertTrue(socket.isReading, "the server's close frame follows it")
        }
        link.receive([0x81, 0x01, 0x61], on: socket)
        link.ended(nil)
      }
      XCTAssertEqual(link.inbox.droppedCount, 4)
      let batch = try await link.inbox.next {}
      XCTAssertEqual(batch.map(Array.init), [.text("a"), .text("a")])
    }

    func testSendersWaitWhileTooManyBytesAreUnwritten() async throws {
      let (link, socket) = try CurlWebSocketLink.opened()
      let outcome = WebSocketOpening.Outcome(headers: [:])
      let connection = CurlWebSocket(link, socket, CurlTransport(), outcome)
      let long = WebSocketMessage.binary([UInt8](repeating: 0, count: 2 * WebSocketOutbox.limit))
      let sending = Task { [outcomes] in
        try? await connection.send(long)
        outcomes.add("sent")
      }
      await waitUntil { !link.outbox.take().isEmpty }
      await waitUntil { link.outbox.hasWaitingSender }
      outcomes.add("drained")
      link.drained(socket)
      let received = try await outcomes.first(2)
      XCTAssertEqual(received, ["drained", "sent"])
      await sending.value
    }

    private func assertEnds<T>(line: UInt = #line, _ body: () async throws -> T) async {
      do {
        _ = try await body()
        XCTFail("no error", line: line)
      } catch {
        guard case WebSocketError.transport(.connectionLost) = error else {
          return XCTFail("\(error)", line: line)
        }
      }
    }
  }
#endif
