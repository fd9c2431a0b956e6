import Foundation
import XCTest

@testable import bindery

/// Each code of a diagnostic has an explanation, and each example causes what it explains.
final class ExplanationTests: XCTestCase {
  func testEveryCodeIsExplained() throws {
    let written = try codes()
    XCTAssertGreaterThan(written.count, 80, "the codes weren't found in the sources")
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
      XCTFail("“\(code)” is explained, and nothing says it: remove its Explanation")
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

  /// `RECORD=1` writes the output into the pages and fails, so that the difference is reviewed.
  func testEveryExamplePrintsWhatItsPageShows() throws {
    for explanation in Explanation.all {
      guard let example = example(of: explanation) else { continue }
      let (codes, output) = try run(example)
      XCTAssert(codes.contains(explanation.code), "\(explanation.code): \(output)")
      if LongExamples.files[explanation.code] != nil {
        XCTAssertEqual(codes, [explanation.code], output)
      } else if example.output != output {
        try record(output, in: explanation)
        XCTAssertEqual(example.output, output, "\(explanation.code): run with RECORD=1, and review")
      }
    }
  }

  func testEveryCorrectedExampleCausesNoDiagnostic() throws {
    for explanation in Explanation.all {
      let correction = ExplainedExample(explanation.section("Fixed"))
      guard let example = example(of: explanation), !correction.isEmpty else { continue }
      let (codes, output) = try run(example.corrected(by: correction))
      XCTAssertEqual(codes, [], "\(explanation.code): \(output)")
    }
  }

  /// A file that is too large is proved below, and too many models with a lower limit by
  /// LimitTests; that memory is refused can't be proved on every machine, nor that a transport has
  /// a certificate.
  func testFewCodesHaveNoExample() throws {
    XCTAssertEqual(
      Explanation.all.filter { example(of: $0) == nil }.map(\.code),
      ["limit-exceeded", "limit-exceeded", "limit-exceeded"]
    )
    XCTAssertEqual(
      Explanation.all.filter { ExplainedExample($0.section("Fixed")).isEmpty }.map(\.code),
      ["unsupported-security-scheme", "limit-exceeded", "limit-exceeded"]
    )
  }

  func testPagesHaveAllSections() {
    for explanation in Explanation.all {
      let blocks = explanation.page.components(separatedBy: "```").enumerated()
      let text = blocks.filter { $0.offset % 2 == 0 }.map(\.element).joined()
      XCTAssertEqual(
        text.split(separator: "\n").filter { $0.hasPrefix("#") },
        ["# \(explanation.code)", "## Fix", "## Example", "## Fixed"]
      )
      XCTAssert(explanation.summary.hasSuffix("."), explanation.code)
      XCTAssertFalse(explanation.meaning.isEmpty, explanation.code)
      XCTAssertFalse(explanation.fix.isEmpty, explanation.code)
    }
  }

  /// A file with a hole takes no place on the disk.
  func testAFileThatIsTooLarge() throws {
    let folder = try TemporaryFolder()
    let text = "openapi: 3.1.0\ninfo: { title: Shop, version: \"1\" }\npaths: {}\n"
    try folder.write(text, to: "openapi.yaml")
    let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent("openapi.yaml"))
    try file.truncate(atOffset: 256 << 20 + 1)
    let large = try BinderyProcess("lint", "openapi.yaml", in: folder.url)
    XCTAssertEqual(codes(in: large), ["limit-exceeded"], large.output)
    // Said by its size alone: what is read has no name any more.
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
    XCTAssertEqual(all.output.split(separator: "\n").count, Explanation.all.count)
    let wrong = try BinderyProcess("explain", "duplicate-kee")
    XCTAssertEqual(wrong.status, 2)
    XCTAssert(wrong.errors.contains("did you mean “duplicate-key”?"), wrong.errors)
  }

  /// The example of a page; nil where it has none.
  private func example(of explanation: Explanation) -> ExplainedExample? {
    if let text = LongExamples.files[explanation.code] {
      return ExplainedExample(
        files: [("openapi.yaml", text)],
        arguments: ["lint", "openapi.yaml"]
      )
    }
    let example = ExplainedExample(explanation.section("Example"))
    return example.isEmpty ? nil : example
  }

  private func run(_ example: ExplainedExample) throws -> (codes: Set<String>, output: String) {
    let folder = try TemporaryFolder()
    for file in example.files { try folder.write(file.text, to: file.path) }
    let run = try BinderyProcess(example.arguments ?? [], in: folder.url)
    let path = folder.url.resolvingSymlinksInPath().path
    let output = (run.output + run.errors).replacingOccurrences(of: path, with: "/home/me/Shop")
    return (codes(in: run), output)
  }

  private func record(_ output: String, in explanation: Explanation) throws {
    guard ProcessInfo.processInfo.environment["RECORD"] != nil else { return }
    let page = BinderyProcess.package.appendingPathComponent(
      "Generator/bindery/bindery.docc/Codes/\(explanation.code).md"
    )
    let text = try String(contentsOf: page, encoding: .utf8)
    let end = try XCTUnwrap(text.firstRange(of: "\n```\n\n## Fixed\n"))
    let command = try XCTUnwrap(text.firstRange(of: "\n$ bindery "))
    let line = text[command.upperBound...].prefix { $0 != "\n" }
    let recorded =
      text[..<line.endIndex] + "\n" + output + "```" + text[end.lowerBound...].dropFirst(4)
    try Data(recorded.utf8).write(to: page)
  }

  /// What the sources of the generator call a code.
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

  /// The codes in brackets at the ends of lines that tell findings.
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
