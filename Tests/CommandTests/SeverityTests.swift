import Foundation
import XCTest

/// The severities of findings, in a lint run and with the rules of a `bindings.yaml`.
final class SeverityTests: XCTestCase {
  private static let document = """
    openapi: 3.1.0
    info: { title: Shop, version: "1" }
    paths:
      /books:
        get: { operationId: books, responses: { "200": { $ref: "#/components/responses/Absent" } } }
      /more:
        get: { operationId: books, responses: { "200": { $ref: more.yaml } } }
    components:
      schemas:
        Name: { type: strnig }

    """

  func testLintRaisesTheSeverityOfCommonErrors() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "shop.yaml")
    let lint = try BinderyProcess("lint", "shop.yaml", in: folder.url)
    XCTAssertEqual(lint.status, 1)
    for code in ["unresolved-reference", "duplicate-operation-id", "unreadable-file"] {
      XCTAssertEqual(severities(of: code, in: lint.output), ["error"], lint.output)
    }
    XCTAssertEqual(severities(of: "unknown-type", in: lint.output), ["warning"], lint.output)
    let generate = try BinderyProcess("generate", "shop.yaml", "-o", "Out", in: folder.url)
    XCTAssertEqual(generate.status, 0, "what can be generated is")
    XCTAssertEqual(severities(of: "unresolved-reference", in: generate.errors), ["warning"])
  }

  func testRulesOfBindingsChangeSeverities() throws {
    let rules = """
      severities:
        unresolved-reference: warning
        duplicate-operation-id: off
        unreadable-file: ignore
        unknown-type: error

      """
    let package = try package(rules)
    let lint = try BinderyProcess("lint", in: package.url)
    XCTAssertEqual(lint.errors, "1 error, 1 warning\n", lint.output)
    XCTAssertEqual(severities(of: "unknown-type", in: lint.output), ["error"])
    let generate = try BinderyProcess("generate", in: package.url)
    XCTAssertEqual(generate.status, 1)
    XCTAssertEqual(severities(of: "unknown-type", in: generate.errors), ["error"])
    XCTAssertFalse(FileManager.default.fileExists(atPath: package.url.path + "/Sources"))
    let mild = try self.package(rules.replacingOccurrences(of: "type: error", with: "type: ignore"))
    XCTAssertEqual(try BinderyProcess("lint", in: mild.url).status, 0)
    XCTAssertEqual(try BinderyProcess("generate", "--strict", in: mild.url).status, 1)
  }

  func testReportsInvalidRules() throws {
    for (rule, message) in [
      ("unresolved-refrence: error", "did you mean “unresolved-reference”?"),
      ("unresolved-reference: fatal", "write error, warning or ignore"),
      ("unresolved-reference: [error]", "write error, warning or ignore"),
      ("large-removal: ignore", "[invalid-severity]"),
      ("shared-folder: warning", "[invalid-severity]"),
    ] {
      let package = try package("severities: { \(rule) }\n")
      let run = try BinderyProcess("generate", in: package.url)
      XCTAssertEqual(run.status, 1, rule)
      XCTAssert(run.errors.contains("Spec/shop/bindings.yaml:4:"), run.errors)
      XCTAssert(run.errors.contains(message), run.errors)
    }
  }

  /// If a document can't be read, nothing is written, regardless of rules.
  func testSyntaxErrorsCannotBeIgnored() throws {
    let package = try package("severities: { invalid-syntax: ignore }\n")
    try package.write("a: [", to: "Spec/shop/openapi.yaml")
    let run = try BinderyProcess("generate", in: package.url)
    XCTAssertEqual(run.status, 1)
    XCTAssert(run.errors.contains("[invalid-syntax]"), run.errors)
  }

  private func package(_ rules: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.document, to: "Spec/shop/openapi.yaml")
    try folder.write(
      "documents: [openapi.yaml]\nmodule: Shop\noutput: ../../Sources/Shop\n" + rules,
      to: "Spec/shop/bindings.yaml"
    )
    return folder
  }

  private func severities(of code: String, in text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.hasSuffix("[\(code)]") }.compactMap { line in
        ["error", "warning", "note"].first { line.contains(": \($0): ") }
      }
    )
  }
}
