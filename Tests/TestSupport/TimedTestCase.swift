import XCTest

/// Tests that fail when they don't end in time, so that what hangs is named and the others go on.
///
/// On Linux XCTest waits for an asynchronous test for 30 days, and can't be told otherwise; on
/// Apple's systems the allowance of a test plan does this.
open class TimedTestCase: XCTestCase {
  /// How many seconds a test has: a machine may be busy, and a sanitizer slows everything down.
  open class var patience: TimeInterval { 120 }

  #if os(Linux)
    open override func invokeTest() {
      if !Self.ends(within: Self.patience, { super.invokeTest() }) {
        XCTFail("\(name) did not end within \(Self.patience) seconds")
      }
    }
  #endif

  /// Whether work ends in time on a thread of its own, while this one serves the main queue.
  ///
  /// What doesn't end is left to itself: nothing can end a test that waits for what never comes.
  public static func ends(within patience: TimeInterval, _ work: @escaping () -> Void) -> Bool {
    let end = XCTestExpectation(description: "the work ends")
    // Given away: here it is only waited for.
    nonisolated(unsafe) let work = work
    let thread = Thread {
      work()
      end.fulfill()
    }
    // As much as the main thread has, on which tests run otherwise.
    thread.stackSize = 8 << 20
    thread.start()
    return XCTWaiter().wait(for: [end], timeout: patience) == .completed
  }
}
