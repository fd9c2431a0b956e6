import Canonical
import Canonicalizing
import Shape
import SourceDiagnostics

/// How a body becomes bytes.
extension OperationShaper {
  /// Where the name admits everything, a schema of text or bytes says that it isn't JSON, and where
  /// it is of parts, that whoever sends them writes them.
  func coding(
    of media: Named<OpenAPI.MediaType>,
    _ direction: Direction
  ) -> Content.Coding {
    let name = MediaTypeName(media.key)
    if name.essence == "*/*" || name.isMixed && direction == .sent,
      let schema = schema(media.value.schema), schemas.wireKind(of: schema) == .string
    {
      return schema.resolved?.isBinary == true ? .binary : .text
    }
    if name.isJSON, isFile(media) {
      noteFile(media, name)
      return .binary
    }
    if name.isEventStream, direction == .answered {
      if case .text = eventData(of: media) { return .textEvents }
      return .events
    }
    if name.isJSONSequence { return direction == .received ? .text : .jsonLines }
    guard direction != .sent, name.coding == .multipart else { return name.coding }
    warn(
      .unsupportedMediaType,
      at: media.keyMark,
      "the parts of a received \(Excerpt.quoted(media.key)) are not separated; it is read as its"
        + " bytes",
      fix: "answer with JSON, or take the bytes apart where they are read"
    )
    return .binary
  }

  /// Whether a body's whole schema is a string of bytes, which JSON has none of: frameworks list a
  /// download so, under whatever media types they answer with by default.
  func isFile(_ media: Named<OpenAPI.MediaType>) -> Bool {
    guard let schema = schema(media.value.schema) else { return false }
    return (schema.target ?? schema).isBinary && schemas.wireKind(of: schema) == .string
  }

  private func noteFile(_ media: Named<OpenAPI.MediaType>, _ name: MediaTypeName) {
    guard !name.essence.contains("*") else { return }
    diagnostics.report(
      Diagnostic(
        .note,
        .unsupportedMediaType,
        at: media.keyMark,
        "\(Excerpt.quoted(media.key)) is a string with format: binary, which JSON can't hold; it is"
          + " read as bytes",
        fix: "write the media type of the file, or application/octet-stream"
      )
    )
  }
}
