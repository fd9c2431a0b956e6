import Shape
import Shaping
import XCTest

/// Limits of documents, with small values for the tests.
final class LimitTests: XCTestCase {
  func testMembersBeyondTheLimitAreAnyJSON() throws {
    try assert(
      """
      A: { required: [c, d], properties: { a: { type: string }, b: {}, c: {}, d: {} } }
      """,
      reports: [
        """
        api.yaml:6:70: warning: “A” has more than 2 properties; the others are interpreted as any \
        JSON value [limit-exceeded]
          help: split the schema
        """
      ],
      """
      object A
        a?: string
        b?: json
        ...: json
      """
    ) { $0.parts = 2 }
  }

  func testLongEnumerationsAndUnions() throws {
    try assert(
      """
      A: { type: string, enum: [a, b, c] }
      B: { oneOf: [{ type: string }, { type: integer }, { type: boolean }] }
      """,
      reports: [
        """
        api.yaml:6:8: warning: “A” has more than 2 “enum” values; all are ignored [limit-exceeded]
          help: split the schema
        """,
        """
        api.yaml:7:8: warning: “B” has more than 2 variants; interpreted as any JSON value \
        [limit-exceeded]
          help: split the schema
        """,
      ],
      """
      alias A = string
      alias B = json
      """
    ) { $0.parts = 2 }
  }

  func testDuplicateVariantsAreMerged() throws {
    try assert(
      """
      A: { oneOf: [{ $ref: "#/components/schemas/B" }, { $ref: "#/components/schemas/B" }] }
      B: { properties: { a: {} } }
      """,
      """
      alias A = B
      object B
        a?: json
      """
    ) { $0.parts = 1 }
  }

  func testSchemasBeyondTheLimitAreAnyJSON() throws {
    try assert(
      """
      A: { properties: { b: { $ref: "#/components/schemas/B" }, c: { $ref: "#/components/schemas/C" } } }
      B: { type: string }
      C: { type: string }
      D: { type: string }
      """,
      reports: [
        """
        api.yaml:8:8: warning: the document defines more than 2 schemas or 500000 properties; the \
        others are interpreted as any JSON value [limit-exceeded]
          help: select fewer operations, by path, tag or operationId
        """
      ],
      """
      object A
        b?: B
        c?: json
      alias B = string
      """
    ) { $0.models = 2 }
  }

  func testMembersOfAllSchemasAreLimited() throws {
    try assert(
      """
      A: { properties: { a: {}, b: {} } }
      B: { properties: { a: {} } }
      """,
      reports: [
        """
        api.yaml:7:8: warning: the document defines more than 100000 schemas or 2 properties; the \
        others are interpreted as any JSON value [limit-exceeded]
          help: select fewer operations, by path, tag or operationId
        """
      ],
      """
      object A
        a?: json
        b?: json
      alias B = json
      """
    ) { $0.allParts = 2 }
  }

  func testInheritanceIsLimited() throws {
    try assert(
      """
      A: { properties: { a: {} } }
      B: { allOf: [{ $ref: "#/components/schemas/A" }, { properties: { b: {}, c: {} } }] }
      """,
      reports: [
        """
        api.yaml:7:80: warning: schemas inherit more than 9 schemas and properties in total; the \
        others are ignored [nesting-limit]
          help: define the common part once, and refer to it directly
        """
      ],
      """
      object A
        a?: json
      object B
        a?: json
        b?: json
      """
    ) {
      $0.inheritance = 9
      $0.inheritancePerNode = 0
    }
  }

  func testReportsALongChainOfBasesOnce() throws {
    let line = (0..<20).map {
      "A\($0): { allOf: [{ $ref: '#/components/schemas/A\($0 + 1)' }], properties: { p\($0): {} } }"
    }
    let sample = try sample((line + ["A20: { type: object }"]).joined(separator: "\n")) {
      $0.bases = 6
    }
    XCTAssertEqual(sample.diagnostics.count, 1)
    let diagnostic = try XCTUnwrap(sample.diagnostics.first)
    XCTAssert(diagnostic.contains("more than 6 levels of inheritance"), diagnostic)
  }

  /// References nest deeper than collections, and each level uses the stack.
  func testLimitsNestedReferences() throws {
    let nested = "more than 64 levels of nested inline schemas"
    let based = "more than 64 levels of inheritance"
    for (schema, problem) in [
      ("$ref: NEXT", nested), ("items: { $ref: NEXT }", nested),
      ("oneOf: [{ $ref: NEXT }, { type: string }]", nested),
      ("properties: { a: { $ref: NEXT } }", nested),
      ("allOf: [{ $ref: NEXT }, { properties: { a: {} } }]", based),
    ] {
      let members = (0..<400).map { number in
        let next = "'#/components/schemas/A/properties/p\(number + 1)'"
        return "    p\(number): { \(schema.replacingOccurrences(of: "NEXT", with: next)) }"
      }
      let lines = ["A:", "  properties:"] + members + ["    p400: { type: integer }"]
      let sample = try sample(lines.joined(separator: "\n")) { _ in }
      XCTAssertNotNil(sample.service)
      XCTAssertEqual(sample.diagnostics.count, 1, schema)
      XCTAssert(sample.diagnostics.first?.contains(problem) == true, schema)
    }
  }

  private func sample(_ yaml: String, _ change: (inout Shaper.Limits) -> Void) throws -> Sample {
    var limits = Shaper.Limits()
    change(&limits)
    return try Sample(["api.yaml": Sample.schemas(yaml, version: "3.1.0")], limits: limits)
  }

  private func assert(
    _ yaml: String,
    reports: [String] = [],
    _ expected: String,
    line: UInt = #line,
    _ change: (inout Shaper.Limits) -> Void
  ) throws {
    let sample = try sample(yaml, change)
    XCTAssertEqual(sample.printed, expected, line: line)
    XCTAssertEqual(sample.diagnostics, reports, line: line)
  }
}
