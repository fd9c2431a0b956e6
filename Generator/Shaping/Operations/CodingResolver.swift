import Canonical
import Shape
import SourceDiagnostics

/// Resolves the codings of bodies.
struct CodingResolver {
  let schemas: SchemaShaper

  private var streams: StreamResolver { StreamResolver(schemas: schemas) }
  private var xml: XMLResolver { XMLResolver(schemas: schemas) }

  /// The coding of a body.
  ///
  /// A body of any media type is text or bytes if its schema is a string; so is a multipart body
  /// other than a form, whose parts the caller writes.
  func coding(
    of media: Named<OpenAPI.MediaType>,
    _ direction: Direction
  ) -> Content.Coding {
    let name = MediaTypeName(media.key)
    if name.essence == "*/*" || name.isMixed && direction == .sent,
      let schema = schemas.index.schema(media.value.schema),
      schemas.merger.wireKind(of: schema) == .string
    {
      return schema.resolved?.isBinary == true ? .binary : .text
    }
    if name.isJSON, isFile(media) {
      noteFile(media, name)
      return .binary
    }
    if name.isEventStream, direction == .response {
      if case .text = streams.eventData(of: media) { return .textEvents }
      return .events
    }
    if name.isJSONSequence { return direction == .received ? .text : .jsonLines }
    if let structured = structuredCoding(of: media, name, direction) { return structured }
    guard direction != .sent, name.coding == .multipart else { return name.coding }
    if name.isMixed, direction == .response { return .parts }
    schemas.diagnostics.warn(
      .unsupportedMediaType,
      at: media.keyMark,
      "decoding \(Excerpt.quoted(media.key)) isn't supported; interpreted as bytes",
      fix: "use JSON, or parse the parts from the bytes"
    )
    return .binary
  }

  /// The coding of a format other than JSON whose schema describes more than a string; nil for any
  /// other content.
  private func structuredCoding(
    of media: Named<OpenAPI.MediaType>,
    _ name: MediaTypeName,
    _ direction: Direction
  ) -> Content.Coding? {
    if name.isXML { return xml.root(of: media, direction) == nil ? nil : .xml }
    guard name.isCoded || name.essence == "text/csv",
      let schema = schemas.index.schema(media.value.schema)
    else { return nil }
    switch schemas.merger.wireKind(of: schema) {
    case .array: return name.isCoded ? .coded : .rows
    case .object, .integer, .number, .boolean, .any: return name.isCoded ? .coded : nil
    case .string, .listed: return nil
    }
  }

  /// Whether a body's whole schema is a binary string, which JSON can't express.
  ///
  /// Frameworks describe downloads like this, under the media types of their other responses.
  func isFile(_ media: Named<OpenAPI.MediaType>) -> Bool {
    guard let schema = schemas.index.schema(media.value.schema) else { return false }
    return (schema.target ?? schema).isBinary && schemas.merger.wireKind(of: schema) == .string
  }

  private func noteFile(_ media: Named<OpenAPI.MediaType>, _ name: MediaTypeName) {
    guard !name.essence.contains("*") else { return }
    schemas.diagnostics.note(
      .unsupportedMediaType,
      at: media.keyMark,
      "\(Excerpt.quoted(media.key)) can't contain a string with format: binary; interpreted as"
        + " bytes",
      fix: "write the media type of the file, such as application/octet-stream"
    )
  }
}
