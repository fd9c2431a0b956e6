import XCTest

/// Findings that follow from one cause.
final class CollapsedFindingTests: XCTestCase {
  func testFollowersOfOneCauseAreOneLine() throws {
    let package = try GeneratedShop()
    try package.write(
      GeneratedShop.document.replacingOccurrences(of: "    Book:", with: "    Volume:")
        .replacingOccurrences(of: "schemas/Order\"", with: "schemas/Book\"")
    )
    let brief = try package.run("--force")
    XCTAssertEqual(brief.errors.components(separatedBy: "[unresolved-reference]").count, 2)
    XCTAssert(
      brief.errors.contains("\nnote: 1 more for the same reason; bindery lint --all shows it\n"),
      brief.errors
    )
    let all = try BinderyProcess("lint", "--all", in: package.folder.url)
    XCTAssertEqual(all.output.components(separatedBy: "[unresolved-reference]").count, 3)
  }
}
