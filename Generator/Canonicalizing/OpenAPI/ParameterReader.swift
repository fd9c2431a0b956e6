import Canonical
import Specification

/// Reads the parameters of an operation, with their stated or implied positions.
struct ParameterReader {
  /// The names of the path's template; nil for an operation of a webhook or a callback.
  let names: [String]?
  let canonicalizer: OpenAPICanonicalizer

  /// Returns nil after reporting why a parameter is omitted.
  ///
  /// A parameter of Swagger 2 that is part of the body is omitted, since the body has it.
  func parameter(_ written: WrittenOpenAPI.Parameter) -> OpenAPI.Parameter? {
    if names == nil, written.swaggerPosition != nil { return reportUnsupported(written) }
    guard let name = name(of: written), let position = position(of: written, called: name) else {
      return nil
    }
    if names == nil, position != .query, position != .header { return reportUnsupported(written) }
    if position == .path, !written.isRequired, names?.contains(name) == true {
      canonicalizer.diagnostics.warn(
        .optionalPathParameter,
        at: written.mark,
        "the path parameter \(Excerpt.quoted(name)) must be required; interpreted as"
          + " required",
        fix: "add required: true"
      )
    }
    return OpenAPI.Parameter(name: name, position: position, value: canonicalizer.header(written))
  }

  /// Reports a parameter of a webhook or a callback that depends on the URL of the receiver.
  private func reportUnsupported(_ written: WrittenOpenAPI.Parameter) -> OpenAPI.Parameter? {
    canonicalizer.diagnostics.warn(
      .unsupportedWebhook,
      at: written.mark,
      "the parameter \(Excerpt.quoted(written.name ?? "")) of a webhook or callback must be in query"
        + " or header; ignored",
      fix: "move the parameter to query or header, or remove it"
    )
    return nil
  }

  private func name(of written: WrittenOpenAPI.Parameter) -> String? {
    if let name = written.name, !name.isEmpty { return name }
    canonicalizer.diagnostics.warn(
      .invalidParameter,
      at: written.mark,
      "the parameter has no “name”; ignored",
      fix: "add the “name” of the parameter"
    )
    return nil
  }

  /// Returns the stated or implied position of a parameter.
  private func position(
    of written: WrittenOpenAPI.Parameter,
    called name: String
  ) -> OpenAPI.Parameter.Position? {
    let word = written.location ?? ""
    if let position = OpenAPI.Parameter.Position(rawValue: word) { return position }
    let plain = word.lowercased().filter { !$0.isWhitespace }
    let corrected =
      OpenAPI.Parameter.Position(rawValue: plain)
      ?? (names?.contains(name) == true ? .path : nil)
    if corrected == nil, written.swaggerPosition != nil { return nil }
    canonicalizer.diagnostics.warn(
      .invalidParameter,
      at: written.cursor.value("in")?.mark ?? written.mark,
      "the parameter \(Excerpt.quoted(name)) has no valid “in”; "
        + (corrected.map { "interpreted as in: \($0.rawValue)" } ?? "ignored"),
      fix: corrected.map { "write in: \($0.rawValue)" }
        ?? "write in: path, query, header, cookie or querystring; for a body, write “requestBody”"
    )
    return corrected
  }
}

/// The position of a parameter of Swagger 2 that is part of the body.
enum SwaggerPosition: String {
  case body
  case field = "formdata"
}

extension WrittenOpenAPI.Parameter {
  var swaggerPosition: SwaggerPosition? {
    location.flatMap { SwaggerPosition(rawValue: $0.lowercased().filter { !$0.isWhitespace }) }
  }
}
