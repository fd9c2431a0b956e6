import BinderyRealtime
import XCTest

final class PermitsTests: XCTestCase {
  func testTheNumberOfPermitsIsLimited() {
    let permits = Permits(bound: 2)
    var first = permits.take()
    let second = permits.take()
    XCTAssertNotNil(first)
    XCTAssertNotNil(second)
    XCTAssertNil(permits.take())
    first = nil
    // A permit without a reference is returned at once.
    XCTAssertNotNil(permits.take())
    XCTAssertNotNil(permits.take())
    withExtendedLifetime(second) {}
    XCTAssertNil(first)
  }
}
