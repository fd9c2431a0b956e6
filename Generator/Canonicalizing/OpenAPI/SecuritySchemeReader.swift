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

  /// Returns the scheme; nil after reporting why it can't be used.
  ///
  /// - Parameter type: The type instead of the one that is written.
  func scheme(readAs type: String? = nil) -> OpenAPI.SecurityScheme? {
    do throws(Problem) {
      return OpenAPI.SecurityScheme(
        location: written.cursor.node.location,
        description: written.description,
        isDeprecated: written.isDeprecated,
        kind: try kind(type)
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

  private func kind(_ known: String?) throws(Problem) -> OpenAPI.SecurityScheme.Kind {
    guard let type = known ?? written.type ?? written.impliedType(named.key) else {
      throw Problem(key: "type", reason: "has no type", fix: "write \(Self.types)")
    }
    if known == nil { written.reportSpelling(of: type) }
    switch type.lowercased() {
    case "apikey": return try apiKey()
    case "http": return try http(written.scheme)
    case "basic", "bearer": return try http(type)
    case "oauth2":
      return .oauth2(
        flows: (written.flows + written.flow).mapValues { OpenAPI.Flow($0) }
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

  private static let types = "type: apiKey, http, oauth2, openIdConnect or mutualTLS"

  private func apiKey() throws(Problem) -> OpenAPI.SecurityScheme.Kind {
    guard let name = written.name, !name.isEmpty else {
      throw Problem(key: "name", reason: "has no “name”", fix: "add the name, such as name: X-Key")
    }
    guard let position = written.position else {
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
