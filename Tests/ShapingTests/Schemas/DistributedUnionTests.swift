import XCTest

/// Unions with sibling keywords: members, or other unions.
final class DistributedUnionTests: XCTestCase {
  func testMembersBesideAUnionBelongToEachVariant() throws {
    try assertShape(
      """
      Shape:
        type: object
        required: [id]
        properties: { id: { type: string } }
        oneOf:
          - { title: Circle, required: [r], properties: { r: { type: number } } }
          - { title: Square, required: [side], properties: { side: { type: number } } }
      """,
      """
      union Shape
        Circle: Shape.Circle ({id, r})
        Square: Shape.Square ({id, side})
      object Shape.Circle
        id: string
        r: number
      object Shape.Square
        id: string
        side: number
      """
    )
  }

  func testSeveralUnionsAreNested() throws {
    try assertShape(
      """
      Order:
        properties: { note: { type: string } }
        allOf:
          - oneOf: [{ title: card, required: [card], properties: { card: { type: string } } }, { title: iban, required: [iban], properties: { iban: { type: string } } }]
          - anyOf: [{ title: mail, required: [mail], properties: { mail: { type: string } } }, { title: phone, required: [phone], properties: { phone: { type: string } } }]
      """,
      """
      union Order
        card: Order.card ({note?, card, mail} or {note?, card, phone}) indirect
        iban: Order.iban ({note?, iban, mail} or {note?, iban, phone}) indirect
      union Order.card
        mail: Order.card.mail ({note?, card, mail})
        phone: Order.card.phone ({note?, card, phone})
      object Order.card.mail
        note?: string
        card: string
        mail: string
      object Order.card.phone
        note?: string
        card: string
        phone: string
      union Order.iban
        mail: Order.iban.mail ({note?, iban, mail})
        phone: Order.iban.phone ({note?, iban, phone})
      object Order.iban.mail
        note?: string
        iban: string
        mail: string
      object Order.iban.phone
        note?: string
        iban: string
        phone: string
      """
    )
  }

  func testBranchesThatOnlyRequireLeaveOneObject() throws {
    try assertShape(
      """
      Query:
        type: object
        properties: { a: { type: string }, b: { type: string } }
        anyOf: [{ required: [a] }, { required: [b] }]
      """,
      """
      object Query
        a?: string
        b?: string
      """
    )
  }

  /// A base may allow any value of a member that its subtype restricts.
  func testOmitsImpossibleBranches() throws {
    try assertShape(
      """
      Single:
        allOf:
          - properties: { result: { anyOf: [{ type: object }, { type: string }] } }
          - properties: { result: { type: object, properties: { id: { type: string } } } }
      """,
      """
      object Single
        result?: Single.result
      object Single.result
        id?: string
      """
    )
  }

  func testReportsBranchesExcludedByTheType() throws {
    let never =
      "the type of the variant contradicts the type beside the union; ignored [conflicting-types]"
      + "\n  help: remove the variant, or the type beside the union"
    try assertShape(
      """
      Filter: { type: string, oneOf: [{ type: array, items: { type: string } }, { format: date }] }
      Event:
        properties: { kind: { type: string } }
        oneOf:
          - { $ref: "#/components/schemas/Batch" }
          - { $ref: "#/components/schemas/One" }
          - { $ref: "#/components/schemas/Two" }
        discriminator: { propertyName: kind, mapping: { batch: Batch, one: One, two: Two } }
      Batch: { type: array, items: { type: string } }
      One: { properties: { one: { type: string } } }
      Two: { properties: { two: { type: string } } }
      """,
      """
      alias Filter = date
      union Event by kind
        One: Event.One = one
        Two: Event.Two = two
      object Event.One
        kind?: string = "one"
        one?: string
      object Event.Two
        kind?: string = "two"
        two?: string
      alias Batch = [string]
      object One
        one?: string
      object Two
        two?: string
      """,
      reports: [
        "api.yaml:6:37: warning: " + never,
        "api.yaml:10:11: warning: " + never,
      ]
    )
  }

  /// Without `type`, `properties` apply to objects only, and admit any other value.
  func testPropertiesAloneExcludeNoBranch() throws {
    try assertShape(
      """
      Reply:
        properties: { total: { type: integer } }
        anyOf: [{ type: object }, { type: array, items: { type: string } }]
      """,
      """
      union Reply
        object: Reply.object ({total?})
        array: [string] (array)
      object Reply.object
        total?: integer
      """
    )
  }

  func testKeepsBranchesIfTheTypeExcludesAll() throws {
    try assertShape(
      "Key: { type: object, oneOf: [{ type: string }, { type: integer }] }",
      """
      union Key
        string: string (string)
        integer: integer (integer)
      """,
      reports: [
        "api.yaml:6:18: warning: the type contradicts all variants of the union beside it;"
          + " ignored [conflicting-types]\n  help: remove the type"
      ]
    )
  }

  /// A type for each of many combinations would exceed the document many times.
  func testManyCombinationsAreOneObject() throws {
    let unions = ["a", "b", "c"].map { key in
      let variants = (0..<4).map {
        "{ required: [\(key)], properties: { \(key): { const: \($0) }, \(key)\($0): { type: boolean } } }"
      }
      return "{ oneOf: [\(variants.joined(separator: ", "))] }"
    }
    try assertShape(
      """
      Order:
        required: [id]
        properties: { id: { type: string } }
        allOf: [\(unions.joined(separator: ", "))]
      """,
      """
      object Order
        id: string
        a?: integer
        a0?: boolean
        a1?: boolean
        a2?: boolean
        a3?: boolean
        b?: integer
        b0?: boolean
        b1?: boolean
        b2?: boolean
        b3?: boolean
        c?: integer
        c0?: boolean
        c1?: boolean
        c2?: boolean
        c3?: boolean
      """,
      reports: [
        """
        api.yaml:7:7: warning: the unions of “Order” have 64 combinations; the properties of all \
        variants are optional members of one object [limit-exceeded]
          help: list the variants in one “oneOf”
        """
      ]
    )
  }
}
