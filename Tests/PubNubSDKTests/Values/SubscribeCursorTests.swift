import XCTest

@testable import PubNubSDK

/// Cursors with only one part.
final class SubscribeCursorTests: XCTestCase {
  func testAnAbsentPartIsZero() {
    XCTAssertEqual(SubscribeCursor(timetoken: 5), SubscribeCursor(timetoken: 5, region: 0))
    let region = SubscribeCursor(timetoken: nil, region: 3)
    XCTAssertEqual(region, SubscribeCursor(timetoken: 0, region: 3))
    XCTAssertNil(SubscribeCursor(timetoken: nil, region: nil))
    XCTAssertEqual(SubscribeCursor.now, SubscribeCursor(timetoken: 0, region: 0))
  }
}
