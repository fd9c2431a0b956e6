import XCTest

/// A test case with a timeout, so that a test that hangs is reported and the others run.
///
/// On Linux XCTest waits for an asynchronous test for 30 days, which can't be configured; on
/// Apple's systems the time allowance of a test plan does this.
open class TimedTestCase: XCTestCase {
  /// The timeout of a test, in seconds, long enough for a busy machine and a sanitizer.
  open class var timeLimit: TimeInterval { 120 }

  #if os(Linux)
    open override func invokeTest() {
      if !Self.ends(within: Self.timeLimit, { super.invokeTest() }) {
        XCTFail("\(name) did not end within \(Self.timeLimit) seconds")
      }
    }
  #endif

  /// Runs work on its own thread while this one serves the main queue.
  ///
  /// Returns whether it ends in time. Work that doesn't end is abandoned, because a blocked thread
  /// can't be ended.
  public static func ends(within timeout: TimeInterval, _ work: @escaping () -> Void) -> Bool {
    let end = XCTestExpectation(description: "the work ends")
    // Transferred to the thread; here it is only waited for.
    nonisolated(unsafe) let work = work
    let thread = Thread {
      work()
      end.fulfill()
    }
    // The size of the main thread's stack, on which tests run otherwise.
    thread.stackSize = 8 << 20
    thread.start()
    return XCTWaiter().wait(for: [end], timeout: timeout) == .completed
  }
}
