import Canonical
import Shape
import SourceDiagnostics

/// Resolves the types of parameters and headers.
struct ParameterTypeResolver {
  let schemas: SchemaShaper

  /// The type of a parameter or a header.
  func type(of view: OpenAPI.Header, for context: NamingContext) -> Type {
    schemas.index.schema(view.schema ?? view.content.first?.value.schema)
      .map { schemas.type(of: $0, as: context.role(at: $0)) } ?? .string
  }

  /// The documentation of a parameter or a header.
  func documentation(of value: OpenAPI.Header) -> Documentation {
    Documentation(of: value, schemas.index.schema(value.schema))
  }
}
