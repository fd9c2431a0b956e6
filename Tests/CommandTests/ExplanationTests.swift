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
        “\(code)” has no explanation: add an Explanation("\(code)", …) with an example to a file of \
        Generator/bindery/Explanations
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

  func testEveryExampleCausesItsCodeAlone() throws {
    for explanation in Explanation.all where !explanation.example.files.isEmpty {
      let expected = explanation.example.companions.union([explanation.code])
      let (codes, said) = try run(explanation.example)
      XCTAssertEqual(codes, expected, "\(explanation.code): \(said)")
    }
  }

  func testEveryFixedExampleCausesNoDiagnostic() throws {
    for explanation in Explanation.all
    where !explanation.example.files.isEmpty && explanation.fixed.absence == nil {
      guard let fixed = explanation.example.fixed(by: explanation.fixed) else {
        XCTFail("\(explanation.code): what the fix replaces isn't in the example")
        continue
      }
      let (codes, said) = try run(fixed)
      XCTAssertEqual(codes, [], "\(explanation.code): \(said)")
    }
  }

  /// A file that is too large is proved below, and too many models with a lower limit by
  /// LimitTests; that memory is refused can't be proved on every machine, nor that a transport has
  /// a certificate.
  func testFewCodesHaveNoExample() throws {
    XCTAssertEqual(
      Explanation.all.filter(\.example.files.isEmpty).map(\.code),
      ["file-too-large", "out-of-memory", "too-many-models"]
    )
    XCTAssertEqual(
      Explanation.all.filter { $0.fixed.absence != nil }.map(\.code),
      ["certificate-security", "out-of-memory", "too-many-models"]
    )
  }

  /// A file with a hole takes no place on the disk.
  func testAFileThatIsTooLarge() throws {
    let folder = try TemporaryFolder()
    try folder.write(Example.shop, to: "openapi.yaml")
    let file = try FileHandle(forWritingTo: folder.url.appendingPathComponent("openapi.yaml"))
    try file.truncate(atOffset: 256 << 20 + 1)
    let large = try BinderyProcess("lint", "openapi.yaml", in: folder.url)
    XCTAssertEqual(codes(in: large), ["file-too-large"], large.output)
    // Said by its size alone: what is read has no name any more.
    XCTAssert(large.output.contains("“openapi.yaml” has 268435457 bytes"), large.output)
    try file.truncate(atOffset: UInt64(Example.shop.utf8.count))
    let fixed = try BinderyProcess("lint", "openapi.yaml", in: folder.url)
    XCTAssertEqual(codes(in: fixed), [], fixed.output)
  }

  func testACodeIsExplainedOnTheCommandLine() throws {
    let run = try BinderyProcess("explain", "optional-path-parameter")
    XCTAssertEqual(
      run.output,
      """
      optional-path-parameter: a path parameter isn't required

      No path lacks a part, so that it is taken as required.

      FIX
        Write required: true.

      EXAMPLE
        openapi.yaml
          openapi: 3.1.0
          info: { title: Example, version: "1" }
          paths:
            /books/{id}:
              get:
                parameters: [{ name: id, in: path, schema: { type: string } }]
                responses: { "204": { description: Nothing. } }

      FIXED
        openapi.yaml
          openapi: 3.1.0
          info: { title: Example, version: "1" }
          paths:
            /books/{id}:
              get:
                parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
                responses: { "204": { description: Nothing. } }

      """
    )
    let all = try BinderyProcess("explain")
    XCTAssertEqual(all.output.split(separator: "\n").count, Explanation.all.count)
    let wrong = try BinderyProcess("explain", "duplicate-kee")
    XCTAssertEqual(wrong.status, 2)
    XCTAssert(wrong.errors.contains("did you mean “duplicate-key”?"), wrong.errors)
  }

  private func run(_ example: Example) throws -> (codes: Set<String>, said: String) {
    let folder = try TemporaryFolder()
    for file in example.files { try folder.write(file.text, to: file.path) }
    let run = try BinderyProcess(example.arguments, in: folder.url)
    return (codes(in: run), run.output + run.errors)
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
