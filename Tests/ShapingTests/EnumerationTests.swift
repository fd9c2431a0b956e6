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
        integer: Mixed.integer (integer)
        boolean: boolean (boolean)
      enum Mixed.string: string
        "auto"
        "full"
      enum Mixed.integer: integer
        1
      enum Numbers: number
        1
        2.5
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
        "api.yaml:6:64: warning: the values of “set” have no names in Swift; any of its type is read"
          + " [unnamed-values]",
        "api.yaml:7:20: warning: the values of “Both” are of several kinds; it is read as any"
          + " JSON; list values of one kind [mixed-enumeration]",
      ]
    )
  }

  func testValuesThatSwiftCantHoldAreReported() throws {
    try assertShape(
      """
      Big: { type: integer, enum: [12345678901234567890, 1] }
      Price: { type: number, format: decimal, enum: [0.1, 0.2] }
      Sizes: { type: array, items: { type: string }, enum: [small, large] }
      """,
      """
      enum Big: integer
        1
      alias Price = decimal
      alias Sizes = [SizesItem]
      enum SizesItem: string
        "small"
        "large"
      """,
      says: [
        "api.yaml:6:34: warning: “12345678901234567890” doesn't fit into 64 bits and is left out;"
          + " correct the value or the type [misfit-value]",
        "api.yaml:7:51: warning: the values of “Price” have no names in Swift; any of its type is"
          + " read [unnamed-values]",
        "api.yaml:8:58: warning: the values of “Sizes” are no lists; they are taken as those of its"
          + " elements; write them under items [misplaced-values]",
      ]
    )
  }

  func testWordsAboutAnotherTypeAreReported() throws {
    try assertShape(
      """
      A: { type: object, items: { type: string }, properties: { a: { type: string, items: {} } } }
      B: { type: array, properties: { a: { type: string } } }
      C: { $dynamicRef: "#node" }
      D: { type: string, contentMediaType: application/json, contentSchema: { type: object } }
      """,
      """
      object A
        a?: string
      alias B = [json]
      alias C = json
      alias D = string
      """,
      says: [
        "api.yaml:6:31: warning: “items” is about values of the type “array”, and this one is"
          + " “object”; it is left out; correct the type or take it out [stray-keyword]",
        "api.yaml:7:35: warning: “properties” is about values of the type “object”, and this one is"
          + " “array”; it is left out; correct the type or take it out [stray-keyword]",
        "api.yaml:8:23: warning: “$dynamicRef” leads nowhere and is left out; the rest of the schema"
          + " counts; write $ref [unsupported-keyword]",
        "api.yaml:9:75: note: “contentSchema” says what the text is once it is read; it is kept as"
          + " text [unsupported-keyword]",
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
      says: [
        "api.yaml:6:29: warning: “99999999999999999999” doesn't fit into 64 bits and is left out;"
          + " correct the value or the type [misfit-value]"
      ]
    )
  }
}
