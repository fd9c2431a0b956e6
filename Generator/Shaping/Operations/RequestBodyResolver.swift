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
    let contents = self.contents.resolve(
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
    return Body(
      contents: contents,
      isRequired: view.isRequired ?? false,
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
