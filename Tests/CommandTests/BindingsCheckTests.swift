import Foundation
import XCTest

/// Validation of `bindings.yaml`: Swift names, paths and conflicting keys.
final class BindingsCheckTests: XCTestCase {
  private let plain = "documents: [shop.yaml]\nmodule: Shop\noutput: ../../Out\n"

  func testReportsMissingPathsAtTheirLocation() throws {
    for (bindings, expected) in [
      (
        "documents: [shap.yaml]\nmodule: Shop\noutput: ../../Out\n",
        """
        1:13: error: the file “Spec/shop/shap.yaml” can't be found: No such file or directory \
        [unreadable-file]
          help: did you mean “shop.yaml”?
        """
      ),
      (
        plain + "root: nowhere\n",
        """
        4:7: error: the root folder “Spec/shop/nowhere” doesn't exist [invalid-file-path]
          help: set the root to a folder that contains the document
        """
      ),
      (
        plain + "recordings: har\ncontractTests: ../../Tests\n",
        """
        4:13: error: the folder “Spec/shop/har” doesn't exist: there are no recordings \
        [unreadable-file]
          help: import recordings: bindery import FILE.har; or correct the path of “recordings”
        """
      ),
    ] {
      XCTAssertEqual(try complaints(about: bindings), expected)
    }
  }

  /// A new project, of which nothing is required, has no recordings yet.
  func testAMissingFolderOfRecordingsIsANote() throws {
    let run = try lint(plain + "recordings: har\ncontractTests: ../../Tests\nrequire: []\n")
    XCTAssertEqual(run.status, 0, run.output)
    XCTAssertEqual(
      complaints(of: run),
      """
      4:13: note: the folder “Spec/shop/har” doesn't exist: there are no recordings [unreadable-file]
        help: import recordings: bindery import FILE.har; or correct the path of “recordings”
      """
    )
  }

  func testReportsMissingCounterpartKeys() throws {
    for (key, value, missing, hint) in [
      ("contractTests", "../../Tests", "“recordings”", ", the folder of *.har files"),
      (
        "exceptions", "[{ operation: none, status: 404, because: so }]", "“recordings”",
        " and “contractTests”"
      ),
      ("require", "[]", "“recordings”", " and “contractTests”"),
      ("player", "ReplayedShop", "“recordings”", " and “contractTests”"),
    ] {
      let column = key.count + 3
      XCTAssertEqual(
        try complaints(about: plain + "\(key): \(value)\n"),
        """
        4:\(column): error: “\(key)” has no effect without \(missing) [missing-key]
          help: add \(missing)\(hint), or remove “\(key)”
        """
      )
    }
  }

  func testReportsKeysThatOnlyTestsUse() throws {
    XCTAssertEqual(
      try complaints(about: plain + "recordings: .\nrequire: []\n"),
      """
      5:10: error: “require” has no effect without “contractTests” [missing-key]
        help: add “contractTests”, the folder for the tests, or remove “require”
      """
    )
  }

  func testRejectsClientNamesOfUsedTypes() throws {
    for name in ["String", "Data", "JSONValue"] {
      XCTAssertEqual(
        try complaints(about: plain + "client: \(name)\n"),
        """
        4:9: error: the client name “\(name)” is the name of a type that generated code uses \
        [invalid-name]
          help: rename the client, for example to \(name)Client
        """
      )
    }
  }

  func testReportsInvalidNamesInRenames() throws {
    XCTAssertEqual(
      try complaints(about: plain + "renames: [{ schema: Item, to: my-item, because: so }]\n"),
      """
      4:11: error: “my-item” isn't a valid Swift name [invalid-name]
        help: use letters, digits and _, and begin with a letter
      """
    )
  }

  func testReportsRepeatedRenames() throws {
    let renames = """
      renames:
        - { schema: Item, to: Ware, because: so }
        - { schema: Item, to: Good, because: so }
        - { property: id, to: key, because: so }
        - { property: id, of: Item, to: number, because: so }

      """
    let run = try lint(plain + renames)
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(
      complaints(of: run),
      """
      6:5: warning: duplicate rename of the schema “Item”; the first one is used [unused-rule]
        help: remove one of the two renames
      """
    )
  }

  private func complaints(about bindings: String) throws -> String {
    let run = try lint(bindings)
    XCTAssertEqual(run.status, 1)
    return complaints(of: run)
  }

  private func complaints(of run: BinderyProcess) -> String {
    run.output.split(separator: "\n")
      .filter { $0.hasPrefix("Spec/") || $0.hasPrefix("  help: ") }
      .map { $0.replacing("Spec/shop/bindings.yaml:", with: "", maxReplacements: 1) }
      .joined(separator: "\n")
  }

  private func lint(_ bindings: String) throws -> BinderyProcess {
    let folder = try TemporaryFolder()
    try folder.write(bindings, to: "Spec/shop/bindings.yaml")
    try folder.write(
      """
      openapi: 3.1.0
      info: { title: Shop, version: "1" }
      paths: {}
      components:
        schemas:
          Item: { type: object, properties: { id: { type: string } } }
          Other: { type: object, properties: { id: { type: string } } }

      """,
      to: "Spec/shop/shop.yaml"
    )
    return try BinderyProcess("lint", in: folder.url)
  }
}
