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
    guard let name = name(of: written), let position = written.position(name, in: names) else {
      return nil
    }
    if names == nil, position != .query, position != .header { return reportUnsupported(written) }
    if position == .path, names?.contains(name) == true { written.reportOptional(name) }
    written.reportEmptyValue()
    written.reportLaterKeywords()
    var value = canonicalizer.header(written, in: position)
    if value.schema != nil, position != .querystring {
      value.style = position.suitable(value.style, canonicalizer.diagnostics)
    }
    return OpenAPI.Parameter(name: name, position: position, value: value)
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
}
