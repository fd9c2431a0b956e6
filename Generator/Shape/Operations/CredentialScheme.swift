/// A security scheme of OpenAPI.
public struct CredentialScheme: Hashable, Sendable {
  public var id: ID
  public var kind: Kind
  public var documentation: Documentation
  public var origin: Origin?

  public init(
    id: ID,
    kind: Kind,
    documentation: Documentation = Documentation(),
    origin: Origin? = nil
  ) {
    self.id = id
    self.kind = kind
    self.documentation = documentation
    self.origin = origin
  }

  /// The key under `components/securitySchemes`.
  public struct ID: Hashable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The form and location of the secret in a request.
  public enum Kind: Hashable, Sendable {
    /// A secret in a named header, query parameter or cookie; the location is never `path`.
    case apiKey(name: String, location: Parameter.Location)
    case basic
    /// A fixed token in `Authorization: Bearer`.
    case bearer
    /// An expiring token in `Authorization: Bearer`: OAuth 2 or OpenID Connect.
    case tokens(TokenOrigin)
    /// Text in `Authorization` after the name of another HTTP authentication scheme.
    case authorization(String)
    /// A client certificate, which the transport presents and requests don't contain.
    case certificate
  }

  /// The source of a scheme's tokens, with their scopes.
  public struct TokenOrigin: Hashable, Sendable {
    public var flows: [Flow]
    /// The URL of the discovery document of OpenID Connect.
    public var discoveryURL: String?

    public init(flows: [Flow] = [], discoveryURL: String? = nil) {
      self.flows = flows
      self.discoveryURL = discoveryURL
    }

    /// A flow of OAuth 2, with URLs as the document has them.
    public struct Flow: Hashable, Sendable {
      /// Such as `clientCredentials` or `authorizationCode`.
      public var name: String
      public var authorizationURL: String?
      public var deviceAuthorizationURL: String?
      public var tokenURL: String?
      public var refreshURL: String?
      public var scopes: [Scope] = []

      public init(name: String) { self.name = name }
    }

    /// A scope of OAuth 2.
    public struct Scope: Hashable, Sendable {
      public var name: String
      public var documentation: Documentation

      public init(name: String, documentation: Documentation = Documentation()) {
        self.name = name
        self.documentation = documentation
      }
    }
  }
}
