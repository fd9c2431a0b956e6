import XCTest

@testable import Comparing

/// The messages about changed Swift declarations.
final class DeclarationDifferenceTests: XCTestCase {
  func testOnlyOtherParametersAreNamed() {
    assertDifference(
      "func find(key: String, filter: String? = nil, done: (Int, Int) -> Void) throws(E) -> R",
      "func find(key: String, filter: String, done: (Int, Int) -> Void) throws(E) -> R",
      "it has “filter: String” now, and no longer “filter: String? = nil”"
    )
    assertDifference(
      "init(a: [String: Int])",
      "init(a: [String: Int], b: Int)",
      "it has “b: Int” now"
    )
    assertDifference("init(a: Int)", "init()", "it no longer has “a: Int”")
  }

  func testOtherDeclarationsAreNamedAsAWhole() {
    for (old, new) in [
      ("var a: (Int, Int)", "var a: (Int, String)"), ("func a() -> Int", "func a() -> String"),
      ("init(a: Int, b: Int)", "init(b: Int, a: Int)"), ("var a: Int?", "var a: Int"),
    ] {
      assertDifference(old, new, "it changed from “\(old)” to “\(new)”")
    }
  }

  private func assertDifference(
    _ old: String,
    _ new: String,
    _ expected: String,
    line: UInt = #line
  ) {
    XCTAssertEqual(DeclarationDifference(old, new).text, expected, line: line)
  }
}
