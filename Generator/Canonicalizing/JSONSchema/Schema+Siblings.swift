import Specification

extension Schema {
  /// Whether the keywords beside `$ref` have no meaning, as in 3.0.
  public var ignoresSiblings: Bool { reference != nil && source.version(of: node) == .v3_0 }

  /// Whether a keyword other than `$ref` and `allOf` decides about the type.
  public var saysSomething: Bool {
    if let verdict { return verdict == false }
    if node.kind == .string { return !types.isEmpty }
    return node["type"] != nil || !saysOnlyType
  }

  /// Whether no keyword but `type` decides about the type, so that it adds nothing to a reference.
  public var saysOnlyType: Bool {
    if node.has(anyOf: Self.deciding) { return false }
    return !node.has(anyOf: Self.restricting)
      || !node.entries.contains { entry in
        switch entry.key {
        // That nothing comes beside what the parts of a composition say is no type of its own.
        case "unevaluatedProperties", "unevaluatedItems": entry.value.boolean != false
        case "required": entry.value.count > 0
        default: false
        }
      }
  }

  private static let deciding = Keywords(
    "format",
    "enum",
    "const",
    "properties",
    "additionalProperties",
    "items",
    "prefixItems",
    "oneOf",
    "anyOf",
    "patternProperties",
    "contentEncoding",
    "contentSchema",
    "x-extensible-enum",
    "then",
    "else",
    "dependentSchemas",
    "propertyNames"
  )

  /// Those that decide by their values.
  private static let restricting = Keywords("unevaluatedProperties", "unevaluatedItems", "required")
}
