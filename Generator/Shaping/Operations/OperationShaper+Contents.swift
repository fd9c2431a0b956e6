import Shape
import Specification

extension Diagnostic.Code {
  static let unsupportedMediaType = Self("unsupported-media-type")
  static let unfitForm = Self("unfit-form")
}

extension OperationShaper {
  /// What an operation sends; nil when nothing of it is supported.
  func body(
    _ view: OpenAPI.RequestBody,
    of owner: Model.Owner,
    component: String? = nil
  ) -> Body? {
    let contents = contents(
      view.content,
      at: Place("body", in: owner, component: (view.componentName ?? component).map { $0 + "Body" })
    )
    guard !contents.isEmpty else { return nil }
    return Body(
      contents: contents,
      isRequired: view.isRequired,
      documentation: Documentation(text: view.description),
      origin: Origin(view.node)
    )
  }

  /// The media types that are supported, in the author's order; when there are none, the bytes.
  func contents(
    _ content: [OpenAPI.Named<OpenAPI.MediaType>],
    at place: Place
  ) -> [Content] {
    let codings = content.map(coding)
    guard let first = content.first, codings.allSatisfy({ $0 == nil }) else {
      return zip(content.indices, codings).compactMap { index, coding in
        let media = content[index]
        guard let coding else {
          note(media, "is left out")
          return nil
        }
        return Content(
          mediaType: media.key,
          coding: coding,
          type: type(of: media, coding, at: place.variation(index, coding))
        )
      }
    }
    if MediaTypeName(first.key).essence.hasPrefix("multipart/") {
      note(first, "is left out")
      return []
    }
    note(first, "stands for its bytes")
    return [Content(mediaType: first.key, coding: .binary, type: .binary)]
  }

  /// Where the name admits everything, a schema of text or bytes says that it isn't JSON.
  private func coding(of media: OpenAPI.Named<OpenAPI.MediaType>) -> Content.Coding? {
    let name = MediaTypeName(media.key)
    guard name.essence == "*/*", let schema = media.value.schema,
      schemas.wireKind(of: schema) == .string
    else { return name.coding }
    return schema.resolved?.format == "binary" ? .binary : .text
  }

  private func note(_ media: OpenAPI.Named<OpenAPI.MediaType>, _ consequence: String) {
    warn(
      .unsupportedMediaType,
      at: media.keyMark,
      "\(Excerpt.quoted(media.key)) is not supported yet and \(consequence)"
    )
  }

  private func type(
    of media: OpenAPI.Named<OpenAPI.MediaType>,
    _ coding: Content.Coding,
    at place: Place
  ) -> Type {
    switch coding {
    case .text: return .string
    case .binary: return .binary
    case .json:
      return media.value.schema.map { schemas.type(of: $0, as: place.role(at: $0.node)) } ?? .json
    case .form:
      guard let schema = media.value.schema else { return .map(.string) }
      guard schemas.wireKind(of: schema) == .object else {
        warn(
          .unfitForm,
          at: schema.mark,
          "a form has fields, and this schema describes none",
          mend: "describe an object"
        )
        return .map(.json)
      }
      return schemas.type(of: schema, as: place.role(at: schema.node))
    }
  }
}
