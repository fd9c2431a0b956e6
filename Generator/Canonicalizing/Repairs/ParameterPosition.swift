import Canonical
import Specification

/// The position of a parameter of Swagger 2 that is part of the body.
enum SwaggerPosition: String {
  case body
  case field = "formdata"
}

extension WrittenOpenAPI.Parameter {
  private var plainPosition: String {
    (cursor.string("in") ?? "").lowercased().filter { !$0.isWhitespace }
  }

  var swaggerPosition: SwaggerPosition? { SwaggerPosition(rawValue: plainPosition) }

  /// Returns the stated or implied position; `names` are those in the path.
  ///
  /// A part of the body has none, also if it has the name of a parameter in the path.
  func position(_ name: String, in names: [String]?) -> OpenAPI.Parameter.Position? {
    if let position = cursor.string("in").flatMap(OpenAPI.Parameter.Position.init) {
      return position
    }
    if swaggerPosition != nil { return nil }
    let corrected =
      OpenAPI.Parameter.Position(rawValue: plainPosition)
      ?? (names?.contains(name) == true ? .path : nil)
    diagnostics.warn(
      .invalidParameter,
      at: cursor.value("in")?.mark ?? mark,
      "the parameter \(Excerpt.quoted(name)) has no valid “in”; "
        + (corrected.map { "interpreted as in: \($0.rawValue)" } ?? "ignored"),
      fix: corrected.map { "write in: \($0.rawValue)" }
        ?? (isSwagger
          ? "write in: path, query, header, body or formData"
          : "write in: path, query, header, cookie or querystring; for a body, write"
            + " “requestBody”")
    )
    return corrected
  }

  /// Reports a parameter in the path that isn't required, and is read as required.
  func reportOptional(_ name: String) {
    guard !isRequired else { return }
    diagnostics.warn(
      .optionalPathParameter,
      at: mark,
      "the path parameter \(Excerpt.quoted(name)) must be required; interpreted as required",
      fix: "add required: true"
    )
  }
}
