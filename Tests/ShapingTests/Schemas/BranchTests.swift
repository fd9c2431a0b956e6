import XCTest

/// Redundant branches of unions, and nested unions.
final class BranchTests: XCTestCase {
  func testOmitsNullAndImpossibleVariants() throws {
    try assertShape(
      """
      Nothing: { nullable: true, enum: [null] }
      Text: { oneOf: [{ type: string }, { $ref: "#/components/schemas/Nothing" }, false] }
      Use: { properties: { text: { $ref: "#/components/schemas/Text" } } }
      """,
      """
      alias Nothing = json
      alias Text = string
      object Use
        text?: Text?
      """
    )
  }

  func testConstantsOfEachKindAreVariants() throws {
    try assertShape(
      "One: { anyOf: [{ const: 1 }, { const: a }, { const: true }] }",
      """
      union One
        integer: integer (integer)
        string: string (string)
        boolean: boolean (boolean)
      """
    )
  }

  func testNestedUnionsMatchByConstants() throws {
    try assertShape(
      """
      Run: { oneOf: [{ title: q, required: [event], properties: { event: { const: queued } } }, { title: f, required: [event], properties: { event: { const: failed } } }] }
      Event: { anyOf: [{ $ref: "#/components/schemas/Run" }, { title: done, required: [event], properties: { event: { const: done } } }] }
      """,
      """
      union Run by event
        q: Run.q = queued
        f: Run.f = failed
      object Run.q
        event: string = "queued"
      object Run.f
        event: string = "failed"
      union Event by event
        Run: Run = queued | failed
        done: Event.done = done
      object Event.done
        event: string = "done"
      """
    )
  }

  func testAComponentThatIsOnlyNullableIsAnyJSON() throws {
    try assertShape(
      """
      Note: { required: [id], properties: { id: { type: string } } }
      Any: { nullable: true }
      Tone: { anyOf: [{ $ref: "#/components/schemas/Note" }, { $ref: "#/components/schemas/Any" }] }
      """,
      """
      object Note
        id: string
      alias Any = json
      union Tone
        Note: Note ({id})
        Any: Any (any)
      """
    )
  }

  /// GeoJSON's bounding box has four or six numbers (RFC 7946 §5).
  func testTuplesOfDifferentLengthsAreAnArray() throws {
    let tuple = { (types: [String]) in
      let items = types.map { "{ type: \($0) }" }.joined(separator: ", ")
      return "{ type: array, prefixItems: [\(items)], minItems: \(types.count),"
        + " maxItems: \(types.count) }"
    }
    let numbers = Array(repeating: "number", count: 6)
    try assertShape(
      """
      Feature:
        properties:
          bbox: { anyOf: [\(tuple(Array(numbers.prefix(4)))), \(tuple(numbers)), { type: "null" }] }
          row: { anyOf: [\(tuple(["string", "integer"])), \(tuple(["string"]))] }
          open: { oneOf: [{ type: array, items: { type: string } }, \(tuple(["string"]))] }
      """,
      """
      object Feature
        bbox?: [number]?
        row?: [Feature.rowItem]
        open?: [string]
      union Feature.rowItem
        string: string (string)
        integer: integer (integer)
      """
    )
  }

  func testATupleWithOtherElementsIsIndistinguishable() throws {
    try assertShape(
      """
      Bag: { oneOf: [{ type: array, items: { type: string } },
        { type: array, prefixItems: [{ type: string }] }] }
      """,
      "alias Bag = [json]",
      reports: [
        "api.yaml:6:10: warning: the array variants of “Bag” can't be distinguished; interpreted"
          + " as an array of any JSON values [indistinguishable-variants]\n"
          + "  help: add “items” to each variant"
      ]
    )
  }

  func testEmptyArraysAreIndistinguishable() throws {
    try assertShape(
      "Bag: { oneOf: [{ type: array, items: { type: string } }, { type: array }, { type: string }] }",
      """
      union Bag
        array: [json] (array)
        string: string (string)
      """,
      reports: [
        "api.yaml:6:10: warning: the array variants of “Bag” can't be distinguished; interpreted"
          + " as an array of any JSON values [indistinguishable-variants]\n"
          + "  help: add “items” to each variant"
      ]
    )
  }
}
