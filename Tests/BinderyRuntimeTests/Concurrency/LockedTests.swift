import TestSupport
import XCTest

@testable import BinderyRuntime

/// Tests of state that many tasks change concurrently.
final class LockedTests: TimedTestCase {
  func testConcurrentChangesAreNotLost() async {
    let count = Locked(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<10_000 { count.withLock { $0 += 1 } } }
      }
    }
    XCTAssertEqual(count.withLock { $0 }, 80_000)
  }

  func testAnErrorReleasesTheLock() {
    let texts = Locked(["a"])
    XCTAssertThrowsError(
      try texts.withLock { texts throws(CancellationError) in
        texts.append("b")
        throw CancellationError()
      }
    )
    XCTAssertEqual(texts.withLock { $0 }, ["a", "b"])
  }

  func testAHeldLockIsNotWaitedFor() {
    let count = Locked(1)
    XCTAssertEqual(count.withLockIfAvailable { $0 }, 1)
    count.withLock { _ in XCTAssertNil(count.withLockIfAvailable { $0 }) }
    XCTAssertEqual(count.withLockIfAvailable { $0 }, 1)
  }

  func testAReplacedValueIsReleasedAfterTheLock() {
    let value = Locked<Released?>(nil)
    let wasFree = Locked<Bool?>(nil)
    let first = Released {
      let isFree = value.withLockIfAvailable { _ in } != nil
      wasFree.withLock { $0 = isFree }
    }
    value.replace(\.self, by: first)
    _ = consume first
    value.replace(\.self, by: nil)
    XCTAssertEqual(wasFree.withLock { $0 }, true)
  }
}

/// Calls a closure when it is released.
private final class Released: Sendable {
  private let report: @Sendable () -> Void

  init(_ report: @escaping @Sendable () -> Void) { self.report = report }

  deinit { report() }
}
