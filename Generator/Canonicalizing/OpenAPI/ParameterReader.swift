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
    if names == nil, let legacy = written.legacyPosition {
      return parameter(written, called: written.name ?? "", in: legacy)
    }
    guard let name = name(of: written), let position = position(of: written, called: name) else {
      return nil
    }
    if position == .path, !written.isRequired, names?.contains(name) == true {
      canonicalizer.diagnostics.warn(
        .optionalPathParameter,
        at: written.mark,
        "the path parameter \(Excerpt.quoted(name)) must be required; interpreted as"
          + " required",
        fix: "add required: true"
      )
    }
    return parameter(written, called: name, in: position)
  }

  private func parameter(
    _ written: WrittenOpenAPI.Parameter,
    called name: String,
    in position: OpenAPI.Parameter.Position
  ) -> OpenAPI.Parameter {
    OpenAPI.Parameter(name: name, position: position, value: canonicalizer.header(written))
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
    if let position = OpenAPI.Parameter.Position(standard: word) { return position }
    let plain = word.lowercased().filter { !$0.isWhitespace }
    let corrected =
      OpenAPI.Parameter.Position(standard: plain)
      ?? (names?.contains(name) == true ? .path : nil)
    if corrected == nil, written.legacyPosition != nil { return nil }
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

extension OpenAPI.Parameter.Position {
  /// Creates a position of OpenAPI 3.
  fileprivate init?(standard word: String) {
    guard let position = Self(rawValue: word), !position.isLegacy else { return nil }
    self = position
  }
}

extension WrittenOpenAPI.Parameter {
  /// The position of a parameter of Swagger 2 that is part of the body.
  var legacyPosition: OpenAPI.Parameter.Position? {
    location.flatMap {
      OpenAPI.Parameter.Position(rawValue: $0.lowercased().filter { !$0.isWhitespace })
    }
    .flatMap { $0.isLegacy ? $0 : nil }
  }
}
