import Canonical
import Shape
import SourceDiagnostics

/// Resolves security schemes and requirements.
struct SecurityResolver {
  /// The schemes whose credentials are in requests, in document order.
  let credentials: [CredentialScheme]
  /// The names of all supported schemes.
  private let known: Set<CredentialScheme.ID>
  /// The names of the schemes whose credentials are in requests.
  private let sent: Set<CredentialScheme.ID>

  init(_ schemes: [Named<OpenAPI.SecurityScheme>], _ diagnostics: Diagnostics) {
    let supported = schemes.map(CredentialScheme.init)
    credentials = supported.filter { $0.kind != .certificate }
    known = Set(supported.map(\.id))
    sent = Set(credentials.map(\.id))
    for scheme in schemes {
      guard case .mutualTLS = scheme.value.kind else { continue }
      Self.noteCertificate(of: scheme, diagnostics)
    }
  }

  /// The supported alternatives, each once: some differ only in scopes.
  ///
  /// The alternative without credentials is last, so that available credentials are sent.
  func alternatives(_ requirements: [OpenAPI.SecurityRequirement]) -> [[CredentialScheme.ID]] {
    let alternatives = requirements.compactMap { requirement -> [CredentialScheme.ID]? in
      let ids = requirement.schemes.map(CredentialScheme.ID.init)
      return ids.allSatisfy(known.contains) ? ids.filter(sent.contains) : nil
    }
    var seen: Set<[CredentialScheme.ID]> = []
    let needed = alternatives.filter { !$0.isEmpty && seen.insert($0).inserted }
    return alternatives.contains([]) && !needed.isEmpty ? needed + [[]] : needed
  }

  /// Notes a client certificate, which the transport presents.
  private static func noteCertificate(
    of scheme: Named<OpenAPI.SecurityScheme>,
    _ diagnostics: Diagnostics
  ) {
    diagnostics.note(
      .unsupportedSecurityScheme,
      at: scheme.value.location.mark,
      "the security scheme \(Excerpt.quoted(scheme.key)) requires a client certificate; not"
        + " generated",
      fix: "configure the client's transport with the certificate"
    )
  }
}

extension CredentialScheme {
  fileprivate init(_ scheme: Named<OpenAPI.SecurityScheme>) {
    self.init(
      id: ID(scheme.key),
      kind: Kind(scheme.value.kind),
      documentation: Documentation(
        text: scheme.value.description,
        isDeprecated: scheme.value.isDeprecated
      ),
      origin: Origin(scheme.value.location)
    )
  }
}

extension CredentialScheme.Kind {
  fileprivate init(_ kind: OpenAPI.SecurityScheme.Kind) {
    switch kind {
    case .apiKey(let name, let position):
      self = .apiKey(name: name, location: Parameter.Location(position))
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
    self.init(name: flow.key)
    self.authorizationURL = flow.value.authorizationURL
    self.deviceAuthorizationURL = flow.value.deviceAuthorizationURL
    self.tokenURL = flow.value.tokenURL
    self.refreshURL = flow.value.refreshURL
    self.scopes = flow.value.scopes.map { scope in
      .init(name: scope.name, documentation: Documentation(text: scope.description))
    }
  }
}

extension Parameter.Location {
  init(_ position: OpenAPI.Parameter.Position) {
    self =
      switch position {
      case .path: .path
      case .query: .query
      case .header: .header
      case .cookie: .cookie
      case .querystring: .querystring
      }
  }
}
