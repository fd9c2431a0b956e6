import XCTest

/// Tests that each assumption has a number that is explained once, and used in a document or in the
/// client.
final class AssumptionTests: XCTestCase {
  func testEveryAssumptionIsExplainedAndMade() throws {
    let page = try AssumptionPage()
    XCTAssertEqual(page.numbers, page.locations.keys.sorted())
    XCTAssertEqual(page.numbers.count, 32)
  }
}
