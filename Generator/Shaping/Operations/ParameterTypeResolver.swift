import Canonical
import Shape
import SourceDiagnostics

/// Resolves the types of parameters and headers.
struct ParameterTypeResolver {
  let schemas: SchemaShaper

  /// The type of a parameter or a header.
  func type(of view: OpenAPI.Header, for context: NamingContext) -> Type {
    if view.schema != nil, let content = view.content.first {
      schemas.diagnostics.warn(
        .misplacedSchema,
        at: content.keyMark,
        "“schema” and “content” can't be combined; “schema” is used",
        fix: "remove “schema” or “content”"
      )
    }
    if let schema = schemas.index.schema(view.schema ?? view.content.first?.value.schema) {
      return schemas.type(of: schema, as: context.role(at: schema))
    }
    if view.content.isEmpty {
      schemas.diagnostics.warn(
        .missingSchema,
        at: view.location.mark,
        "missing schema; interpreted as a string",
        fix: "add a schema, such as schema: { type: string }"
      )
    }
    return .string
  }

  /// The documentation of a parameter or a header.
  func documentation(of value: OpenAPI.Header) -> Documentation {
    Documentation(of: value, schemas.index.schema(value.schema))
  }
}
