import XCTest

/// Members beside `properties`: patterns, additional properties and conditions.
final class FreeMemberTests: XCTestCase {
  func testPatternPropertiesOfOneTypeAreAMap() throws {
    try assertShape(
      """
      Any: { patternProperties: { "^.*$": { type: string } } }
      Same: { patternProperties: { "^x": { type: integer }, "^y": { type: integer } }, additionalProperties: false }
      Beside: { properties: { a: { type: string } }, patternProperties: { "^x": { type: integer } }, additionalProperties: false }
      Named: { propertyNames: { pattern: "^[a-z]+$" } }
      """,
      """
      alias Any = {string}
      alias Same = {integer}
      object Beside
        a?: string
        ...: integer
      alias Named = {json}
      """
    )
  }

  func testMembersBesideAPatternAreKept() throws {
    try assertShape(
      """
      One: { patternProperties: { "^x": { type: string } } }
      Two: { patternProperties: { "^x": { type: integer }, "^y": { type: string } }, additionalProperties: false }
      Open: { properties: { a: { type: string } }, patternProperties: { "^x": { type: integer } } }
      """,
      """
      alias One = {OneValue}
      alias Two = {TwoValue}
      object Open
        a?: string
        ...: OpenValue
      union OneValue
        string: string (string)
      union TwoValue
        integer: integer (integer)
        string: string (string)
      union OpenValue
        integer: integer (integer)
      """
    )
  }

  func testKeepsMembersOfConditions() throws {
    try assertShape(
      """
      A:
        properties: { b: { type: string } }
        if: { properties: { kind: { const: x }, n: { enum: [1] }, b: { const: y } } }
        then: { properties: { c: { type: string } } }
      """,
      """
      object A
        b?: string
        kind?: string
        n?: integer
        c?: string
      """,
      reports: [
        "api.yaml:8:11: note: “if” isn't evaluated; the properties that depend on it are optional"
          + " [unsupported-keyword]\n"
          + "  help: remove “if”, or check the condition in your code"
      ]
    )
  }

  func testMembersOfConditionsAreOptional() throws {
    try assertShape(
      """
      A:
        required: [kind]
        properties: { kind: { type: string } }
        if: { properties: { kind: { const: x } } }
        then: { required: [x], properties: { x: { type: integer }, kind: { const: x } } }
        else: { properties: { y: { type: string }, x: { type: string } } }
      B:
        properties: { card: { type: string } }
        dependentSchemas: { card: { required: [street], properties: { street: { type: string } } } }
      """,
      """
      object A
        kind: string
        y?: string
        ...: json
      object B
        card?: string
        street?: string
      """,
      reports: [
        "api.yaml:9:11: note: “if” isn't evaluated; the properties that depend on it are optional"
          + " [unsupported-keyword]\n"
          + "  help: remove “if”, or check the condition in your code",
        "api.yaml:14:25: note: “dependentSchemas” isn't evaluated; the properties that depend on"
          + " it are optional [unsupported-keyword]\n"
          + "  help: remove “dependentSchemas”, or check the condition in your code",
      ]
    )
  }

  func testFormatsByTheirOtherNames() throws {
    try assertShape(
      """
      A:
        properties:
          guid: { type: string, format: guid }
          upper: { type: string, format: UUID }
          url: { type: string, format: url }
          big: { type: integer, format: uint64 }
          bounded: { type: integer, minimum: 0, maximum: 18446744073709551615 }
          signed: { type: integer, maximum: 18446744073709551615 }
          small: { type: integer, minimum: 0, maximum: 9223372036854775807 }
          number: { type: number, format: int64 }
          time: { type: string, format: time }
          text: { type: string, contentEncoding: base64url }
      """,
      """
      object A
        guid?: uuid
        upper?: uuid
        url?: uri
        big?: uint64
        bounded?: uint64
        signed?: integer
        small?: integer
        number?: int64
        time?: string
        text?: string
      """
    )
  }

  func testFormatsOfNumbersCountWhereverANumberIs() throws {
    try assertShape(
      """
      A:
        properties:
          only: { format: uint64 }
          double: { format: Double }
          listed: { format: uint64, enum: [5] }
          constant: { format: int32, const: 5 }
          either: { type: [integer, number], format: decimal }
          long: { type: number, format: long }
      """,
      """
      object A
        only?: uint64
        double?: double
        listed?: uint64 = 5
        constant?: int32 = 5
        either?: decimal
        long?: int64
      """
    )
  }

  func testFreeMembersOfACompositionAreRead() throws {
    try assertShape(
      """
      Base: { type: object, properties: { id: { type: string } } }
      Open: { allOf: [{ $ref: "#/components/schemas/Base" }], unevaluatedProperties: { type: string } }
      Closed: { allOf: [{ $ref: "#/components/schemas/Base" }], unevaluatedProperties: false }
      List: { allOf: [{ type: array }], unevaluatedItems: { type: integer } }
      """,
      """
      object Base
        id?: string
      object Open
        id?: string
        ...: string
      alias Closed = Base
      alias List = [integer]
      """
    )
  }

  func testMergesSchemasOfAdditionalMembers() throws {
    try assertShape(
      """
      Both:
        allOf:
          - { type: object, additionalProperties: { type: number } }
          - { type: object, additionalProperties: { type: integer } }
      Models:
        allOf:
          - { type: object, additionalProperties: { properties: { a: { type: string } } } }
          - { type: object, additionalProperties: { properties: { b: { type: string } } } }
      """,
      """
      alias Both = {integer}
      alias Models = {ModelsValue}
      object ModelsValue
        a?: string
        b?: string
      """
    )
  }
}
