import XCTest

/// Findings with the same cause.
final class CollapsedFindingTests: XCTestCase {
  func testCollapsesFindingsWithTheSameCause() throws {
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

  /// One error for `components`, whichever form its absence has, and none for what follows from it.
  func testEmptyComponentsAreOneError() throws {
    let head = """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths:
        /books/{id}/{page}:
          parameters: [{ $ref: "#/components/parameters/Id" }]
          get:
            operationId: readPage
            parameters: [{ $ref: "#/components/parameters/Page" }]
            responses: { "404": { $ref: "#/components/responses/Missing" } }

      """
    for components in ["components:\n", "components: {}\n", "components: all\n", ""] {
      let folder = try TemporaryFolder()
      try folder.write(head + components, to: "shop.yaml")
      let run = try BinderyProcess("lint", "shop.yaml", in: folder.url)
      let count = components == "components: {}\n" ? 3 : 2
      XCTAssertEqual(
        run.output.components(separatedBy: "[unresolved-reference]").count,
        count,
        components + run.output
      )
      XCTAssertFalse(run.output.contains("[missing-path-parameter]"), run.output)
      XCTAssertEqual(run.status, 1)
    }
  }
}
