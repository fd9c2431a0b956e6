import BinderyJSON

/// The schemas directly inside a schema object, with their JSON Pointer steps.
struct SchemaChildren: Sequence, IteratorProtocol {
  private var found: [(steps: [String], value: JSONValue)] = []

  init(of schema: JSONObject) {
    for keyword in Self.single {
      if let value = schema[keyword] { found.append(([keyword], value)) }
    }
    for keyword in Self.listed {
      for (position, value) in (schema[keyword]?.array ?? []).enumerated() {
        found.append(([keyword, String(position)], value))
      }
    }
    for keyword in Self.named {
      for member in schema[keyword]?.object?.members ?? [] {
        found.append(([keyword, member.key], member.value))
      }
    }
    found.reverse()
  }

  mutating func next() -> (steps: [String], value: JSONValue)? { found.popLast() }

  private static let single = [
    "additionalProperties", "contains", "contentSchema", "else", "if", "items", "not",
    "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties",
  ]
  private static let listed = ["allOf", "anyOf", "oneOf", "prefixItems"]
  private static let named = [
    "$defs", "definitions", "dependentSchemas", "patternProperties", "properties",
  ]
}
