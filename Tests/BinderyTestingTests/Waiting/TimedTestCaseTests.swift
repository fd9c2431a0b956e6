import BinderyTesting
import TestSupport
import XCTest

final class TimedTestCaseTests: XCTestCase {
  func testAbandonsWorkThatDoesNotEnd() {
    let never = DispatchSemaphore(value: 0)
    XCTAssertFalse(TimedTestCase.ends(within: 0.05) { never.wait() })
    never.signal()
  }

  func testWaitsForWorkThatNeedsTheMainQueue() {
    let result = EventLog()
    let ends = TimedTestCase.ends(within: 30) {
      DispatchQueue.main.sync { result.add("done") }
      result.add("done")
    }
    XCTAssertTrue(ends)
    XCTAssertEqual(result.all.count, 2)
  }
}
