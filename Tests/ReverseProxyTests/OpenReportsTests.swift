import XCTest

@testable import ReverseProxy

final class OpenReportsTests: XCTestCase {
  /// Without a time in the past, with which a connection would poll without waiting.
  func testFewerElementsThanReportedAreAwaitedWithoutATime() {
    var reports = OpenReports()
    XCTAssertFalse(reports.isDue(3))
    XCTAssertNotNil(reports.next)
    XCTAssertFalse(reports.isDue(0))
    XCTAssertNil(reports.next)
  }
}
