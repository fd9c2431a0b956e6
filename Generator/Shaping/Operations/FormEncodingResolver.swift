import Canonical
import Shape
import SourceDiagnostics

/// Resolves the encodings of forms' members.
struct FormEncodingResolver {
  let schemas: SchemaShaper

  /// The members of a URL-encoded form whose serialization the document declares.
  func members(_ media: Named<OpenAPI.MediaType>) -> [FormMember] {
    if let schema = schemas.index.schema(media.value.schema) {
      noteUnknown(media.value.encoding, schemas.merger.mergedSchema(of: schema))
    }
    return media.value.encoding.compactMap { encoding in
      let view = encoding.value
      guard view.isStyled else {
        let isJSON = view.contentType.map { MediaTypeName($0).isJSON } ?? false
        return isJSON ? FormMember(key: encoding.key, serialization: .json) : nil
      }
      let style = Parameter.Style(view.style, in: .query)
      let explode = view.explode ?? (style == .form)
      return FormMember(
        key: encoding.key,
        serialization: .style(style, explode: explode, allowReserved: view.allowsReserved)
      )
    }
  }

  /// Warns about the encodings of members that the form lacks.
  func noteUnknown(_ encodings: [Named<OpenAPI.Encoding>], _ merged: MergedSchema) {
    for encoding in encodings where merged.property(encoding.key) == nil {
      guard case .undeclared = merged.additional else { continue }
      schemas.diagnostics.warn(
        .invalidForm,
        at: encoding.keyMark,
        "the encoding \(Excerpt.quoted(encoding.key)) matches no property of the form; ignored",
        fix: "add \(Excerpt.quoted(encoding.key)) to “properties”, or remove the encoding"
      )
    }
  }
}
