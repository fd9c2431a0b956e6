import Canonical
import Specification

/// Reads a security scheme, with its stated or implied type and location.
struct SecuritySchemeReader {
  let named: Named<WrittenOpenAPI.SecurityScheme>
  let diagnostics: Diagnostics

  private var written: WrittenOpenAPI.SecurityScheme { named.value }

  /// The reason why a scheme can't be used, and the wrong key.
  private struct Problem: Error {
    let key: String
    let reason: String
    let fix: String
  }

  /// The scheme; nil after reporting why it can't be used.
  var scheme: OpenAPI.SecurityScheme? {
    do throws(Problem) {
      return OpenAPI.SecurityScheme(
        mark: written.mark,
        description: written.description,
        isDeprecated: written.isDeprecated,
        kind: try kind()
      )
    } catch {
      diagnostics.warn(
        .unsupportedSecurityScheme,
        at: written.cursor.value(error.key)?.mark ?? written.mark,
        "the security scheme \(Excerpt.quoted(named.key)) \(error.reason); ignored",
        fix: error.fix
      )
      return nil
    }
  }

  private func kind() throws(Problem) -> OpenAPI.SecurityScheme.Kind {
    guard let type = written.type ?? impliedType else {
      throw Problem(key: "type", reason: "has no type", fix: "write \(Self.types)")
    }
    reportSpelling(of: type)
    switch type.lowercased() {
    case "apikey": return try apiKey()
    case "http": return try http(written.scheme)
    case "basic", "bearer": return try http(type)
    case "oauth2":
      return .oauth2(
        flows: written.flows.mapValues { OpenAPI.Flow($0) }
      )
    case "openidconnect": return .openIDConnect(url: written.openIDConnectURL)
    case "mutualtls": return .mutualTLS
    default:
      throw Problem(
        key: "type",
        reason: "has the unknown type \(Excerpt.quoted(type))",
        fix: "write \(Self.types)"
      )
    }
  }

  /// The type that the other keys of a scheme without `type` imply.
  private var impliedType: String? {
    let typesByKey = [
      ("flows", "oauth2"), ("openIdConnectUrl", "openIdConnect"), ("scheme", "http"),
      ("in", "apiKey"),
    ]
    guard let implied = typesByKey.first(where: { written.cursor.has($0.0) })?.1 else { return nil }
    diagnostics.warn(
      .invalidSecurityScheme,
      at: written.mark,
      "the security scheme \(Excerpt.quoted(named.key)) has no type; interpreted as \(implied)",
      fix: "add type: \(implied)"
    )
    return implied
  }

  /// Reports a type that is wrong in case, or is a type of Swagger 2.
  private func reportSpelling(of type: String) {
    let exact = ["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"]
    let corrected =
      exact.first { $0.lowercased() == type.lowercased() }
      ?? (["basic", "bearer"].contains(type.lowercased()) ? "http" : nil)
    guard let corrected, corrected != type else { return }
    diagnostics.warn(
      .invalidSecurityScheme,
      at: written.cursor.value("type")?.mark ?? written.mark,
      "invalid type \(Excerpt.quoted(type)) of a security scheme; interpreted as \(corrected)",
      fix: "write type: \(corrected)"
    )
  }

  private static let types = "type: apiKey, http, oauth2, openIdConnect or mutualTLS"

  private func apiKey() throws(Problem) -> OpenAPI.SecurityScheme.Kind {
    guard let name = written.name, !name.isEmpty else {
      throw Problem(key: "name", reason: "has no “name”", fix: "add the name, such as name: X-Key")
    }
    guard let position else {
      throw Problem(
        key: "in",
        reason: "has no valid “in”",
        fix: "write in: header, query or cookie"
      )
    }
    let isName =
      position == .header
      ? name.isHTTPToken : position == .cookie ? name.isCookieName : true
    guard isName else {
      throw Problem(
        key: "name",
        reason: "has an invalid \(position.rawValue) name",
        fix: "use letters, digits and “-”, as in X-Key"
      )
    }
    return .apiKey(name: name, in: position)
  }

  /// The stated or implied location of an API key.
  private var position: OpenAPI.Parameter.Position? {
    let word = written.location ?? ""
    let plain = word.lowercased().filter { !$0.isWhitespace }
    let positions: [OpenAPI.Parameter.Position] = [.header, .query, .cookie]
    let corrected = positions.first { [$0.rawValue, $0.rawValue + "s"].contains(plain) }
    if let corrected, corrected.rawValue != word {
      diagnostics.warn(
        .invalidSecurityScheme,
        at: written.cursor.value("in")?.mark ?? written.mark,
        "invalid “in” \(Excerpt.quoted(word)) of an API key; interpreted as \(corrected.rawValue)",
        fix: "write in: \(corrected.rawValue)"
      )
    }
    return corrected
  }

  private func http(_ scheme: String?) throws(Problem) -> OpenAPI.SecurityScheme.Kind {
    if scheme?.lowercased() == "digest" {
      throw Problem(
        key: "scheme",
        reason: "uses Digest authentication, which isn't supported",
        fix: "handle Digest authentication in the client's transport"
      )
    }
    guard let scheme, scheme.isHTTPToken else {
      throw Problem(
        key: "scheme",
        reason: "has no valid “scheme”",
        fix: "write scheme: basic, bearer or another scheme that IANA registers"
      )
    }
    return .http(scheme: scheme)
  }
}

extension OpenAPI.Flow {
  fileprivate init(_ written: WrittenOpenAPI.Flow) {
    self.init()
    authorizationURL = written.authorizationURL
    deviceAuthorizationURL = written.deviceAuthorizationURL
    tokenURL = written.tokenURL
    refreshURL = written.refreshURL
    scopes = written.scopes
  }
}
