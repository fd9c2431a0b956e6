import Canonical
import Shape
import SourceDiagnostics

/// Resolves the bodies of requests.
struct RequestBodyResolver {
  let schemas: SchemaShaper

  private var contents: ContentResolver { ContentResolver(schemas: schemas) }

  /// The body of a request; nil if no content is described, or only forms that are always empty,
  /// which are the same as no body.
  func body(
    _ view: OpenAPI.RequestBody,
    of owner: Model.Owner,
    component: String? = nil,
    _ direction: Direction = .sent
  ) -> Body? {
    let isRequired = view.isRequired ?? false
    if direction == .sent, !isRequired, view.content.allSatisfy(isEmptyForm), !view.content.isEmpty
    {
      return nil
    }
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
    var body = Body(
      contents: contents,
      isRequired: isRequired,
      documentation: Documentation(text: view.description),
      origin: Origin(view.location)
    )
    body.isAlsoXML = view.content.contains(where: \.value.isAlternative)
    return body
  }

  /// Whether the schema of a form admits no members.
  private func isEmptyForm(_ media: Named<OpenAPI.MediaType>) -> Bool {
    guard MediaTypeName(media.key).coding == .form,
      let schema = schemas.index.schema(media.value.schema)
    else { return false }
    let merged = schemas.merger.mergedSchema(of: schema)
    guard case .none = merged.additional, merged.isObject, !merged.isContradictory else {
      return false
    }
    return merged.properties.isEmpty && merged.unions.isEmpty && merged.members.required.isEmpty
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
