import XCTest

/// How the variants of a union are distinguished.
final class SignatureTests: XCTestCase {
  func testANestedUnionMatchesByEachOfItsTypes() throws {
    try assertShape(
      """
      Inner:
        oneOf: [{ type: integer }, { required: [a], properties: { a: { type: string } } }]
      Outer:
        oneOf: [{ $ref: "#/components/schemas/Inner" }, { type: string }]
      """,
      """
      union Inner
        integer: integer (integer)
        object: Inner.object ({a})
      object Inner.object
        a: string
      union Outer
        Inner: Inner (integer or {a})
        string: string (string)
      """
    )
  }

  func testPatternsDistinguishTitledStrings() throws {
    try assertShape(
      """
      Message:
        type: string
        anyOf:
          - { title: missing, pattern: "^Not Found " }
          - { title: denied, pattern: "^(Forbidden|Unauthorized)$" }
          - { title: other }
      """,
      """
      union Message
        missing: string (/^Not Found /)
        denied: string (/^(Forbidden|Unauthorized)$/)
        other: string (string)
      """
    )
  }

  /// Most patterns validate a text and don't identify its type.
  func testPatternsDistinguishNoStringsWithoutTitles() throws {
    try assertShape(
      """
      Untitled:
        anyOf: [{ type: string, pattern: "^a" }, { type: string, pattern: "^b" }]
      Single:
        anyOf: [{ title: text, type: string, pattern: "^a" }, { title: other, type: string }]
      """,
      """
      alias Untitled = string
      alias Single = string
      """
    )
  }

  func testOmitsAVariantThatRefersToItsUnion() throws {
    try assertShape(
      """
      One:
        oneOf: [{ $ref: "#/components/schemas/Other" }, { type: integer }]
      Other:
        oneOf: [{ $ref: "#/components/schemas/One" }, { type: string }]
      """,
      """
      union One
        Other: Other (string)
        integer: integer (integer)
      union Other
        string: string (string)
      """,
      reports: [
        "api.yaml:9:7: warning: the union “Other” contains itself through the variant “One”; the"
          + " variant is ignored [recursive-schema]\n  help: replace the variant with the"
          + " variants of its union"
      ]
    )
  }
}
