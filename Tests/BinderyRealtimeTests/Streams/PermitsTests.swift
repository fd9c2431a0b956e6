import BinderyRealtime
import XCTest

final class PermitsTests: XCTestCase {
  func testThereAreSoManyAtOnce() {
    let permits = Permits(bound: 2)
    var first = permits.take()
    let second = permits.take()
    XCTAssertNotNil(first)
    XCTAssertNotNil(second)
    XCTAssertNil(permits.take())
    first = nil
    // What nobody held on to is free again at once.
    XCTAssertNotNil(permits.take())
    XCTAssertNotNil(permits.take())
    withExtendedLifetime(second) {}
    XCTAssertNil(first)
  }
}
