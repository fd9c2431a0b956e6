import XCTest

/// Choices that something stands beside: members, or other choices.
final class SpreadChoiceTests: XCTestCase {
  func testAChoiceBesideMembersBelongsToEachVariant() throws {
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
      choice Shape
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

  func testSeveralChoicesAreOneInTheOther() throws {
    try assertShape(
      """
      Order:
        properties: { note: { type: string } }
        allOf:
          - oneOf: [{ title: card, required: [card], properties: { card: { type: string } } }, { title: iban, required: [iban], properties: { iban: { type: string } } }]
          - anyOf: [{ title: mail, required: [mail], properties: { mail: { type: string } } }, { title: phone, required: [phone], properties: { phone: { type: string } } }]
      """,
      """
      choice Order
        card: Order.card ({note?, card, mail} or {note?, card, phone}) indirect
        iban: Order.iban ({note?, iban, mail} or {note?, iban, phone}) indirect
      choice Order.card
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
      choice Order.iban
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

  /// As a base says of a member that it may be anything, and an heir what it is.
  func testABranchThatCanNeverBeIsLeftOut() throws {
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
}
