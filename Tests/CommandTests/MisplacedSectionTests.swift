import XCTest

/// Sections with wrong indentation or nesting.
final class MisplacedSectionTests: XCTestCase {
  /// Each indentation mistake is one finding, and removes no files.
  func testReportsAMisplacedSectionOnce() throws {
    let tooFar = "“components” must be at the top level, not in “paths”"
    let mistakes: [(mistake: String, location: String, document: String)] = [
      (tooFar, "14:3", GeneratedShop.indented(13..<14, by: 2)),
      (tooFar, "14:3", GeneratedShop.indented(13..., by: 2)),
      (
        "“components” must be at the top level, not in “/orders”", "14:5",
        GeneratedShop.indented(13..., by: 4)
      ),
      (
        "“responses” must be in “components”, not beside it", "15:1",
        GeneratedShop.indented(14..., by: -2)
      ),
      (
        "“Book” must be in “schemas”, not beside it", "19:3",
        GeneratedShop.indented(18..., by: -2)
      ),
      (
        "“/books” must be in “paths”, not beside it", "4:1",
        GeneratedShop.indented(3..<13, by: -2)
      ),
    ]
    for (mistake, location, text) in mistakes {
      let package = try GeneratedShop()
      let before = try package.generated()
      try package.write(text)
      let run = try package.run()
      XCTAssertEqual(run.status, 1, mistake)
      let lines = run.errors.split(separator: "\n")
      XCTAssertEqual(
        lines.first?.hasPrefix("Spec/shop/openapi.yaml:\(location): error: \(mistake)"),
        true,
        run.errors
      )
      XCTAssertEqual(run.errors.components(separatedBy: ": error: ").count, 2, run.errors)
      XCTAssertFalse(run.errors.contains("unresolved-reference"), run.errors)
      XCTAssertEqual(try package.generated(), before, mistake)
    }
  }

  func testJSONHasNoIndentation() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "openapi": "3.1.0", "info": { "title": "Shop", "version": "1" },
        "paths": { "components": { "schemas": { "A": { "type": "string" } } } } }

      """,
      to: "shop.json"
    )
    let run = try BinderyProcess("generate", "shop.json", "-o", "Out", in: folder.url)
    XCTAssert(
      run.errors.hasPrefix(
        "shop.json:2:14: error: “components” must be at the top level, not in “paths”"
      ),
      run.errors
    )
    XCTAssertEqual(run.status, 1)
  }
}
