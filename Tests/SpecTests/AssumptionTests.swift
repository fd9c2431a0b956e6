import XCTest

/// What is assumed has a number, and each number is explained once and used: in a document, or in
/// the client where no document could say it.
final class AssumptionTests: XCTestCase {
  func testEveryAssumptionIsExplainedAndMade() throws {
    let page = try AssumptionPage()
    XCTAssertEqual(page.numbers, page.places.keys.sorted())
    XCTAssertEqual(page.numbers.count, 32)
  }
}
