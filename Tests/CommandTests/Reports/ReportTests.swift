import BinderyJSON
import Foundation
import XCTest

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What the reports of all commands have in common.
final class ReportTests: XCTestCase {
  private static let archive = """
    {"log": {"version": "1.2", "entries": [
    ENTRIES
    ]}}
    """

  private static func entry(_ date: String, _ body: String) throws -> String {
    let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
    return """
      {"startedDateTime": "\(date)T03:04:05Z",
       "request": {"method": "GET", "url": "https://shop.example/books"},
       "response": {"status": 200, "content": {"mimeType": "application/json", "text": \(text)}}}
      """
  }

  private func shop(_ entries: String...) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let files = BinderyProcess.package.appendingPathComponent("Tests/Reports/check")
    let document = files.appendingPathComponent("shop.yaml")
    try folder.write(String(contentsOf: document, encoding: .utf8), to: "shop.yaml")
    try write(entries, in: folder)
    return folder
  }

  private func write(_ entries: [String], in folder: TemporaryFolder) throws {
    let list = entries.joined(separator: ",\n")
    try folder.write(Self.archive.replacing("ENTRIES", with: list), to: "shop.har")
  }

  private func check(_ options: String..., in folder: TemporaryFolder) throws -> BinderyProcess {
    try BinderyProcess(
      ["check", "shop.yaml", "--recordings", "shop.har"] + options,
      in: folder.url
    )
  }

  private func fingerprints(_ output: String) throws -> [String] {
    let findings = try JSONValue(parsing: output)["diagnostics"]?.array ?? []
    return findings.compactMap { $0["fingerprint"]?.string }.sorted()
  }

  /// The document gets lines, and the recording another entry that has the same difference.
  func testFingerprintsSurviveUnrelatedEdits() throws {
    for options in [[], ["--all"]] {
      let one = try Self.entry("2026-01-02", #"[{"id": "a", "price": "free", "more": 1}]"#)
      let folder = try shop(one)
      let arguments = ["check", "shop.yaml", "--recordings", "shop.har", "--format", "json"]
      let before = try BinderyProcess(arguments + options, in: folder.url)
      let known = try fingerprints(before.output)
      XCTAssertEqual(known.count, 2, before.output)
      XCTAssertEqual(Set(known).count, 2, before.output)
      let document = try String(
        contentsOf: folder.url.appendingPathComponent("shop.yaml"),
        encoding: .utf8
      )
      try folder.write(
        document.replacing(
          "    Book:\n",
          with: "    Author: { type: string }\n    # A book.\n    Book:\n"
        ),
        to: "shop.yaml"
      )
      let other = try Self.entry("2025-12-01", #"[{"id": "b", "price": "no", "more": 1}]"#)
      try write([other, one], in: folder)
      let after = try BinderyProcess(arguments + options, in: folder.url)
      XCTAssertEqual(
        try fingerprints(after.output).filter(known.contains),
        known,
        "\(options)\n\(before.output)\n\(after.output)"
      )
      XCTAssertEqual(try fingerprints(after.output).count, options.isEmpty ? 2 : 4)
    }
  }

  func testFindingsHaveBothLocationsAndTheSwiftDeclaration() throws {
    let folder = try shop(try Self.entry("2026-01-02", #"[{"id": "a", "price": "free"}]"#))
    let finding = try JSONValue(parsing: check("--format", "json", in: folder).output)[
      "diagnostics"
    ]?[0]
    XCTAssertEqual(
      finding?["document"]?["pointer"],
      "#/components/schemas/Book/properties/price"
    )
    XCTAssertEqual(finding?["document"]?["line"], 23)
    XCTAssertEqual(finding?["recording"]?["file"], "shop.har")
    XCTAssertEqual(finding?["symbol"], "Book.price")
  }

  func testWritesIntoAFile() throws {
    let folder = try shop(try Self.entry("2026-01-02", #"[{"id": "a", "price": "free"}]"#))
    for format in ["text", "json", "html"] {
      let printed = try check("--format", format, in: folder)
      let run = try check("--format", format, "-o", "a/b/report", in: folder)
      XCTAssertEqual(run.output, "")
      XCTAssertEqual(run.status, printed.status)
      let file = folder.url.appendingPathComponent("a/b/report")
      XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), printed.output)
    }
    try folder.write("", to: "file")
    let failed = try check("--format", "json", "--output", "file/report", in: folder)
    XCTAssertEqual(failed.status, 1)
    XCTAssert(failed.errors.contains("error: “file/report” can't be written"), failed.errors)
    for input in ["./shop.yaml", "shop.har"] {
      let refused = try check("--output", input, in: folder)
      XCTAssertEqual(refused.status, 2)
      XCTAssert(refused.errors.contains("is a file that the command reads"), refused.errors)
    }
  }

  /// Text of a document is no markup, and no other file or server is named.
  func testPageContainsNoMarkupOfDocuments() throws {
    let folder = try TemporaryFolder()
    let attack = "<img src=https://a.example onerror=alert(1)>"
    try folder.write(
      "openapi: 3.1.0\ninfo: { title: A, version: '1' }\npaths: {}\ncomponents:\n  schemas:\n"
        + "    \"\(attack)\": { type: '\(attack)' }\n",
      to: "shop.yaml"
    )
    let page = try BinderyProcess("lint", "shop.yaml", "--format", "html", in: folder.url).output
    XCTAssert(page.contains("&lt;img src=https://a.example"), page)
    XCTAssertFalse(page.contains("<img"), page)
    XCTAssert(page.contains("default-src 'none'"))
    XCTAssertEqual(page.matches(of: /\s(?:src|href)="(?!#)/).count, 0, page)
    XCTAssertFalse(page.contains("@import") || page.contains("url("), page)
  }

  /// A line of a recording may have a secret.
  func testPageShowsNoSecretOfARecording() throws {
    let secret = "c2VjcmV0LXRva2VuLTEyMzQ1Njc4OTA"
    let entry = try Self.entry("2026-01-02", #"[{"id": "a", "price": "free"}]"#)
    let folder = try shop(entry)
    XCTAssert(try check("--format", "html", in: folder).output.contains("startedDateTime"))
    try write(
      [
        entry.replacing(
          #""method": "GET","#,
          with:
            #""method": "GET", "headers": [{"name": "Authorization", "value": "Bearer \#(secret)"}],"#
        )
      ],
      in: folder
    )
    for format in ["text", "json", "junit", "sarif", "github", "markdown", "html"] {
      let run = try check("--format", format, "--all", in: folder)
      XCTAssertFalse(run.output.contains(secret), run.output)
      XCTAssertFalse(run.output.contains("startedDateTime"), run.output)
      XCTAssertEqual(run.status, 1)
    }
  }

  func testJUnitIsWellFormed() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      LintedShop.document.replacing("100%", with: "<a> & \\u0007 ]]>"),
      to: "shop.yaml"
    )
    let run = try BinderyProcess("lint", "shop.yaml", "--format", "junit", in: folder.url)
    let cases = try TestCases(run.output)
    XCTAssertEqual(cases.elements, ["testsuites", "testsuite", "testcase", "failure"])
    XCTAssertEqual(cases.attributes["testsuites"]?["failures"], "1")
    XCTAssertEqual(cases.attributes["testsuite"]?["name"], "shop.yaml")
    XCTAssertEqual(cases.attributes["failure"]?["type"], "duplicate-key")
    XCTAssert(
      cases.attributes["failure"]?["message"]?.contains("<a> & \\u{7} ]]>") == true,
      run.output
    )
    try folder.write(LintedShop.document.components(separatedBy: "    \"100")[0], to: "shop.yaml")
    let passed = try BinderyProcess("lint", "shop.yaml", "--format", "junit", in: folder.url)
    XCTAssertEqual(try TestCases(passed.output).elements, ["testsuites", "testsuite", "testcase"])
  }

  /// A finding is the same test after edits of other parts of a file, and no two have one name.
  func testNamesOfJUnitAreStableAndUnique() throws {
    let folder = try TemporaryFolder()
    let schemas = (1...3).map { "    S\($0): { type: strnig }\n" }.joined()
    let document = LintedShop.document.components(separatedBy: "    Name:")[0] + schemas
    let names = try ["", "# A comment.\n"].map { comment in
      try folder.write(comment + document, to: "shop.yaml")
      let run = try BinderyProcess("lint", "shop.yaml", "--format", "junit", in: folder.url)
      return run.output.matches(of: /<testcase name="([^"]*)"/).map { String($0.1) }
    }
    XCTAssertEqual(names[0], names[1])
    XCTAssertEqual(Set(names[0]).count, names[0].count)
    XCTAssertGreaterThanOrEqual(names[0].count, 3)
    XCTAssertFalse(names[0].contains { $0.contains(/:\d+:\d/) }, "\(names[0])")
  }

  func testMarkdownEscapesTextOfDocuments() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      LintedShop.warning.replacing("strnig", with: "\"a|b <i> [c](d) @e\""),
      to: "shop.yaml"
    )
    let run = try BinderyProcess("lint", "shop.yaml", "--format", "markdown", in: folder.url)
    XCTAssert(run.output.hasPrefix("## bindery lint\n\n1 warning\n\n| Severity |"), run.output)
    XCTAssert(
      run.output.contains(
        "| warning | `unknown-type` | shop.yaml:6:19 | “a\\|b \\<i\\> \\[c\\](d) \\@e”"
      ),
      run.output
    )
  }
}

/// The elements of an XML document, in order, and the attributes of the last one of each name.
private final class TestCases: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var attributes: [String: [String: String]] = [:]

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    if !parser.parse() { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.append(name)
    self.attributes[name] = attributes
  }
}
