import Foundation
import XCTest

/// Runs of `bindery lint` in a temporary folder.
final class LintTests: XCTestCase {
  func testTextShowsTheLineAndTheColumn() throws {
    let run = try LintedShop.lint("shop.yaml")
    XCTAssertEqual(
      run.output,
      """
      shop.yaml:8:5: error: duplicate key “100%”; the last one is used [duplicate-key]
        8 |     "100%": { type: integer }
          |     ^
        help: remove or rename one of the two keys
      shop.yaml:7:5: note: this one is ignored

      """
    )
    XCTAssertEqual(run.errors, "1 error\n")
    XCTAssertEqual(run.status, 1)
  }

  func testNothingIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(LintedShop.warning, to: "shop.yaml")
    let run = try BinderyProcess("lint", "shop.yaml", in: folder.url)
    XCTAssertEqual(run.errors, "1 warning\n")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count, 1)
  }

  func testStrictMakesErrorsOfWarnings() throws {
    let folder = try TemporaryFolder()
    try folder.write(LintedShop.warning, to: "shop.yaml")
    let mild = try BinderyProcess("lint", "shop.yaml", in: folder.url)
    XCTAssertEqual(mild.status, 0)
    let strict = try BinderyProcess("lint", "shop.yaml", "--strict", in: folder.url)
    XCTAssertEqual(strict.status, 1)
    XCTAssert(
      strict.output.hasPrefix("shop.yaml:6:19: error: “strnig” isn't a valid type"),
      strict.output
    )
    let made = try BinderyProcess("generate", "shop.yaml", "-o", "Out", "--strict", in: folder.url)
    XCTAssertEqual(made.status, 1)
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Out").path)
    )
  }

  func testQuietAffectsOnlyText() throws {
    let folder = try TemporaryFolder()
    try folder.write(LintedShop.warning, to: "shop.yaml")
    for (format, hint) in [
      ("json", #""warnings" : 1"#), ("sarif", #""level" : "warning""#), ("github", "::warning "),
    ] {
      let run = try BinderyProcess("lint", "-q", "shop.yaml", "--format", format, in: folder.url)
      XCTAssert(run.output.contains(hint), run.output)
      XCTAssertEqual(run.errors, "")
    }
    let text = try BinderyProcess("lint", "-q", "shop.yaml", in: folder.url)
    XCTAssertEqual(text.output + text.errors, "")
  }

  func testDoesNotSuggestACyclicLink() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "openapi: 3.1.0\ninfo: { title: S, version: '1' }\npaths: {}\n"
        + "components: { schemas: { A: { $ref: loop.yaml } } }\n",
      to: "description.yaml"
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("loop.yaml").path,
      withDestinationPath: "loop.yaml"
    )
    let run = try BinderyProcess("lint", "description.yaml", in: folder.url)
    XCTAssertEqual(
      run.output,
      """
      description.yaml:4:37: error: the file “loop.yaml” can't be found: Too many levels of \
      symbolic links [unreadable-file]
        4 | components: { schemas: { A: { $ref: loop.yaml } } }
          |                                     ^
        help: correct the path, or make the file readable

      """
    )
  }

  func testAllDocumentsOfThePackageAreReadWithoutArguments() throws {
    let folder = try TemporaryFolder()
    for name in ["One", "Two"] {
      try folder.write(LintedShop.warning, to: "Spec/\(name)/openapi.yaml")
      try folder.write(
        "documents: [openapi.yaml]\nmodule: \(name)\noutput: ../../\(name)\n",
        to: "Spec/\(name)/bindings.yaml"
      )
    }
    let run = try BinderyProcess("lint", in: folder.url)
    XCTAssertEqual(run.errors, "2 warnings\n")
    let lines = run.output.split(separator: "\n").filter { $0.contains("warning: ") }
    XCTAssertEqual(
      lines.map { $0.prefix { $0 != ":" } },
      ["Spec/One/openapi.yaml", "Spec/Two/openapi.yaml"]
    )
  }

  func testAnnotationsOfGitHubAreEscaped() throws {
    let run = try LintedShop.lint("50%,shop.yaml", format: "github")
    XCTAssertEqual(
      run.output,
      """
      ::error file=50%25%2Cshop.yaml,line=8,col=5,title=bindery%3A duplicate-key::duplicate key \
      “100%25”; the last one is used%0Ahelp: remove or rename one of the two \
      keys%0A50%25,shop.yaml:7:5: this one is ignored

      """
    )
  }

  func testJSONIsOneObject() throws {
    let report = try LintedShop.lint("shop.yaml", format: "json").object
    XCTAssertEqual(
      report as NSDictionary,
      [
        "version": 1, "errors": 1, "warnings": 0, "notes": 0, "omitted": [String: Int](),
        "diagnostics": [
          [
            "severity": "error", "code": "duplicate-key",
            "message": "duplicate key “100%”; the last one is used",
            "fix": "remove or rename one of the two keys",
            "file": "shop.yaml", "line": 8, "column": 5,
            "related": [
              ["message": "this one is ignored", "file": "shop.yaml", "line": 7, "column": 5]
            ],
            "document": [
              "file": "shop.yaml", "line": 8, "column": 5, "pointer": "#/components/schemas",
            ],
            "fingerprint": "93b84c178bc5f8d0:1",
          ]
        ],
      ] as NSDictionary
    )
  }

  func testLimitsFindingsOfOneKind() throws {
    let folder = try TemporaryFolder()
    let keys = String(repeating: "  a: 1\n", count: 10_050)
    try folder.write(LintedShop.document + "\nx-keys:\n" + keys, to: "shop.yaml")
    let run = try BinderyProcess("lint", "shop.yaml", in: folder.url)
    XCTAssertEqual(run.output.split(separator: "\n").count, 5 * 20 + 1)
    XCTAssert(run.output.hasSuffix("\nand 10,030 more [duplicate-key]\n"), run.output)
    XCTAssertEqual(run.errors, "10,000 errors, and 50 more beyond the limit\n")
    let json = try BinderyProcess("lint", "shop.yaml", "--format", "json", in: folder.url).object
    XCTAssertEqual((json["diagnostics"] as? [Any])?.count, 10_000)
    XCTAssertEqual(json["omitted"] as? [String: Int], ["duplicate-key": 50])
  }

  func testColorIsOptional() throws {
    let folder = try TemporaryFolder()
    try folder.write(LintedShop.warning, to: "shop.yaml")
    let plain = try BinderyProcess("lint", "shop.yaml", in: folder.url)
    XCTAssertFalse(plain.output.contains("\u{1B}"))
    let colored = try BinderyProcess("lint", "shop.yaml", "--color", "always", in: folder.url)
    XCTAssert(colored.output.contains("\u{1B}[1;35mwarning:\u{1B}[0m "), colored.output)
    XCTAssert(colored.output.contains("\n  \u{1B}[1;36mhelp:\u{1B}[0m "), colored.output)
  }
}
