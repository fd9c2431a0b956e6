import Shape
import SwiftSource

extension CredentialDrafter {
  /// Returns the URLs and scopes of the schemes of type `oauth2` or `openIdConnect`.
  func origins(in types: inout Scope) -> [TokenOriginBlueprint] {
    schemes.compactMap { scheme in
      guard case .tokens(let origin) = scheme.kind else { return nil }
      let urls = origin.urls
      let scopes = origin.scopes
      guard !urls.isEmpty || !scopes.isEmpty else { return nil }
      let stem = Words(scheme.id.rawValue).upperCamel
      let name = types.claim([stem + "Tokens", stem + "TokenOrigin"]).name
      return TokenOriginBlueprint(
        name: name,
        documentation: DocumentationText(
          summary:
            "The token URLs and scopes of the security scheme \(scheme.id.rawValue.codeSpan)."
        ),
        urls: urls,
        scopes: scopes
      )
    }
  }
}

extension CredentialScheme.TokenOrigin {
  /// The distinct URLs; a URL that differs between flows is named after its flow.
  fileprivate var urls: [TokenOriginBlueprint.Constant] {
    var names = Emitting.Scope(taken: ["self", "init", "Scope", "Type"])
    var urls: [TokenOriginBlueprint.Constant] = []
    func add(_ url: String?, _ role: String, of flow: String, _ summary: String) {
      guard let url else { return }
      let words = Words(flow).lowerCamel
      let own = words + role.prefix(1).uppercased() + role.dropFirst()
      let isKnown = urls.contains {
        $0.text == url && ($0.name.text == role || $0.name.text == own)
      }
      guard !isKnown else { return }
      let name = names.claim([role, own]).name
      urls.append(.init(name: name, text: url, documentation: DocumentationText(summary: summary)))
    }
    add(
      discoveryURL,
      "discoveryURL",
      of: "openIDConnect",
      "The discovery document of the OpenID Connect provider."
    )
    for flow in flows {
      add(
        flow.authorizationURL,
        "authorizationURL",
        of: flow.name,
        "The authorization endpoint, at which a user grants access."
      )
      add(
        flow.deviceAuthorizationURL,
        "deviceAuthorizationURL",
        of: flow.name,
        "The device authorization endpoint, which issues device codes."
      )
      add(
        flow.tokenURL,
        "tokenURL",
        of: flow.name,
        "The token endpoint, which issues access tokens."
      )
      add(
        flow.refreshURL,
        "refreshURL",
        of: flow.name,
        "The endpoint that issues access tokens for refresh tokens."
      )
    }
    return urls
  }

  /// The distinct scopes, in the order of the flows.
  fileprivate var scopes: [TokenOriginBlueprint.Constant] {
    var names = Emitting.Scope(taken: ["self", "init", "Type"])
    var seen: Set<String> = []
    return flows.flatMap(\.scopes).filter { seen.insert($0.name).inserted }.map { scope in
      let name = names.claim([Words(scope.name).lowerCamel]).name
      return .init(
        name: name,
        text: scope.name,
        documentation: scope.documentation.text(summary: "The scope \(scope.name.codeSpan).")
      )
    }
  }
}
