/// A way to prove who is asking: OpenAPI's security scheme.
public struct CredentialScheme: Hashable, Sendable {
  public var id: ID
  public var kind: Kind
  public var documentation: Documentation

  public init(id: ID, kind: Kind, documentation: Documentation = Documentation()) {
    self.id = id
    self.kind = kind
    self.documentation = documentation
  }

  /// The key under `components/securitySchemes`.
  public struct ID: Hashable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Where the secret travels in a request.
  public enum Kind: Hashable, Sendable {
    /// A secret under a name of the service's choosing; the location is never `path`.
    case apiKey(name: String, location: Parameter.Location)
    case basic
    /// A token in `Authorization: Bearer` that its owner knows.
    case bearer
    /// A token in `Authorization: Bearer` that ends and is asked for anew: OAuth 2, OpenID Connect.
    case tokens(TokenOrigin)
    /// A text in `Authorization` after the name of another scheme of HTTP.
    case authorization(String)
    /// A certificate of the client, which the transport shows and no request carries.
    case certificate
  }

  /// Where the tokens of a scheme come from, and what they may allow.
  public struct TokenOrigin: Hashable, Sendable {
    public var flows: [Flow]
    /// Where OpenID Connect says everything about itself.
    public var discoveryURL: String?

    public init(flows: [Flow] = [], discoveryURL: String? = nil) {
      self.flows = flows
      self.discoveryURL = discoveryURL
    }

    /// A way to a token; URLs as the document writes them.
    public struct Flow: Hashable, Sendable {
      /// Such as `clientCredentials` or `authorizationCode`.
      public var name: String
      public var authorizationURL: String?
      public var deviceAuthorizationURL: String?
      public var tokenURL: String?
      public var refreshURL: String?
      public var scopes: [Scope]

      public init(
        name: String,
        authorizationURL: String? = nil,
        deviceAuthorizationURL: String? = nil,
        tokenURL: String? = nil,
        refreshURL: String? = nil,
        scopes: [Scope] = []
      ) {
        self.name = name
        self.authorizationURL = authorizationURL
        self.deviceAuthorizationURL = deviceAuthorizationURL
        self.tokenURL = tokenURL
        self.refreshURL = refreshURL
        self.scopes = scopes
      }
    }

    /// Something that a token may allow.
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
