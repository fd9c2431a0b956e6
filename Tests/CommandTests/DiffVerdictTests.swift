import Canonicalizing
import Comparing
import Foundation
import Specification
import XCTest

/// Small pairs of documents, and the codes of their changes.
final class DiffVerdictTests: XCTestCase {
  // MARK: - Schemas

  func testAPatternOfAnyTextIsNone() throws {
    for pattern in [".*", "^.*", ".*$", ""] {
      let any = "{ type: string, pattern: '\(pattern)' }"
      XCTAssertEqual(try ofSchemas("{ type: string }", any), [], pattern)
      XCTAssertEqual(
        try ofSchemas("{ type: string, pattern: ^a+$ }", any),
        ["request-body-pattern-removed: info", "response-body-pattern-removed: info"]
      )
    }
  }

  func testNumbersOfContainedElementsAreLimits() throws {
    func array(_ limits: String) -> String {
      "{ type: array, contains: { const: a }\(limits) }"
    }
    XCTAssertEqual(
      try ofSchemas(array(""), array(", minContains: 3")),
      ["request-body-limit-tightened: breaking", "response-body-limit-tightened: info"]
    )
    XCTAssertEqual(
      try ofSchemas(array(", maxContains: 3"), array(", maxContains: 5")),
      ["request-body-limit-loosened: info", "response-body-limit-loosened: breaking"]
    )
    XCTAssertEqual(
      try ofSchemas(array(""), array(", maxContains: 5")),
      ["request-body-limit-added: warning", "response-body-limit-added: info"]
    )
    XCTAssertEqual(
      try ofSchemas(array(", minContains: 0"), array(", minContains: 1")),
      ["request-body-limit-added: warning", "response-body-limit-added: info"]
    )
    // Without `contains`, the limits have no effect.
    XCTAssertEqual(try ofSchemas("{ type: array }", "{ type: array, minContains: 3 }"), [])
  }

  func testANegationIsWiderIfItsSchemaIsNarrower() throws {
    func text(_ not: String) -> String { "{ type: string, not: \(not) }" }
    let (one, two) = (text("{ enum: [a] }"), text("{ enum: [a, b] }"))
    XCTAssertEqual(
      try ofSchemas(one, two),
      ["request-body-condition-added: breaking", "response-body-condition-added: info"]
    )
    XCTAssertEqual(
      try ofSchemas(two, one),
      ["request-body-condition-removed: info", "response-body-condition-removed: breaking"]
    )
    XCTAssertEqual(
      try ofSchemas(one, text("{ enum: [b] }")),
      ["request-body-condition-changed: warning", "response-body-condition-changed: warning"]
    )
  }

  func testEqualNumbersAreEqual() throws {
    XCTAssertEqual(try ofSchemas("{ enum: [1, 2] }", "{ enum: [1.0, 2] }"), [])
    XCTAssertEqual(
      try ofSchemas(
        "{ type: integer, minimum: 3, maximum: 4 }",
        "{ type: integer, exclusiveMinimum: 2, exclusiveMaximum: 5 }"
      ),
      []
    )
    XCTAssertEqual(
      try ofSchemas("{ type: number, maximum: 4 }", "{ type: number, exclusiveMaximum: 5 }"),
      ["request-body-limit-loosened: info", "response-body-limit-loosened: breaking"]
    )
  }

  func testContentOfTextsIsCompared() throws {
    func text(_ type: String) -> String {
      let schema = "{ type: object, properties: { a: { type: \(type) } } }"
      return "{ type: string, contentMediaType: application/json, contentSchema: \(schema) }"
    }
    XCTAssertEqual(
      try ofSchemas(text("string"), text("integer")),
      ["request-property-type-changed: breaking", "response-property-type-changed: breaking"]
    )
    XCTAssertEqual(
      try ofSchemas("{ type: string, contentMediaType: application/json }", text("integer")),
      []
    )
  }

  func testAnyLengthOfIntegersIsWider() throws {
    XCTAssertEqual(
      try ofSchemas("{ type: integer, format: int64 }", "{ type: integer, format: bigint }"),
      ["request-body-format-widened: info", "response-body-format-widened: breaking"]
    )
  }

  func testAnAlternativeThatAdmitsAllValues() throws {
    func union(_ branches: String) -> String { "{ anyOf: [\(branches)] }" }
    let (text, number) = ("{ type: string, maxLength: 3 }", "{ type: integer, minimum: 3 }")
    let (closed, open) = (union("\(text), \(number)"), union("\(text), \(number), {}"))
    XCTAssertEqual(
      try ofSchemas(closed, open),
      ["request-body-type-widened: info", "response-body-type-widened: breaking"]
    )
    XCTAssertEqual(
      try ofSchemas(open, closed),
      ["request-body-type-narrowed: breaking", "response-body-type-narrowed: info"]
    )
    XCTAssertEqual(
      try ofSchemas(open, union("\(text), {}")),
      ["response-body-alternative-removed: info"]
    )
    XCTAssertEqual(
      try ofSchemas(union("\(text), {}"), open),
      ["request-body-alternative-added: info"]
    )
  }

  // MARK: - Documents

  private func ofSchemas(
    _ old: String,
    _ new: String,
    mediaType: String = "application/json"
  ) throws -> [String] {
    func document(_ schema: String) -> String {
      let content = "content: { \(mediaType): { schema: \(schema) } }"
      return """
        paths:
          /a: { post: { requestBody: { \(content) }, responses: { '204': { description: A } } } }
          /b: { post: { responses: { '200': { description: A, \(content) } } } }
        """
    }
    return try changes(document(old), document(new))
  }

  /// Returns the codes of the changes with their levels, each once.
  private func changes(_ old: String, _ new: String) throws -> [String] {
    let scratch = try TemporaryFolder()
    let versions = try [old, new].map { members in
      let text = "openapi: 3.1.0\ninfo: { title: A, version: '1' }\n\(members)\n"
      try scratch.write(text, to: "api.yaml")
      let diagnostics = Diagnostics()
      let entry = scratch.url.appendingPathComponent("api.yaml").path
      let documents = Documents(entry: entry, diagnostics: diagnostics)
      let description = ServiceDescription(documents, diagnostics: diagnostics)
      XCTAssertEqual(diagnostics.all.filter { $0.severity == .error }.map(\.message), [], text)
      return description
    }
    let found = Comparison(
      from: versions[0],
      to: versions[1],
      isApplication: false,
      today: "2027-03-31"
    )
    return Set(found.changes.map { "\($0.rule.code): \($0.rule.level.rawValue)" }).sorted()
  }
}
