import BinderyRealtime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of waiting while a counter is at its bound.
final class BoundedCounterTests: TimedTestCase {
  private let wentOn = EventLog()

  func testItIsFullFromItsBoundOn() {
    let room = BoundedCounter(bound: 2)
    room.enter()
    XCTAssertFalse(room.isFull)
    room.enter()
    XCTAssertTrue(room.isFull)
    room.enter()
    room.leave()
    XCTAssertTrue(room.isFull, "more came than there is room for")
    XCTAssertEqual(room.count, 2)
    room.leave()
    XCTAssertFalse(room.isFull)
  }

  func testWaitersResumeBelowTheBound() async throws {
    let room = BoundedCounter(bound: 1)
    room.enter()
    room.enter()
    await wait(for: room)
    room.leave()
    await Task.yield()
    room.leave()
    let counts = try await wentOn.first(1)
    XCTAssertEqual(counts, ["0"])
  }

  func testCancellationEndsTheWait() async throws {
    let room = BoundedCounter(bound: 0)
    await wait(for: room).cancel()
    _ = try await wentOn.first(1)
    XCTAssertTrue(room.isFull)
  }

  func testWaitersResumeWithoutABound() async throws {
    let room = BoundedCounter(bound: 0)
    await wait(for: room)
    room.setBounded(false)
    _ = try await wentOn.first(1)
    XCTAssertFalse(room.isFull)
    room.setBounded(true)
    XCTAssertTrue(room.isFull)
  }

  /// Starts a task that waits, or is about to.
  @discardableResult
  private func wait(for room: BoundedCounter) async -> Task<Void, Never> {
    let task = Task { [wentOn] in
      await room.wait()
      wentOn.add("\(room.count)")
    }
    for _ in 0..<100 { await Task.yield() }
    return task
  }
}
