import XCTest

/// Members in `required` that the `properties` of the same schema don't describe.
final class UndeclaredMemberTests: XCTestCase {
  func testAnotherBranchDescribesTheMember() throws {
    try assertShape(
      """
      Link:
        required: [id]
        oneOf:
          - { title: Long, required: [url], properties: { id: { type: integer }, url: { type: string } } }
          - { title: Short, required: [slug], properties: { slug: { type: string } } }
      """,
      """
      union Link
        Long: Link.Long ({id, url})
        Short: Link.Short ({slug, id})
      object Link.Long
        id: integer
        url: string
      object Link.Short
        slug: string
        id: integer
      """,
      reports: [
        "api.yaml:7:18: warning: the required property “id” isn't defined; the type in another"
          + " variant is used [undescribed-required-property]\n  help: add “id” to “properties”,"
          + " or remove it from “required”"
      ]
    )
  }

  func testConflictingBranchesAreAnyJSON() throws {
    try assertShape(
      """
      Link:
        required: [id]
        oneOf:
          - { title: One, required: [a], properties: { id: { type: integer }, a: { type: string } } }
          - { title: Two, required: [b], properties: { id: { type: string }, b: { type: string } } }
          - { title: Three, required: [c], properties: { c: { type: string } } }
      """,
      """
      union Link
        One: Link.One ({id, a})
        Two: Link.Two ({id, b})
        Three: Link.Three ({c, id?})
      object Link.One
        id: integer
        a: string
      object Link.Two
        id: string
        b: string
      object Link.Three
        c: string
        id: json
      """,
      reports: [
        "api.yaml:7:18: warning: the required property “id” isn't defined; interpreted as any"
          + " JSON value [undescribed-required-property]\n  help: add “id” to “properties”, or"
          + " remove it from “required”"
      ]
    )
  }

  /// A base requires what its subtypes describe.
  func testASubtypeDescribesTheMember() throws {
    try assertShape(
      """
      Paging: { type: object, required: [items, total], properties: { total: { type: integer } } }
      Artists:
        allOf:
          - { $ref: "#/components/schemas/Paging" }
          - { properties: { items: { type: array, items: { type: string } } } }
      """,
      """
      object Paging
        total: integer
        items: json
      object Artists
        total: integer
        items: [string]
      """,
      reports: [
        "api.yaml:6:40: warning: the required property “items” isn't defined; interpreted as any"
          + " JSON value [undescribed-required-property]\n  help: add “items” to “properties”, or"
          + " remove it from “required”"
      ]
    )
  }

  func testAdditionalPropertiesDescribeTheMember() throws {
    try assertShape(
      """
      Labels:
        type: object
        required: [color]
        properties: { size: { type: integer } }
        additionalProperties: { type: string }
      """,
      """
      object Labels
        size?: integer
        ...: string
      """
    )
  }
}
