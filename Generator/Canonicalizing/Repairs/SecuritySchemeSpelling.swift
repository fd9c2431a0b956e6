import Canonical
import Specification

extension WrittenOpenAPI.SecurityScheme {
  /// Returns the type that the other keys of a scheme without `type` imply.
  func impliedType(_ name: String) -> String? {
    let typesByKey = [
      ("flows", "oauth2"), ("flow", "oauth2"), ("openIdConnectUrl", "openIdConnect"),
      ("scheme", "http"), ("in", "apiKey"),
    ]
    guard let implied = typesByKey.first(where: { cursor.has($0.0) })?.1 else { return nil }
    diagnostics.warn(
      .invalidSecurityScheme,
      at: mark,
      "the security scheme \(Excerpt.quoted(name)) has no type; interpreted as \(implied)",
      fix: "add type: \(implied)"
    )
    return implied
  }

  /// Reports a type that is wrong in case, or is a type of Swagger 2.
  func reportSpelling(of type: String) {
    if isSwagger, type == "basic" { return }
    if isSwagger { reportLaterType(type) }
    let exact = ["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"]
    let corrected =
      exact.first { $0.lowercased() == type.lowercased() }
      ?? (["basic", "bearer"].contains(type.lowercased()) ? "http" : nil)
    guard let corrected, corrected != type else { return }
    diagnostics.warn(
      .invalidSecurityScheme,
      at: cursor.value("type")?.mark ?? mark,
      "invalid type \(Excerpt.quoted(type)) of a security scheme; interpreted as \(corrected)",
      fix: "write type: \(corrected)"
    )
  }

  /// Reports a type of OpenAPI 3 in Swagger 2.0.
  private func reportLaterType(_ type: String) {
    guard ["http", "openIdConnect", "mutualTLS"].contains(type) else { return }
    diagnostics.warn(
      .wrongVersionKeyword,
      at: cursor.value("type")?.mark ?? mark,
      "type: \(type) belongs to OpenAPI 3; interpreted as in OpenAPI 3",
      fix: "write type: basic, apiKey or oauth2, or begin the document with openapi: 3.0.4"
    )
  }

  /// The stated or implied location of an API key.
  var position: OpenAPI.Parameter.Position? {
    let word = location ?? ""
    let plain = word.lowercased().filter { !$0.isWhitespace }
    let positions: [OpenAPI.Parameter.Position] = [.header, .query, .cookie]
    let corrected = positions.first { [$0.rawValue, $0.rawValue + "s"].contains(plain) }
    if let corrected, corrected.rawValue != word {
      diagnostics.warn(
        .invalidSecurityScheme,
        at: cursor.value("in")?.mark ?? mark,
        "invalid “in” \(Excerpt.quoted(word)) of an API key; interpreted as \(corrected.rawValue)",
        fix: "write in: \(corrected.rawValue)"
      )
    }
    return corrected
  }
}
