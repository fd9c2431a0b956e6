import Canonical
import Shape
import SourceDiagnostics

/// Resolves the parameters of operations and webhooks.
struct ParameterResolver {
  let schemas: SchemaShaper

  private var values: ParameterTypeResolver { ParameterTypeResolver(schemas: schemas) }
  private var serializations: SerializationResolver { .init(diagnostics: schemas.diagnostics) }
  private var locations: ParameterLocationResolver { .init(diagnostics: schemas.diagnostics) }
  private var paths: PathParameterMatcher { PathParameterMatcher(schemas: schemas) }

  /// The parameters of an operation.
  func resolve(
    _ named: Named<OpenAPI.Operation>,
    in pieces: [Operation.PathPiece],
    _ id: Operation.ID
  ) -> [Parameter] {
    let operation = named.value
    var found = operation.parameters.compactMap { parameter($0, of: id) }
    guard let path = operation.path else { return found }
    paths.addItems(path.query, to: &found, at: named.keyMark)
    return paths.matched(
      found,
      with: names(in: pieces),
      isComplete: !operation.hasUnresolvedParameters,
      at: named.keyMark
    )
    .map { $0.spanningSegments(path.multiSegmentNames) }
  }

  private func names(in pieces: [Operation.PathPiece]) -> [String] {
    pieces.compactMap { piece in
      if case .parameter(let name) = piece { name } else { nil }
    }
  }

  private func parameter(_ view: OpenAPI.Parameter, of id: Operation.ID) -> Parameter? {
    guard let location = locations.location(of: view) else { return nil }
    let context = NamingContext(view.name, in: .operation(id), component: view.value.referenceName)
    var parameter = parameter(view, in: location, for: context)
    if let schema = schemas.index.schema(view.value.schema) {
      let subschemas = [Subschema(schema: schema, owner: nil)]
      parameter.defaultValue = schemas.defaults.defaultValue(of: subschemas)
      parameter.initialValue = schemas.defaults.initialValue(of: subschemas, as: parameter.type)
    }
    return parameter
  }

  /// A parameter without its default, which received requests don't have.
  func parameter(
    _ view: OpenAPI.Parameter,
    in location: Parameter.Location,
    for context: NamingContext
  ) -> Parameter {
    var parameter = Parameter(
      key: view.name,
      location: location,
      serialization: serializations.serialization(of: view.value, in: location),
      type: values.type(of: view, in: location, for: context),
      isRequired: location == .path || view.value.isRequired,
      origin: Origin(view.value.location)
    )
    parameter.documentation = values.documentation(of: view.value)
    return parameter
  }
}

extension Parameter {
  /// The parameter, serialized with unencoded slashes if it is one of these names.
  fileprivate func spanningSegments(_ names: Set<String>) -> Parameter {
    guard location == .path, names.contains(key), case .style(.simple, _, _) = serialization else {
      return self
    }
    var parameter = self
    parameter.serialization = .style(.segments, explode: false, allowReserved: false)
    return parameter
  }
}
