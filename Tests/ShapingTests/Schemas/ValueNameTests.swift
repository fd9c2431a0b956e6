import XCTest

/// Names and descriptions of enumeration values.
final class ValueNameTests: XCTestCase {
  func testNamesValuesByExtension() throws {
    try assertShape(
      """
      State: { type: integer, enum: [0, 1], x-enum-varnames: [Off, On] }
      Side: { type: string, enum: [l, r], x-enumNames: [Left, Right], x-enum-descriptions: [One., Other.] }
      Old: { type: string, enum: [a, b], x-ms-enum: { name: Old, values: [{ value: b, name: Second }] } }
      Open: { type: string, x-extensible-enum: [a, b] }
      """,
      """
      enum State: integer
        0 as Off
        1 as On
      enum Side: string
        "l" as Left
        "r" as Right
      enum Old: string
        "a"
        "b" as Second
      enum Open: string
        "a"
        "b"
      """
    )
  }

  func testOmitsNamesOfAnotherCount() throws {
    try assertShape(
      "State: { type: integer, enum: [0, 1], x-enum-varnames: [Off] }",
      """
      enum State: integer
        0
        1
      """,
      reports: [
        "api.yaml:6:60: warning: “x-enum-varnames” must have 2 elements, one for each “enum”"
          + " value; ignored [unnamed-enum-values]\n  help: write one element for each “enum”"
          + " value, in the same order"
      ]
    )
  }

  func testConstantsWithDescriptionsAreAnEnumeration() throws {
    try assertShape(
      """
      Size: { oneOf: [{ const: s, title: Small }, { const: l, title: Large, deprecated: true }] }
      Level: { type: integer, oneOf: [{ const: 1, title: Low }, { const: 2, title: High }] }
      Both: { type: string, enum: [a, b], oneOf: [{ const: a, description: A. }, { const: b }] }
      Model: { anyOf: [{ type: string }, { type: string, enum: [x, y] }, { const: z }] }
      """,
      """
      enum Size: string
        "s"
        "l" deprecated
      enum Level: integer
        1 as Low
        2 as High
      enum Both: string
        "a"
        "b"
      enum Model: string
        "x"
        "y"
        "z"
      """
    )
  }

  func testDocumentedNumbersBeyond64BitsAreReported() throws {
    try assertShape(
      """
      Big: { oneOf: [{ const: 99999999999999999999 }, { const: 2 }, { const: 1 }] }
      """,
      """
      enum Big: integer
        2
        1
      """,
      reports: [
        "api.yaml:6:29: warning: the “enum” value “99999999999999999999” exceeds 64 bits; ignored"
          + " [invalid-enum]\n  help: correct the value or the type"
      ]
    )
  }
}
