import Canonical
import Shape
import SourceDiagnostics

/// Resolves the headers of responses and of parts.
struct HeaderResolver {
  let schemas: SchemaShaper

  private var values: ParameterTypeResolver { ParameterTypeResolver(schemas: schemas) }
  private var locations: ParameterLocationResolver { .init(diagnostics: schemas.diagnostics) }

  /// The headers of a response or a part; `component` is the name of their shared response.
  func resolve(
    _ views: [Named<OpenAPI.Header>],
    owner: Model.Owner,
    component: String?
  ) -> [Response.Header] {
    views.filter { locations.admits(name: $0.key, in: .header, at: $0.keyMark) }
      .map { header($0, owner: owner, component: component) }
  }

  private func header(
    _ view: Named<OpenAPI.Header>,
    owner: Model.Owner,
    component: String?
  ) -> Response.Header {
    let shared = view.value.referenceName ?? component.map { $0 + view.key }
    let context = NamingContext(view.key, in: owner, component: shared)
    var header = Response.Header(
      key: view.key,
      type: values.type(of: view.value, for: context),
      isRequired: view.value.isRequired,
      origin: Origin(view.value.location)
    )
    header.isJSON = view.value.isJSON
    header.explode = view.value.explode ?? false
    header.documentation = values.documentation(of: view.value)
    return header
  }
}
