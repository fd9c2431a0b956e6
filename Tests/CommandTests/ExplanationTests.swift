import Comparing
import Foundation
import XCTest

@testable import Commands

/// Each diagnostic code has an explanation, and each example causes its diagnostic.
final class ExplanationTests: XCTestCase {
  func testEveryCodeIsExplained() throws {
    let written = try codes()
    XCTAssert(60...80 ~= written.count, "\(written.count) codes: one for each kind of problem")
    let explained = Explanation.all.map(\.code)
    for code in written.subtracting(explained).sorted() {
      XCTFail(
        """
        “\(code)” has no explanation: write Generator/bindery/bindery.docc/Codes/\(code).md, and run \
        Scripts/generate
        """
      )
    }
    for code in Set(explained).subtracting(written).sorted() {
      XCTFail("“\(code)” is explained, and no diagnostic has it: remove its Explanation")
    }
    XCTAssertEqual(explained, Set(explained).sorted(), "a code is explained twice")
  }

  func testEveryCodeIsInKebabCase() throws {
    for code in try codes() {
      let words = code.split(separator: "-", omittingEmptySubsequences: false)
      let isKebab = words.allSatisfy { word in
        !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
      }
      XCTAssert(isKebab, code)
    }
  }

  /// `RECORD=1` writes the output into the pages and fails, for a review of the difference.
  func testEveryExampleMatchesItsPage() throws {
    for explanation in Explanation.all {
      for pair in explanation.examples where !pair.example.isEmpty {
        let (codes, output) = try run(pair.example)
        XCTAssert(codes.contains(explanation.code), "\(explanation.code): \(output)")
        guard pair.example.output != output else { continue }
        try record(output, under: pair.heading, in: explanation)
        XCTAssertEqual(
          pair.example.output,
          output,
          "\(explanation.code): run with RECORD=1, and review"
        )
      }
    }
  }

  func testEveryCorrectedExampleCausesNoDiagnostic() throws {
    for explanation in Explanation.all {
      for pair in explanation.examples where !pair.example.isEmpty || !pair.fixed.isEmpty {
        let (codes, output) = try run(pair.example.corrected(by: pair.fixed))
        XCTAssertEqual(codes, [], "\(explanation.code): \(output)")
      }
    }
  }

  func testEveryLongExampleCausesItsCode() throws {
    for (code, text) in LongExamples.files {
      let arguments = ["lint", "openapi.yaml"]
      let example = ExplainedExample(files: [("openapi.yaml", text)], arguments: arguments)
      let (codes, output) = try run(example)
      XCTAssertEqual(codes, [code], output)
    }
  }

  /// `LongExamples` contains collections that are nested too deeply.
  func testFewCodesHaveNoExample() throws {
    let missing = Explanation.all.filter { $0.examples.contains(where: \.example.isEmpty) }
    XCTAssertEqual(missing.map(\.code), ["nesting-limit"])
    for explanation in Explanation.all {
      XCTAssertFalse(explanation.examples.isEmpty, explanation.code)
      XCTAssertFalse(explanation.examples.contains(where: \.fixed.isEmpty), explanation.code)
    }
  }

  func testPagesHaveAllSections() {
    for explanation in Explanation.all {
      let examples = explanation.examples.flatMap {
        ["## Example\($0.title)", "## Fixed\($0.title)"]
      }
      XCTAssertEqual(
        explanation.headings,
        ["# \(explanation.code)", "## Fix"] + examples
      )
      XCTAssert(explanation.summary.hasSuffix("."), explanation.code)
      XCTAssertFalse(explanation.meaning.isEmpty, explanation.code)
      XCTAssertFalse(explanation.fix.isEmpty, explanation.code)
    }
  }

  /// The article about diagnostics shows the output of `lint` for this document.
  func testTheArticleShowsTheOutput() throws {
    let folder = try TemporaryFolder()
    let document = """
      openapi: 3.1.0
      info: { title: Example, version: "1" }
      paths: {}
      components:
        schemas:
          Book:
            properties:
              name: { type: strin }

      """
    try folder.write(document, to: "openapi.yaml")
    let lint = try BinderyProcess("lint", "openapi.yaml", in: folder.url)
    let article = "Generator/bindery/bindery.docc/Diagnostics.md"
    let page = try String(
      contentsOf: BinderyProcess.package.appendingPathComponent(article),
      encoding: .utf8
    )
    XCTAssert(page.contains("```text\n\(lint.output)```"), lint.output)
  }

