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

  func testValuesOfSeveralKindsAreAChoiceOfOneForEach() throws {
    try assertShape(
      """
      Mixed: { enum: [auto, full, 1, true, null] }
      Numbers: { enum: [1, 2.5] }
      Kind: { type: [string, integer], enum: [a, b, 0, 1] }
      """,
      """
      choice Mixed
        string: Mixed.string (auto | full)
        integer: integer (integer)
        boolean: boolean (boolean)
      enum Mixed.string: string
        "auto"
        "full"
      alias Numbers = number
      choice Kind
        string: Kind.string (a | b)
        integer: Kind.integer (integer)
      enum Kind.string: string
        "a"
        "b"
      enum Kind.integer: integer
        0
        1
      """
    )
  }

  func testCollectionsAreReadAsWhatTheyAre() throws {
    try assertShape(
      """
      Point: { properties: { at: { const: [1, 2] }, set: { enum: [{ a: 1 }, { a: 2 }] } } }
      Both: { enum: [{ a: 1 }, b] }
      """,
      """
      object Point
        at?: [json] = [1, 2]
        set?: {json}
      alias Both = json
      """,
      says: [
        "api.yaml:7:20: warning: the values of “Both” are of several kinds; it is read as any"
          + " JSON; list values of one kind [mixed-enumeration]"
      ]
    )
  }

  func testAListOfNothingSaysNothing() throws {
    try assertShape(
      "Use: { properties: { a: { type: string, enum: [] }, b: { enum: [null] } } }",
      """
      object Use
        a?: string
        b?: json = null
      """,
      says: [
        "api.yaml:6:51: warning: no value is left that “a” may have; any of its type is read; list"
          + " the values or take the list out [empty-enumeration]"
      ]
    )
  }

  func testValuesAreNamedAsTheAuthorNamesThem() throws {
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

  func testNamesThatDontCountAsManyAsTheValuesAreLeftOut() throws {
    try assertShape(
      "State: { type: integer, enum: [0, 1], x-enum-varnames: [Off] }",
      """
      enum State: integer
        0
        1
      """,
      says: [
        "api.yaml:6:60: warning: “x-enum-varnames” doesn't have one text for each of the 2 values"
          + " and is left out; list them in the order of the values [misfit-names]"
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
}
