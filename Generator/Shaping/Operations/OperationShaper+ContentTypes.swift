import Canonical
import Canonicalizing
import Shape
import SourceDiagnostics

/// The types of bodies.
extension OperationShaper {
  func type(
    of media: Named<OpenAPI.MediaType>,
    _ coding: Content.Coding,
    among content: [Named<OpenAPI.MediaType>],
    for context: NamingContext
  ) -> Type {
    switch coding {
    case .textEvents: return .string
    case .events:
      guard case .json(let schema?) = eventData(of: media) else { return .json }
      return schemas.type(of: schema, as: context.role(at: schema))
    case .jsonLines:
      return element(of: media).map { schemas.type(of: $0, as: context.role(at: $0)) } ?? .json
    case .text:
      noteUntyped(media, among: content)
      return .string
    case .binary: return .binary
    case .multipart: return multipart(media, for: context)
    case .json:
      return schema(media.value.schema).map { schemas.type(of: $0, as: context.role(at: $0)) }
        ?? .json
    case .form: return form(media, for: context)
    }
  }

  private func form(_ media: Named<OpenAPI.MediaType>, for context: NamingContext) -> Type {
    guard let schema = schema(media.value.schema) else { return .map(.string) }
    guard schemas.wireKind(of: schema) == .object else {
      warn(
        .invalidForm,
        at: schema.mark,
        "a form has fields, and this schema describes none",
        fix: "describe an object"
      )
      return .map(.json)
    }
    return schemas.type(of: schema, as: context.role(at: schema))
  }

  /// Warns about text with a structured schema, unless another content is JSON of the same schema.
  private func noteUntyped(
    _ media: Named<OpenAPI.MediaType>,
    among content: [Named<OpenAPI.MediaType>]
  ) {
    guard let schema = schema(media.value.schema), isStructured(schema, media.key) else { return }
    let isJSONToo = content.contains {
      MediaTypeName($0.key).isJSON
        && self.schema($0.value.schema)?.resolved?.id == schema.resolved?.id
    }
    guard !isJSONToo else { return }
    warn(
      .unsupportedMediaType,
      at: media.keyMark,
      "\(Excerpt.quoted(media.key)) is carried as text; the structure that its schema describes is"
        + " omitted",
      fix: "describe application/json as well, where the service speaks it"
    )
  }

  private func isStructured(_ schema: Schema, _ mediaType: String) -> Bool {
    switch schemas.wireKind(of: schema) {
    case .object, .array: true
    case .string: false
    default: MediaTypeName(mediaType).isXML
    }
  }
}
