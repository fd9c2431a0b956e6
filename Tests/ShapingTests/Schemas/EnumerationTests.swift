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

  func testValuesOfSeveralTypesAreAUnion() throws {
    try assertShape(
      """
      Mixed: { enum: [auto, full, 1, true, null] }
      Numbers: { enum: [1, 2.5] }
      Kind: { type: [string, integer], enum: [a, b, 0, 1] }
      """,
      """
      union Mixed
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
      union Kind
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

  func testReadsCollectionsInEnumerations() throws {
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
      reports: [
        "api.yaml:6:64: warning: the “enum” values of “set” can't be named in Swift; ignored"
          + " [unnamed-enum-values]\n  help: use strings as values, or remove “enum”",
        "api.yaml:7:20: warning: the “enum” values of “Both” have different types; interpreted as"
          + " any JSON value [invalid-enum]\n  help: use values of one type",
      ]
    )
  }

  func testReportsValuesBeyondSwiftTypes() throws {
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
      reports: [
        "api.yaml:6:34: warning: the “enum” value “12345678901234567890” exceeds 64 bits; ignored"
          + " [invalid-enum]\n  help: correct the value or the type",
        "api.yaml:7:51: warning: the “enum” values of “Price” can't be named in Swift; ignored"
          + " [unnamed-enum-values]\n  help: use strings as values, or remove “enum”",
        "api.yaml:8:58: warning: the “enum” values of the array “Sizes” aren't arrays;"
          + " interpreted as values of its elements [invalid-enum]\n"
          + "  help: move “enum” to “items”",
      ]
    )
  }

  func testAnEmptyEnumerationIsIgnored() throws {
    try assertShape(
      "Use: { properties: { a: { type: string, enum: [] }, b: { enum: [null] } } }",
      """
      object Use
        a?: string
        b?: json = null
      """,
      reports: [
        "api.yaml:6:51: warning: no “enum” value of “a” matches the type; ignored [invalid-enum]\n"
          + "  help: correct the values, or remove “enum”"
      ]
    )
  }

  /// A value of a variant or of a base marks its object, which states it already.
  func testOneStringIsATypedConstant() throws {
    try assertShape(
      """
      Page:
        properties:
          kind: { type: string, enum: [page] }
          tags: { type: array, items: { type: string, enum: [new] } }
          marks: { const: fixed }
      Shape:
        oneOf:
          - { title: Circle, required: [kind], properties: { kind: { enum: [circle] } } }
          - { title: Square, required: [kind], properties: { kind: { enum: [square] } } }
      """,
      """
      object Page
        kind?: Page.kind = "page"
        tags?: [Page.tagsItem]
        marks?: string = "fixed"
      enum Page.kind: string
        "page"
      enum Page.tagsItem: string
        "new"
      union Shape by kind
        Circle: Shape.Circle = circle
        Square: Shape.Square = square
      object Shape.Circle
        kind: string = "circle"
      object Shape.Square
        kind: string = "square"
      """
    )
  }
}
