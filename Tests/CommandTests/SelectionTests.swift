import Foundation
import XCTest

/// Operations that the command line selects.
final class SelectionTests: XCTestCase {
  private let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /books:
        get: { operationId: listBooks, tags: [books], responses: { "204": { description: None. } } }
      /books/{id}:
        parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
        delete: { operationId: deleteBook, responses: { "204": { description: None. } } }
      /maps:
        get: { operationId: listMaps, tags: [maps], responses: { "204": { description: None. } } }

    """

  func testSelectsByPathTagAndOperation() throws {
    for (arguments, expected) in [
      ([], ["DeleteBook", "ListBooks", "ListMaps"]),
      (["--path", "/books*"], ["DeleteBook", "ListBooks"]),
      (["--path", "/books*", "--exclude-operation", "deleteBook"], ["ListBooks"]),
      (["--tag", "maps", "--operation=deleteBook"], ["DeleteBook", "ListMaps"]),
      (["--exclude-tag", "maps", "--exclude-path", "/books/*"], ["ListBooks"]),
    ] {
      let folder = try TemporaryFolder()
      try folder.write(document, to: "shop.yaml")
      let run = try BinderyProcess(
        ["generate", "shop.yaml", "-o", "Out", "--strict"] + arguments,
        in: folder.url
      )
      XCTAssertEqual(run.status, 0, run.errors)
      let requests = folder.url.appendingPathComponent("Out/Requests")
      let names = try FileManager.default.contentsOfDirectory(atPath: requests.path)
        .map { try String(contentsOf: requests.appendingPathComponent($0), encoding: .utf8) }
        .flatMap { $0.matches(of: /struct (\w+): Request/).map { String($0.output.1) } }
      XCTAssertEqual(names.sorted(), expected, "\(arguments)")
    }
  }

  func testWarnsOfPatternsWithoutMatch() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "shop.yaml")
    let run = try BinderyProcess(
      ["lint", "shop.yaml", "--tag", "boks", "--tag", "maps", "--exclude-path", "/films/*"],
      in: folder.url
    )
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(
      run.output,
      """
      warning: no operation has the tag “boks” [unused-rule]
        help: did you mean “books”?
      warning: no operation has the path “/films/*” [unused-rule]
        help: correct the path, or remove it from the filter

      """
    )
  }

  func testATypoThatSelectsNothingKeepsTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "shop.yaml")
    let first = try BinderyProcess("generate", "shop.yaml", "-o", "Out", in: folder.url)
    XCTAssertEqual(first.status, 0, first.errors)
    let typo = try BinderyProcess(
      ["generate", "shop.yaml", "-o", "Out", "--operation", "listBook"],
      in: folder.url
    )
    XCTAssertEqual(typo.status, 1)
    XCTAssertEqual(
      typo.errors,
      """
      error: no operation has the operation “listBook” [unused-rule]
        help: did you mean “listBooks”?

      """
    )
    let check = try BinderyProcess("generate", "shop.yaml", "-o", "Out", "--check", in: folder.url)
    XCTAssertEqual(check.status, 0, check.output)
  }

  func testASelectionNeedsADocument() throws {
    let run = try BinderyProcess("generate", "--tag", "books")
    XCTAssertEqual(run.status, 2)
    XCTAssert(
      run.errors.contains("selecting operations requires a document; without one, set “filter”")
    )
  }

  func testTheOutputOfAnotherDocumentIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "a/openapi.yaml")
    try folder.write(
      document.replacingOccurrences(of: "title: Shop", with: "title: Library"),
      to: "b/openapi.yaml"
    )
    try folder.write(document, to: "shop.yaml")
    let first = try BinderyProcess("generate", "a/openapi.yaml", "-o", "Out", in: folder.url)
    XCTAssertEqual(first.status, 0, first.errors)
    for (other, origin, fix) in [
      (
        "shop.yaml", "“openapi.yaml”",
        "use another output folder, or delete the generated files in this one"
      ),
      (
        "b/openapi.yaml", "“openapi.yaml” for the client “Shop”",
        """
        use another output folder; if only the client's name changed, pass --client Shop or delete \
        the generated files
        """
      ),
    ] {
      let second = try BinderyProcess("generate", other, "-o", "Out", in: folder.url)
      XCTAssertEqual(second.status, 1)
      XCTAssertEqual(
        second.errors,
        """
        error: the folder “Out” contains code that is generated from \(origin) \
        [existing-file]
          help: \(fix)

        """
      )
    }
  }

  func testARetitledDocumentKeepsItsClient() throws {
    let folder = try TemporaryFolder()
    try folder.write(document, to: "shop.yaml")
    let first = try BinderyProcess("generate", "shop.yaml", "-o", "Out", in: folder.url)
    XCTAssertEqual(first.status, 0, first.errors)
    try folder.write(
      document.replacingOccurrences(of: "title: Shop", with: "title: Shap"),
      to: "shop.yaml"
    )
    let kept = try BinderyProcess(
      ["generate", "shop.yaml", "-o", "Out", "--client", "Shop"],
      in: folder.url
    )
    XCTAssertEqual(kept.errors, "Out: 4 files, 1 changed\n")
  }
}