  /// The sparse file occupies no disk space.
  func testAFileThatIsTooLarge() throws {
    let folder = try TemporaryFolder()
    let text = "openapi: 3.1.0\ninfo: { title: Shop, version: \"1\" }\npaths: {}\n"
    try folder.write(text, to: "openapi.yaml")
    let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent("openapi.yaml"))
    try file.truncate(atOffset: 256 << 20 + 1)
    let large = try BinderyProcess("lint", "openapi.yaml", in: folder.url)
    XCTAssertEqual(codes(in: large), ["limit-exceeded"], large.output)
    // The diagnostic is reported before the file is read.
    XCTAssert(large.output.contains("“openapi.yaml” has 268435457 bytes"), large.output)
    try file.truncate(atOffset: UInt64(text.utf8.count))
    let fixed = try BinderyProcess("lint", "openapi.yaml", in: folder.url)
    XCTAssertEqual(codes(in: fixed), [], fixed.output)
  }

  func testACodeIsExplainedOnTheCommandLine() throws {
    let run = try BinderyProcess("explain", "optional-path-parameter")
    let page = try XCTUnwrap(Explanation.of("optional-path-parameter")?.page)
    XCTAssert(
      page.hasPrefix("# optional-path-parameter\n\nA path parameter isn't required.\n"),
      page
    )
    XCTAssertEqual(run.output, page + "\n")
    let all = try BinderyProcess("explain")
    XCTAssertEqual(
      all.output.split(separator: "\n").count,
      Explanation.all.count + 1 + ChangeRule.all.count
    )
    XCTAssert(all.output.contains("\n\nChanges that bindery diff finds:\n\n"))
    XCTAssert(all.output.contains("\noperation-removed  "))
    let rule = try BinderyProcess("explain", "recording-unfti")
    XCTAssert(rule.errors.contains("did you mean “recording-unfit”?"), rule.errors)
    let wrong = try BinderyProcess("explain", "duplicate-kee")
    XCTAssertEqual(wrong.status, 2)
    XCTAssert(wrong.errors.contains("did you mean “duplicate-key”?"), wrong.errors)
  }

  private func run(_ example: ExplainedExample) throws -> (codes: Set<String>, output: String) {
    let folder = try TemporaryFolder()
    for file in example.files { try folder.write(file.text, to: file.path) }
    let run = try BinderyProcess(example.arguments ?? [], in: folder.url)
    let path = folder.url.resolvingSymlinksInPath().path
    let output = (run.output + run.errors).replacingOccurrences(of: path, with: "/home/me/Shop")
    return (codes(in: run), output)
  }

  private func record(
    _ output: String,
    under heading: String,
    in explanation: Explanation
  ) throws {
    guard ProcessInfo.processInfo.environment["RECORD"] != nil else { return }
    let page = BinderyProcess.package.appendingPathComponent(
      "Generator/bindery/bindery.docc/Codes/\(explanation.code).md"
    )
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = try XCTUnwrap(text.firstRange(of: "\n\(heading)\n")).upperBound
    let command = try XCTUnwrap(text[section...].firstRange(of: "\n$ bindery ")).upperBound
    let line = text[command...].prefix { $0 != "\n" }
    let end = try XCTUnwrap(text[command...].firstRange(of: "\n```\n")).lowerBound
    let recorded = text[..<line.endIndex] + "\n" + output + "```" + text[end...].dropFirst(4)
    try Data(recorded.utf8).write(to: page)
  }

  /// The codes that the sources of the generator declare.
  private func codes() throws -> Set<String> {
    let folder = BinderyProcess.package.appendingPathComponent("Generator")
    var found: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      for part in text.components(separatedBy: "extension Diagnostic.Code {").dropFirst() {
        let block = part.components(separatedBy: "\n}")[0]
        found.formUnion(block.matches(of: #/Self\("([^"]*)"\)/#).map { String($0.1) })
      }
    }
    return found
  }

  /// The codes in brackets at the ends of findings.
  private func codes(in run: BinderyProcess) -> Set<String> {
    let lines = (run.output + run.errors).split(separator: "\n")
    return Set(
      lines.compactMap { line in
        let match = line.firstMatch(of: #/^(?:.*: )?(?:error|warning|note): .*\[([a-z0-9-]+)\]$/#)
        return match.map { String($0.1) }
      }
    )
  }
}
