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
    var found: [Response.Header] = []
    var indices: [String: Int] = [:]
    for view in views where view.key.lowercased() != "content-type" {
      guard locations.admits(name: view.key, in: .header, at: view.keyMark) else { continue }
      let header = header(view, owner: owner, component: component)
      if let duplicate = indices[view.key.lowercased()] {
        noteDuplicate(header, at: view.keyMark)
        found[duplicate] = header
      } else {
        indices[view.key.lowercased()] = found.count
        found.append(header)
      }
    }
    return found
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
    header.documentation = values.documentation(of: view.value)
    return header
  }

  private func noteDuplicate(_ header: Response.Header, at mark: Mark) {
    schemas.diagnostics.warn(
      .duplicateParameter,
      at: mark,
      "duplicate header \(Excerpt.quoted(header.key)), as header names are case-insensitive; the"
        + " last one is used",
      fix: "remove one of the two headers"
    )
  }
}
