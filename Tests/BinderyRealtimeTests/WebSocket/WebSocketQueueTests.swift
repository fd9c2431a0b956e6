import BinderyTesting
import TestSupport
import XCTest

@testable import BinderyRealtime

/// Tests of the queues on both sides of a WebSocket, and of the tasks that wait for them.
final class WebSocketQueueTests: TimedTestCase {
  private let outcomes = EventLog()

  func testAPongAnswersEarlierPingsAsWell() async throws {
    let pongs = WebSocketPongs()
    for number in UInt8(1)...3 { try await ping(pongs, [number]) }
    pongs.receive([9])
    XCTAssertEqual(outcomes.all.filter { $0.hasSuffix("answered") }, [])
    pongs.receive([2])
    let answered = try await outcomes.first(5)
    XCTAssertEqual(answered.suffix(2).sorted(), ["[1] answered", "[2] answered"])
    pongs.end(nil)
    let failed = try await outcomes.first(6)
    XCTAssertEqual(failed.last, "[3] failed")
    // Later pings fail at once.
    Task { [outcomes] in
      try? await pongs.pong(to: [4]) { true }
      outcomes.add("late")
    }
    let late = try await outcomes.first(7)
    XCTAssertEqual(late.last, "late")
  }

  func testMessagesOrBytesFillAnInbox() async throws {
    let inbox = WebSocketInbox(.backpressure(messages: 3, bytes: 10))
    XCTAssertTrue(inbox.add(WebSocketBatch([.text("a"), .text("b")])))
    XCTAssertFalse(inbox.add(WebSocketBatch([.text("c")])))
    XCTAssertFalse(inbox.acceptsMore)
    let batch = try await inbox.next { [outcomes] in outcomes.add("emptied") }
    XCTAssertEqual(batch.map(Array.init), [.text("a"), .text("b"), .text("c")])
    XCTAssertEqual(outcomes.all, ["emptied"])
    XCTAssertTrue(inbox.add(WebSocketBatch([.binary([UInt8](repeating: 0, count: 9))])))
    XCTAssertFalse(inbox.add(WebSocketBatch([.binary([0])])))
    inbox.finish(nil)
    // Messages after the end are dropped.
    _ = inbox.add(WebSocketBatch([.text("late")]))
    let rest = try await inbox.next {}
    XCTAssertEqual(rest?.count, 2)
    let end = try await inbox.next {}
    XCTAssertNil(end)
  }

  func testAnotherReaderEndsTheFirst() async throws {
    let inbox = WebSocketInbox(.backpressure())
    for _ in 1...2 {
      Task { [outcomes] in
        let batch = try? await inbox.next {}
        outcomes.add(batch.map { "\($0.count)" } ?? "end")
      }
    }
    let end = try await outcomes.first(1)
    XCTAssertEqual(end, ["end"])
    _ = inbox.add(WebSocketBatch([.text("a")]))
    let all = try await outcomes.first(2)
    XCTAssertEqual(all, ["end", "1"])
  }

  func testACancelledTaskDoesNotEndAnotherReader() async throws {
    let inbox = WebSocketInbox(.backpressure())
    let reader = Task { try await inbox.next {} }
    await waitUntil { inbox.hasReader }
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await inbox.next {}
    }
    let nothing = try await late.value
    XCTAssertNil(nothing)
    _ = inbox.add(WebSocketBatch([.text("a")]))
    let batch = try await reader.value
    XCTAssertEqual(batch.map(Array.init), [.text("a")])
  }

  func testTheFirstClosureIsKnownUntilTheEnd() {
    let outbox = WebSocketOutbox(WebSocketWriter(masks: true))
    let closure = WebSocketClosure(code: .goingAway, by: .server)
    _ = outbox.close(.goingAway, "", firstClosure: closure)
    XCTAssertEqual(outbox.firstClosure, closure)
    outbox.finish()
    XCTAssertNil(outbox.firstClosure)
  }

  func testAnOutboxReportsTooManyBytesUntilTheyAreWritten() async throws {
    let outbox = WebSocketOutbox(WebSocketWriter(masks: true))
    XCTAssertEqual(outbox.add(.text("a")), .taken(isFirst: true, isTooMuch: false))
    let long = WebSocketMessage.binary([UInt8](repeating: 0, count: WebSocketOutbox.limit))
    XCTAssertEqual(outbox.add(long), .taken(isFirst: false, isTooMuch: true))
    XCTAssertGreaterThan(outbox.take().count, WebSocketOutbox.limit)
    // Taken, and not written.
    XCTAssertEqual(outbox.add(.text("b")), .taken(isFirst: true, isTooMuch: true))
    Task { [outcomes] in
      await outbox.waitForSpace()
      outcomes.add("space")
    }
    outbox.drained()
    let space = try await outcomes.first(1)
    XCTAssertEqual(space, ["space"])
    _ = outbox.close(.normalClosure, "")
    XCTAssertEqual(outbox.add(.text("late")), .closed)
    XCTAssertEqual(outbox.addPing([]), .closed)
  }

  /// Returns once it waits.
  private func ping(_ pongs: WebSocketPongs, _ payload: [UInt8]) async throws {
    Task { [outcomes] in
      do {
        try await pongs.pong(to: payload) {
          outcomes.add("\(payload) sent")
          return true
        }
        outcomes.add("\(payload) answered")
      } catch {
        outcomes.add("\(payload) failed")
      }
    }
    try await outcomes.wait(for: "\(payload) sent")
  }
}
