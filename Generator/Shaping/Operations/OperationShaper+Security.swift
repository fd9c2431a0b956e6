import Canonical
import Shape
import SourceDiagnostics

extension OperationShaper {
  func credentialSchemes() -> [CredentialScheme] {
    document.securitySchemes.map { named in
      CredentialScheme(
        id: CredentialScheme.ID(named.key),
        kind: CredentialScheme.Kind(named.value.kind),
        documentation: Documentation(
          text: named.value.description,
          isDeprecated: named.value.isDeprecated
        )
      )
    }
  }

  /// The schemes whose credentials are in requests; notes client certificates, which the transport
  /// presents.
  func requestCredentials(_ schemes: [CredentialScheme]) -> [CredentialScheme] {
    for scheme in document.securitySchemes {
      guard case .mutualTLS = scheme.value.kind else { continue }
      diagnostics.report(
        Diagnostic(
          .note,
          .unsupportedSecurityScheme,
          at: scheme.value.mark,
          "the security scheme \(Excerpt.quoted(scheme.key)) requires a client certificate, which"
            + " only a transport can present",
          fix: "give the client a transport that has one"
        )
      )
    }
    return schemes.filter { $0.kind != .certificate }
  }

  /// The supported alternatives.
  ///
  /// The alternative without credentials is last, so that available credentials are sent.
  func security(_ requirements: [OpenAPI.SecurityRequirement]) -> [[CredentialScheme.ID]] {
    let known = Set(schemes.map(\.id))
    let sent = Set(credentials.map(\.id))
    let alternatives = requirements.compactMap { requirement -> [CredentialScheme.ID]? in
      let ids = requirement.schemes.map(CredentialScheme.ID.init)
      return ids.allSatisfy(known.contains) ? ids.filter(sent.contains) : nil
    }
    let needed = alternatives.filter { !$0.isEmpty }
    return needed.count < alternatives.count && !needed.isEmpty ? needed + [[]] : needed
  }
}

extension CredentialScheme.Kind {
  fileprivate init(_ kind: OpenAPI.SecurityScheme.Kind) {
    switch kind {
    case .apiKey(let name, let position):
      self = .apiKey(name: name, location: Parameter.Location(position) ?? .header)
    case .http(let scheme):
      switch scheme.lowercased() {
      case "basic": self = .basic
      case "bearer": self = .bearer
      default: self = .authorization(scheme)
      }
    case .oauth2(let flows):
      self = .tokens(
        CredentialScheme.TokenOrigin(flows: flows.map(CredentialScheme.TokenOrigin.Flow.init))
      )
    case .openIDConnect(let url): self = .tokens(CredentialScheme.TokenOrigin(discoveryURL: url))
    case .mutualTLS: self = .certificate
    }
  }
}

extension CredentialScheme.TokenOrigin.Flow {
  fileprivate init(_ flow: Named<OpenAPI.Flow>) {
    self.init(
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

extension Parameter.Location {
  /// The location of a position; nil for a body parameter of Swagger 2.
  init?(_ position: OpenAPI.Parameter.Position) { self.init(rawValue: position.rawValue) }
}
