import Canonical
import Shape
import SourceDiagnostics

/// Resolves the bodies of requests.
struct RequestBodyResolver {
  let schemas: SchemaShaper

  private var contents: ContentResolver { ContentResolver(schemas: schemas) }

  /// The body of a request; nil if no content is described.
  func body(
    _ view: OpenAPI.RequestBody,
    of owner: Model.Owner,
    component: String? = nil,
    _ direction: Direction = .sent
  ) -> Body? {
    let isRequired = view.isRequired ?? false
    var contents = self.contents.resolve(
      view.content,
      for: NamingContext(
        "body",
        in: owner,
        component: (view.referenceName ?? component).map { $0 + "Body" }
      ),
      direction
    )
    guard !contents.isEmpty else {
      noteEmpty(view)
      return nil
    }
    // Without a value, an optional body isn't sent; a client has no use for null beside that.
    if direction == .sent, !isRequired {
      for index in contents.indices { contents[index].type = contents[index].type.withoutNull }
    }
    return Body(
      contents: contents,
      isRequired: isRequired,
      documentation: Documentation(text: view.description),
      origin: Origin(view.location)
    )
  }

  private func noteEmpty(_ view: OpenAPI.RequestBody) {
    guard view.content.isEmpty else { return }
    schemas.diagnostics.warn(
      .missingSchema,
      at: view.contentMark,
      "the request body has no “content”; ignored",
      fix: "add a media type, as in content: { application/json: {} }"
    )
  }
}
