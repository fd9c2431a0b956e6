import XCTest

/// Lists and maps that hold themselves without a name between.
final class UnnamedRecursionTests: XCTestCase {
  /// As bundlers write it, which refer to the first place where they met a schema.
  func testAReferenceBackIntoAnUnnamedListOrMap() throws {
    try assertShape(
      """
      A:
        properties:
          list: { type: array, items: { properties: { list: { $ref: "#/components/schemas/A/properties/list" } } } }
          map: { additionalProperties: { allOf: [{ properties: { map: { $ref: "#/components/schemas/A/properties/map" } } }, { title: Said }] } }
          none: { type: [array, "null"], items: { type: [object, "null"], properties: { none: { $ref: "#/components/schemas/A/properties/none" } } } }
      """,
      """
      object A
        list?: [A.listItem]
        map?: {A.mapValue}
        none?: [A.noneItem?]?
      object A.listItem
        list?: [A.listItem]
      object A.mapValue
        map?: {A.mapValue}
      object A.noneItem
        none?: [A.noneItem?]?
      """
    )
  }

  func testAnUnnamedListOfListsOfItselfHasNoType() throws {
    try assertShape(
      """
      A: { properties: { list: { type: array, items: { type: array, items: { $ref: "#/components/schemas/A/properties/list" } } } } }
      """,
      """
      object A
        list?: [[json]]
      """,
      says: [
        "api.yaml:6:30: warning: this schema contains itself in a way that no Swift type can; it"
          + " is read as any JSON [recursive-schema]"
          + "\n  help: give it a name under components/schemas"
      ]
    )
  }
}
