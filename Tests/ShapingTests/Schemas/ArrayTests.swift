import XCTest

final class ArrayTests: XCTestCase {
  func testArraysOfOneType() throws {
    try assertShape(
      """
      A: { type: array, items: { type: string } }
      B: { type: array }
      C: { type: array, items: true }
      D: { type: array, items: { type: [integer, "null"] } }
      E: { type: array, items: { type: array, items: { $ref: "#/components/schemas/A" } } }
      """,
      """
      alias A = [string]
      alias B = [json]
      alias C = [json]
      alias D = [integer?]
      alias E = [[A]]
      """
    )
  }

  func testPrefixItemsAreATuple() throws {
    try assertShape(
      """
      Receipt:
        prefixItems: [{ type: integer, title: code }, { type: string }, { enum: [a, b] }]
        minItems: 2
      Rest: { prefixItems: [{ type: integer }], items: { type: string }, minItems: 1 }
      Closed: { prefixItems: [{ type: integer }], items: false }
      Full: { prefixItems: [{ type: integer }], maxItems: 1 }
      Checked: { prefixItems: [{ type: integer }], unevaluatedItems: false }
      Old: { type: array, items: [{ type: integer }] }
      OldClosed: { type: array, items: [{ type: integer }], additionalItems: false }
      """,
      """
      tuple Receipt
        code: integer
        1: string
        2?: Receipt.element3
        ...: json
      enum Receipt.element3: string
        "a"
        "b"
      tuple Rest
        0: integer
        ...: string
      tuple Closed
        0?: integer
      tuple Full
        0?: integer
      tuple Checked
        0?: integer
      tuple Old
        0?: integer
        ...: json
      tuple OldClosed
        0?: integer
      """
    )
  }

  func testAListOfOneSchemaIsThatSchemaIn30() throws {
    try assertShape(
      """
      A: { type: array, items: [{ type: string }] }
      B: { type: array, items: [{ type: string }, { type: integer }] }
      C: { type: array, items: [{ type: string }], additionalItems: { type: boolean } }
      """,
      """
      alias A = [string]
      tuple B
        0?: string
        1?: integer
        ...: json
      tuple C
        0?: string
        ...: boolean
      """,
      reports: [
        "api.yaml:6:30: warning: “items” can't be an array; interpreted as its only element"
          + " [invalid-value]\n  help: write a schema"
      ],
      version: "3.0.3"
    )
  }
}
