import Foundation
import XCTest

/// Runs of `bindery lint` as somebody would see them.
final class LintTests: XCTestCase {
  /// What is wrong here has a second place; --strict makes an error of it.
  private let document = """
    openapi: 3.1.0
    info: { title: "50% off, now: shop", version: "1" }
    paths: {}
    components:
      schemas:
        Name: { type: string }
        "100%": { type: string }
        "100%": { type: integer }

    """

  func testTextShowsTheLineAndTheColumn() throws {
    let run = try lint("shop.yaml")
    XCTAssertEqual(
      run.output,
      """
      shop.yaml:8:5: error: the key “100%” stands twice in this mapping, and the last counts; remove \
      or rename one of the two [duplicate-key]
        8 |     "100%": { type: integer }
          |     ^
      shop.yaml:7:5: note: this one is left out

      """
    )
    XCTAssertEqual(run.errors, "1 error\n")
    XCTAssertEqual(run.status, 1)
  }

  func testNothingIsWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(warning, to: "shop.yaml")
    let run = try BinderyProcess("lint", "shop.yaml", in: folder.url)
    XCTAssertEqual(run.errors, "1 warning\n")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count, 1)
  }

  func testStrictMakesErrorsOfWarnings() throws {
    let folder = try TemporaryFolder()
    try folder.write(warning, to: "shop.yaml")
    let mild = try BinderyProcess("lint", "shop.yaml", in: folder.url)
    XCTAssertEqual(mild.status, 0)
    let strict = try BinderyProcess("lint", "shop.yaml", "--strict", in: folder.url)
    XCTAssertEqual(strict.status, 1)
    XCTAssert(strict.output.hasPrefix("shop.yaml:6:19: error: “strnig” is no type"), strict.output)
    let made = try BinderyProcess("generate", "shop.yaml", "-o", "Out", "--strict", in: folder.url)
    XCTAssertEqual(made.status, 1)
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Out").path)
    )
  }

  func testOtherToolsAreToldEverythingInQuiet() throws {
    let folder = try TemporaryFolder()
    try folder.write(warning, to: "shop.yaml")
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

  func testALinkToItselfIsNoSuggestion() throws {
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
    XCTAssert(
      run.output.hasPrefix(
        "description.yaml:4:37: warning: the file “loop.yaml” can't be found: Too many levels of symbolic"
          + " links; correct the path, or make it a file that can be read [unreadable-file]\n"
      ),
      run.output
    )
  }

  func testAllDocumentsOfThePackageAreReadWithoutArguments() throws {
    let folder = try TemporaryFolder()
    for name in ["One", "Two"] {
      try folder.write(warning, to: "Spec/\(name)/openapi.yaml")
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
    let run = try lint("50%,shop.yaml", format: "github")
    XCTAssertEqual(
      run.output,
      """
      ::error file=50%25%2Cshop.yaml,line=8,col=5,title=bindery%3A duplicate-key::the key “100%25” \
      stands twice in this mapping, and the last counts; remove or rename one of the \
      two%0A50%25,shop.yaml:7:5: this one is left out

      """
    )
  }

  func testJSONIsOneObject() throws {
    let report = try XCTUnwrap(
      JSONSerialization.jsonObject(with: Data(lint("shop.yaml", format: "json").output.utf8))
        as? [String: Any]
    )
    XCTAssertEqual(
      report as NSDictionary,
      [
        "version": 1, "errors": 1, "warnings": 0, "notes": 0, "omitted": [String: Int](),
        "diagnostics": [
          [
            "severity": "error", "code": "duplicate-key",
            "message": "the key “100%” stands twice in this mapping, and the last counts",
            "mend": "remove or rename one of the two",
            "file": "shop.yaml", "line": 8, "column": 5,
            "related": [
              ["message": "this one is left out", "file": "shop.yaml", "line": 7, "column": 5]
            ],
          ]
        ],
      ] as NSDictionary
    )
  }

  /// What SARIF 2.1.0 asks of a log (§3.13 to §3.49), as far as findings go.
  func testSARIFHasWhatTheStandardAsks() throws {
    let log = try object(lint("a b/shop.yaml", format: "sarif").output)
    XCTAssertEqual(log["version"] as? String, "2.1.0")
    let run = try XCTUnwrap((log["runs"] as? [[String: Any]])?.first)
    XCTAssertEqual(run["columnKind"] as? String, "unicodeCodePoints")
    let driver = try XCTUnwrap((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    XCTAssertEqual(driver["name"] as? String, "bindery")
    let rules = try XCTUnwrap(driver["rules"] as? [[String: Any]])
    XCTAssertEqual(rules.map { $0["id"] as? String }, ["duplicate-key"])
    XCTAssertNotNil((rules[0]["help"] as? [String: Any])?["text"] as? String)
    let results = try XCTUnwrap(run["results"] as? [[String: Any]])
    XCTAssertEqual(results.count, 1)
    XCTAssertEqual(results[0]["ruleId"] as? String, "duplicate-key")
    XCTAssertEqual(results[0]["ruleIndex"] as? Int, 0)
    XCTAssertEqual(results[0]["level"] as? String, "error")
    for (key, line) in [("locations", 8), ("relatedLocations", 7)] {
      let places = try XCTUnwrap(results[0][key] as? [[String: Any]])
      let place = try XCTUnwrap(places[0]["physicalLocation"] as? NSDictionary)
      XCTAssertEqual(
        place,
        [
          "artifactLocation": ["uri": "a%20b/shop.yaml", "uriBaseId": "SRCROOT"],
          "region": ["startLine": line, "startColumn": 5],
        ] as NSDictionary
      )
    }
  }

  /// Readers refuse a result without a location, and take `[…](…)` for a link.
  func testWhatIsAboutTheRunIsNoResultOfSARIF() throws {
    let folder = try TemporaryFolder()
    let run = try sarif("gone.yaml", in: folder)
    XCTAssertEqual(run["results"] as? NSArray, [])
    let invocation = try XCTUnwrap((run["invocations"] as? [[String: Any]])?.first)
    XCTAssertEqual(invocation["executionSuccessful"] as? Bool, false)
    let notifications = try XCTUnwrap(
      invocation["toolExecutionNotifications"] as? [[String: Any]]
    )
    XCTAssertEqual(notifications.count, 1)
    XCTAssertEqual(notifications[0]["level"] as? String, "error")
    XCTAssertEqual(notifications[0]["descriptor"] as? NSDictionary, ["id": "unreadable-file"])

    try folder.write(warning.replacing("strnig", with: "\"[here](https://a)\""), to: "shop.yaml")
    let results = try XCTUnwrap(sarif("shop.yaml", in: folder)["results"] as? [[String: Any]])
    let text = (results.first?["message"] as? [String: Any])?["text"] as? String
    XCTAssertEqual(text?.hasPrefix("“[here\\](https://a)” is no type of JSON"), true, text ?? "")
  }

  func testPathsAreToldWithoutDetours() throws {
    let folder = try TemporaryFolder()
    try folder.write(warning, to: "a:é/shop.yaml")
    for path in ["./a:é/shop.yaml", "a:é/../a:é/./shop.yaml", folder.url.path + "/a:é/shop.yaml"] {
      let github = try BinderyProcess("lint", path, "--format", "github", in: folder.url)
      XCTAssert(github.output.hasPrefix("::warning file=a%3Aé/shop.yaml,line=6"), github.output)
      let sarif = try BinderyProcess("lint", path, "--format", "sarif", in: folder.url)
      XCTAssert(sarif.output.contains(#""uri" : "a%3A%C3%A9/shop.yaml""#), sarif.output)
    }
  }

  func testThousandsOfOneKindAreBounded() throws {
    let folder = try TemporaryFolder()
    let head = document.components(separatedBy: "    Name:")[0]
    let members = (1...5_025).map { "        a\($0): { type: strnig }\n" }.joined()
    let models = ["A", "B"].map { "    \($0):\n      properties:\n\(members)" }.joined()
    try folder.write(head + models, to: "shop.yaml")
    let run = try BinderyProcess("lint", "shop.yaml", in: folder.url)
    XCTAssertEqual(run.output.split(separator: "\n").count, 3 * 20 + 1)
    XCTAssert(run.output.hasSuffix("\nand 10,030 more [unknown-type]\n"), run.output)
    XCTAssertEqual(run.errors, "10,000 warnings, and 50 more that were not kept\n")
    let json = try object(
      BinderyProcess("lint", "shop.yaml", "--format", "json", in: folder.url).output
    )
    XCTAssertEqual((json["diagnostics"] as? [Any])?.count, 10_000)
    XCTAssertEqual(json["omitted"] as? [String: Int], ["unknown-type": 50])
  }

  func testColorsAreForThoseWhoWantThem() throws {
    let folder = try TemporaryFolder()
    try folder.write(warning, to: "shop.yaml")
    let plain = try BinderyProcess("lint", "shop.yaml", in: folder.url)
    XCTAssertFalse(plain.output.contains("\u{1B}"))
    let colored = try BinderyProcess("lint", "shop.yaml", "--color", "always", in: folder.url)
    XCTAssert(colored.output.contains("\u{1B}[1;35mwarning:\u{1B}[0m "), colored.output)
  }

  private var warning: String {
    document.components(separatedBy: "    \"100%\"")[0]
      .replacingOccurrences(of: "{ type: string }", with: "{ type: strnig }")
  }

  private func lint(_ name: String, format: String = "text") throws -> BinderyProcess {
    let folder = try TemporaryFolder()
    try folder.write(document, to: name)
    return try BinderyProcess("lint", name, "--strict", "--format", format, in: folder.url)
  }

  private func sarif(_ name: String, in folder: TemporaryFolder) throws -> [String: Any] {
    let run = try BinderyProcess("lint", name, "--format", "sarif", in: folder.url)
    return try XCTUnwrap((object(run.output)["runs"] as? [[String: Any]])?.first)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
