import XCTest

final class EnumerationTests: XCTestCase {
  func testEnumerationsAreOfStringsOrIntegers() throws {
    try assertShape(
      """
      Color: { type: string, enum: [red, green, red] }
      Level: { type: integer, enum: [1, 2] }
      Version: { type: string, enum: [1.0, true] }
      Maybe: { type: [string, "null"], enum: [a, b, null] }
      Use: { properties: { maybe: { $ref: "#/components/schemas/Maybe" } } }
      """,
      """
      enum Color: string
        "red"
        "green"
      enum Level: integer
        1
        2
      enum Version: string
        "1.0"
        "true"
      enum Maybe: string
        "a"
        "b"
      object Use
        maybe?: Maybe?
      """
    )
  }

  func testTheOnlyValueIsAConstantAndADefault() throws {
    try assertShape(
      """
      Event:
        required: [kind]
        properties:
          kind: { const: joined }
          version: { type: integer, enum: [2] }
          named: { $ref: "#/components/schemas/Kind" }
      Kind: { type: string, enum: [only] }
      """,
      """
      object Event
        kind: string = "joined"
        version?: integer = 2
        named?: Kind
      enum Kind: string
        "only"
      """
    )
  }

  func testValuesOfSeveralKindsAreJSON() throws {
    try assertShape(
      "Mixed: { enum: [a, 1] }",
      "alias Mixed = json",
      says: [
        "api.yaml:6:21: warning: the values of “Mixed” are of several kinds; it is read as any"
          + " JSON; list values of one kind [mixed-enumeration]"
      ]
    )
  }

  func testConstantsWithDescriptionsAreAnEnumeration() throws {
    try assertShape(
      "Size: { oneOf: [{ const: s, title: Small }, { const: l, title: Large }] }",
      """
      enum Size: string
        "s"
        "l"
      """
    )
  }
}
