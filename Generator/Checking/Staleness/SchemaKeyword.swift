/// The kinds of keywords by what their values contain.
enum SchemaKeyword {
  /// A schema.
  case schema
  /// An array of schemas.
  case list(isOrdered: Bool)
  /// An object whose values are schemas.
  case map
  /// An array whose order has no meaning, or one of its elements.
  case set

  /// Nil for a keyword with another value.
  init?(_ keyword: String) {
    switch keyword {
    case "items", "not", "additionalProperties", "contains", "propertyNames", "if", "then", "else",
      "unevaluatedItems", "unevaluatedProperties", "contentSchema":
      self = .schema
    case "allOf", "anyOf", "oneOf": self = .list(isOrdered: false)
    case "prefixItems": self = .list(isOrdered: true)
    case "properties", "patternProperties", "dependentSchemas": self = .map
    case "type", "enum", "required": self = .set
    default: return nil
    }
  }
}
