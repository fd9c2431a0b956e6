/// The keywords for nullable schemas and several types, which differ between the versions.
public enum SchemaVersion: Sendable {
  /// OpenAPI 2.0: `x-nullable`.
  case swagger2
  /// OpenAPI 3.0: `nullable`, and one `type`.
  case openAPI30
  /// OpenAPI 3.1 and later, and AsyncAPI: JSON Schema.
  case jsonSchema

  /// Creates the version that the `swagger` or `openapi` key of a document states.
  public init(swagger: String?, openapi: String?) {
    if swagger != nil {
      self = .swagger2
    } else {
      self = openapi?.hasPrefix("3.0") == true ? .openAPI30 : .jsonSchema
    }
  }

  /// The keyword that admits null beside `type`; nil if null is one of the types.
  var nullableKey: String? {
    switch self {
    case .swagger2: "x-nullable"
    case .openAPI30: "nullable"
    case .jsonSchema: nil
    }
  }
}
