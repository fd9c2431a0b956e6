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
}
