import Shape
import Specification

/// Why a security scheme can't be carried, and under which key that stands.
struct UnreadableScheme: Error {
  let key: String
  let reason: String
  let fix: String
}

extension OperationShaper {
  func kind(of view: OpenAPI.SecurityScheme) throws(UnreadableScheme) -> CredentialScheme.Kind {
    guard let type = view.type ?? impliedType(of: view) else {
      throw UnreadableScheme(key: "type", reason: "has no type", fix: "write \(Self.types)")
    }
    noteSpelling(of: type, view)
    switch type.lowercased() {
    case "apikey": return try key(view)
    case "http": return try http(view, view.scheme)
    case "basic", "bearer": return try http(view, type)
    case "oauth2": return .tokens(CredentialScheme.TokenOrigin(flows: flows(of: view)))
    case "openidconnect":
      return .tokens(CredentialScheme.TokenOrigin(discoveryURL: view.openIDConnectURL))
    case "mutualtls": return .certificate
    default:
      throw UnreadableScheme(
        key: "type",
        reason: "has the unknown type \(Excerpt.quoted(type))",
        fix: "write \(Self.types)"
      )
    }
  }

  /// The type that the other keys of a scheme show it to be, where it is missing.
  private func impliedType(of view: OpenAPI.SecurityScheme) -> String? {
    let signs = [
      ("flows", "oauth2"), ("openIdConnectUrl", "openIdConnect"), ("scheme", "http"),
      ("in", "apiKey"),
    ]
    guard let meant = signs.first(where: { view.cursor.has($0.0) })?.1 else { return nil }
    warn(
      .invalidSecurityScheme,
      at: view.mark,
      "this security scheme has no type and is read as \(meant)",
      fix: "write type: \(meant)"
    )
    return meant
  }

  /// Other letters, and the types of Swagger 2, are taken at their evident meaning.
  private func noteSpelling(of type: String, _ view: OpenAPI.SecurityScheme) {
    let exact = ["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"]
    let meant =
      exact.first { $0.lowercased() == type.lowercased() }
      ?? (["basic", "bearer"].contains(type.lowercased()) ? "http" : nil)
    guard let meant, meant != type else { return }
    warn(
      .invalidSecurityScheme,
      at: view.cursor.value("type")?.mark ?? view.mark,
      "the type \(Excerpt.quoted(type)) of this security scheme is read as \(meant)",
      fix: "write type: \(meant)"
    )
  }

  private static let types = "type: apiKey, http, oauth2, openIdConnect or mutualTLS"

  private func key(
    _ view: OpenAPI.SecurityScheme
  ) throws(UnreadableScheme) -> CredentialScheme.Kind {
    guard let name = view.name, !name.isEmpty else {
      throw UnreadableScheme(key: "name", reason: "doesn't name its key", fix: "write name: X-Key")
    }
    guard let location = location(of: view) else {
      throw UnreadableScheme(
        key: "in",
        reason: "doesn't state where its key goes",
        fix: "write in: header, query or cookie"
      )
    }
    guard name.isName(in: location) else {
      throw UnreadableScheme(
        key: "name",
        reason: "has a key whose name no \(location.rawValue) can carry",
        fix: "write letters, digits and -, as in X-Key"
      )
    }
    return .apiKey(name: name, location: location)
  }

  /// Where a key goes: as it says, or as it is meant.
  private func location(of view: OpenAPI.SecurityScheme) -> Parameter.Location? {
    let word = view.location ?? ""
    let plain = word.lowercased().filter { !$0.isWhitespace }
    let places: [Parameter.Location] = [.header, .query, .cookie]
    let meant = places.first { [$0.rawValue, $0.rawValue + "s"].contains(plain) }
    if let meant, meant.rawValue != word {
      warn(
        .invalidSecurityScheme,
        at: view.cursor.value("in")?.mark ?? view.mark,
        "the place \(Excerpt.quoted(word)) of this key is read as \(meant.rawValue)",
        fix: "write in: \(meant.rawValue)"
      )
    }
    return meant
  }

  private func http(
    _ view: OpenAPI.SecurityScheme,
    _ scheme: String?
  ) throws(UnreadableScheme) -> CredentialScheme.Kind {
    switch scheme?.lowercased() {
    case "basic": return .basic
    case "bearer": return .bearer
    case "digest":
      throw UnreadableScheme(
        key: "scheme",
        reason: "is Digest, whose answer depends on a challenge,",
        fix: "give the client a transport that answers it"
      )
    default:
      guard let scheme, scheme.isToken else {
        throw UnreadableScheme(
          key: "scheme",
          reason: "doesn't name its scheme of HTTP",
          fix: "write scheme: basic, bearer or another name that IANA lists"
        )
      }
      return .authorization(scheme)
    }
  }

  private func flows(of view: OpenAPI.SecurityScheme) -> [CredentialScheme.TokenOrigin.Flow] {
    view.flows.map { flow in
      CredentialScheme.TokenOrigin.Flow(
        name: flow.key,
        authorizationURL: flow.value.authorizationURL,
        deviceAuthorizationURL: flow.value.deviceAuthorizationURL,
        tokenURL: flow.value.tokenURL,
        refreshURL: flow.value.refreshURL,
        scopes: flow.value.scopes.map { scope in
          .init(name: scope.name, documentation: Documentation(text: scope.description))
        }
      )
    }
  }
}
