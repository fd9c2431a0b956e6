import Specification

extension WrittenSchema {
  /// Whether the siblings of `$ref` are ignored, as in 2.0 and 3.0.
  var ignoresSiblings: Bool { reference != nil && source.version(of: node) < .v3_1 }

  /// Whether the schema has no keyword beside `$ref`.
  var isOnlyReference: Bool { reference != nil && node.count == 1 }

  /// Whether a keyword other than `$ref` and `allOf` determines the type.
  var declaresType: Bool {
    if let verdict { return verdict == false }
    if node.kind == .string { return !types.isEmpty }
    return node["type"] != nil || !declaresOnlyType
  }

  /// Whether only `type` determines the type, so that the schema adds nothing to a reference.
  var declaresOnlyType: Bool {
    if node.has(anyOf: Self.deciding) { return false }
    return !node.has(anyOf: Self.restricting)
      || !node.entries.contains { entry in
        switch entry.key {
        // `false` only closes the composition.
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

  /// The keywords whose values decide whether they determine the type.
  private static let restricting = Keywords("unevaluatedProperties", "unevaluatedItems", "required")
}
