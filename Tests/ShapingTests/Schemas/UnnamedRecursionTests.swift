import XCTest

/// Lists and maps that contain themselves without a named schema in between.
final class UnnamedRecursionTests: XCTestCase {
  /// Bundlers refer to the first occurrence of a schema.
  func testAReferenceBackIntoAnUnnamedListOrMap() throws {
    try assertShape(
      """
      A:
        properties:
          list: { type: array, items: { properties: { list: { $ref: "#/components/schemas/A/properties/list" } } } }
          map: { additionalProperties: { allOf: [{ properties: { map: { $ref: "#/components/schemas/A/properties/map" } } }, { title: Text }] } }
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
      reports: [
        "api.yaml:6:30: warning: an inline schema can't contain itself; interpreted as any JSON"
          + " value [recursive-schema]\n  help: move the schema to “components/schemas”"
      ]
    )
  }
}
