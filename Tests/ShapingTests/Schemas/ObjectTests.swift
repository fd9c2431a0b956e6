import XCTest

final class ObjectTests: XCTestCase {
  func testMembersAreRequiredOptionalOrNullable() throws {
    try assertShape(
      """
      Pet:
        type: object
        required: [id, owner]
        properties:
          id: { type: integer, format: int64 }
          name: { type: string }
          owner: { type: [string, "null"] }
          nick: { type: string, nullable: true }
      """,
      """
      object Pet
        id: int64
        name?: string
        owner: string?
        nick?: string?
      """
    )
  }

  func testEveryFormatHasItsType() throws {
    try assertShape(
      """
      All:
        properties:
          a: { type: string, format: date-time }
          b: { type: string, format: date }
          c: { type: string, format: byte }
          d: { type: string, format: uuid }
          e: { type: string, format: uri }
          f: { type: integer, format: int32 }
          g: { type: number, format: float }
          h: { type: number, format: double }
          i: { type: number, format: decimal }
          j: { type: string, contentEncoding: base64 }
          k: { type: string, format: shoe-size }
          l: { type: number }
          m: { type: string, format: binary }
      """,
      """
      object All
        a?: date-time
        b?: date
        c?: base64
        d?: uuid
        e?: uri
        f?: int32
        g?: float
        h?: double
        i?: decimal
        j?: base64
        k?: string
        l?: number
        m?: string
      """
    )
  }

  func testAdditionalPropertiesAreAMap() throws {
    try assertShape(
      """
      Free: { type: object }
      Open: { type: object, additionalProperties: true }
      Counts: { additionalProperties: { type: integer } }
      Closed: { type: object, additionalProperties: false }
      Both: { properties: { id: { type: string } }, additionalProperties: { type: number } }
      Nested: { additionalProperties: { properties: { n: { type: integer } } } }
      """,
      """
      alias Free = {json}
      alias Open = {json}
      alias Counts = {integer}
      object Closed
      object Both
        id?: string
        ...: number
      alias Nested = {NestedValue}
      object NestedValue
        n?: integer
      """
    )
  }

  func testInfersTheTypeFromKeywords() throws {
    try assertShape(
      """
      Anything: {}
      Empty:
      Yes: true
      Object: { properties: { a: {} } }
      List: { items: { type: string } }
      Word: { enum: [a, b] }
      Day: { format: date }
      """,
      """
      alias Anything = json
      alias Empty = json
      alias Yes = json
      object Object
        a?: json
      alias List = [string]
      enum Word: string
        "a"
        "b"
      alias Day = date
      """
    )
  }

  func testARequiredMemberThatIsNotDescribedIsAnyJSON() throws {
    try assertShape(
      "Pet: { required: [id, nmae], properties: { id: { type: string } } }",
      """
      object Pet
        id: string
        nmae: json
      """,
      reports: [
        "api.yaml:6:27: warning: the required property “nmae” isn't defined; interpreted as any"
          + " JSON value [undescribed-required-property]\n  help: add “nmae” to “properties”, or"
          + " remove it from “required”"
      ]
    )
  }

  func testReportsUnsupportedKeywords() throws {
    try assertShape(
      """
      A: { type: object, properties: { x: { type: string, not: { enum: [y] } } }, if: {}, then: {} }
      """,
      """
      object A
        x?: string
      """,
      reports: [
        "api.yaml:6:62: note: “not” isn't supported; the other keywords are used"
          + " [unsupported-keyword]\n"
          + "  help: remove “not”, or check the value in your code",
        "api.yaml:6:85: note: “if” isn't evaluated; the properties that depend on it are optional"
          + " [unsupported-keyword]\n"
          + "  help: remove “if”, or check the condition in your code",
      ]
    )
  }

  func testUnnamedModelsAreNested() throws {
    try assertShape(
      """
      Order:
        properties:
          address: { properties: { city: { properties: { zip: { type: string } } } } }
          tags: { type: array, items: { properties: { name: { type: string } } } }
      """,
      """
      object Order
        address?: Order.address
        tags?: [Order.tagsItem]
      object Order.address
        city?: Order.address.city
      object Order.address.city
        zip?: string
      object Order.tagsItem
        name?: string
      """
    )
  }

  func testComparesKeysByBytes() throws {
    try assertShape(
      """
      U: { required: ["e\\u0301"], properties: { "\\u00E9": { type: string }, "e\\u0301": { type: integer } } }
      """,
      """
      object U
        \u{E9}?: string
        e\u{301}: integer
      """
    )
  }
}
