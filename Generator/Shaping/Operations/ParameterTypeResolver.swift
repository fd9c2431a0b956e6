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

  /// The type of a parameter; text in a path has no type of its own, so any value is a string.
  func type(
    of view: OpenAPI.Parameter,
    in location: Parameter.Location,
    for context: NamingContext
  ) -> Type {
    let type = type(of: view.value, for: context)
    let isText = location == .path && view.value.content.isEmpty
    return isText && schemas.models.resolved(type) == .json ? .string : type
  }

  /// The documentation of a parameter or a header.
  func documentation(of value: OpenAPI.Header) -> Documentation {
    Documentation(of: value, schemas.index.schema(value.schema))
  }
}
