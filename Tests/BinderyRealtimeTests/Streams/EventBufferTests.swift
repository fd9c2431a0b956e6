import BinderyRealtime
import TestSupport
import XCTest

final class EventBufferTests: TimedTestCase {
  func testTheOldestAreDroppedAndCounted() async throws {
    let buffer = EventBuffer<Int>(BufferPolicy(bound: 3, overflow: .dropOldest))
    for event in 1...7 { buffer.send(event) }
    buffer.finish()
    let read = try await all(of: buffer)
    XCTAssertEqual(read, ["5 after 4 lost", "6", "7"])
  }

  func testTheNewestAreDroppedAndCounted() async throws {
    let buffer = EventBuffer<Int>(BufferPolicy(bound: 2, overflow: .dropNewest))
    for event in 1...5 { buffer.send(event) }
    _ = try await buffer.next()
    buffer.send(6)
    buffer.finish()
    let read = try await all(of: buffer)
    XCTAssertEqual(read, ["2", "6 after 3 lost"])
  }

  func testOverflowMayFail() async throws {
    let buffer = EventBuffer<Int>(BufferPolicy(bound: 1, overflow: .fail))
    for event in 1...3 { buffer.send(event) }
    let first = try await buffer.next()
    XCTAssertEqual(first?.event, 1)
    do {
      _ = try await buffer.next()
      XCTFail("no error")
    } catch {
      XCTAssertEqual((error as? EventBufferOverflow)?.bound, 1)
    }
  }

  func testABufferWithABoundOfZeroDropsEventsWithoutAReader() async throws {
    let buffer = EventBuffer<Int>(BufferPolicy(bound: 0, overflow: .dropOldest))
    buffer.send(1)
    async let entry = buffer.next()
    // Whether the reader or the event comes first, one of these arrives.
    await waitUntil { buffer.hasReader }
    buffer.send(2)
    let read = try await entry
    XCTAssertEqual(read?.event, 2)
    XCTAssertEqual(read?.droppedBefore, 1)
  }

  func testAFailureFollowsTheWaitingEvents() async throws {
    let buffer = EventBuffer<Int>(BufferPolicy(bound: 5, overflow: .dropOldest))
    buffer.send(1)
    buffer.finish(throwing: CancellationError())
    buffer.send(2)
    let first = try await buffer.next()
    XCTAssertEqual(first?.event, 1)
    do {
      _ = try await buffer.next()
      XCTFail("no error")
    } catch {
      XCTAssertTrue(error is CancellationError)
    }
  }

  func testACancelledReaderReceivesTheEnd() async throws {
    let buffer = EventBuffer<Int>(BufferPolicy(bound: 5, overflow: .dropOldest))
    let reader = Task { try await buffer.next() }
    await waitUntil { buffer.hasReader }
    reader.cancel()
    let entry = try await reader.value
    XCTAssertNil(entry)
    buffer.send(1)
    let next = try await buffer.next()
    XCTAssertEqual(next?.event, 1, "what comes then waits for another reader")
  }

  func testACancelledTaskDoesNotEndAnotherReader() async throws {
    let buffer = EventBuffer<Int>(BufferPolicy(bound: 5, overflow: .dropOldest))
    let reader = Task { try await buffer.next() }
    await waitUntil { buffer.hasReader }
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await buffer.next()
    }
    let nothing = try await late.value
    XCTAssertNil(nothing)
    buffer.send(1)
    let entry = try await reader.value
    XCTAssertEqual(entry?.event, 1)
  }

  private func all(of buffer: EventBuffer<Int>) async throws -> [String] {
    var read: [String] = []
    while let entry = try await buffer.next() {
      let loss = entry.droppedBefore > 0 ? " after \(entry.droppedBefore) lost" : ""
      read.append("\(entry.event)\(loss)")
    }
    return read
  }
}
