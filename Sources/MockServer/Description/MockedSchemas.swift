import BinderyJSON
import SchemaValidation

/// The schemas of one direction, as a JSON Schema 2020-12 with annotations.
package struct MockedSchemas: Sendable {
  /// The compiled schemas.
  let compiled: JSONSchema
  /// The schemas for generating values.
  let table: SchemaTable
  /// The compiled schemas of the table's nodes; nil for one that no other refers to.
  private let nodes: [JSONSchema?]
  /// The locations of schemas in the documents, by their JSON pointers.
  private let origins: [String: String]

  /// Compiles schemas, without patterns that aren't valid.
  ///
  /// - Parameters:
  ///   - written: A JSON Schema 2020-12 with the schemas in its `$defs`.
  ///   - origins: The locations in the documents, such as `shop.yaml#/components/schemas/Book`.
  package init(_ written: JSONValue, origins: [String: String] = [:]) throws(SchemaError) {
    let document = Self.withoutInvalidPatterns(written)
    compiled = try JSONSchema(document, dialect: .openAPI, formats: .all)
    table = SchemaTable(document)
    let locations = compiled.locations
    nodes = table.nodes.map { locations["#" + $0.pointer] }
    self.origins = origins
  }

  /// Whether a value satisfies the schema with an index in the table.
  func isValid(_ value: JSONValue, _ id: Int) -> Bool {
    nodes[id]?.validate(value).isEmpty ?? true
  }

  /// Returns the schema with a key under `$defs`.
  func schema(_ key: String?) -> JSONSchema? { key.flatMap { compiled.definition($0) } }

  /// Returns the location in the documents of a keyword, such as `#/$defs/Book/required`.
  func origin(of schemaPath: String) -> String {
    let pointer = (schemaPath.removingPercentEncoding ?? schemaPath).drop { $0 == "#" }
    var parent = pointer
    while true {
      if let origin = origins[String(parent)] { return origin + pointer.dropFirst(parent.count) }
      guard let end = parent.lastIndex(of: "/") else { return schemaPath }
      parent = parent[..<end]
    }
  }

  /// Returns the location in the documents of the schema with a key under `$defs`.
  func origin(ofDefinition key: String) -> String {
    table.definition(key).map { origin(of: "#" + table.nodes[$0].pointer) } ?? key
  }

  /// Returns schemas without regular expressions that can't be compiled, which restrict nothing.
  private static func withoutInvalidPatterns(_ value: JSONValue) -> JSONValue {
    switch value {
    case .array(let elements): return .array(elements.map(withoutInvalidPatterns))
    case .object(let object):
      var kept = JSONObject()
      for member in object.members {
        if member.key == "pattern", let pattern = member.value.string,
          SchemaPattern(pattern) == nil
        {
          continue
        }
        var value = member.value
        if member.key == "patternProperties", let schemas = value.object {
          let valid = schemas.members.filter { SchemaPattern($0.key) != nil }
          value = .object(JSONObject(valid.map { ($0.key, $0.value) }))
        }
        kept[member.key] = withoutInvalidPatterns(value)
      }
      return .object(kept)
    default: return value
    }
  }
}
