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
    /// A token in `Authorization: Bearer`: bearer, OAuth 2 and OpenID Connect.
    case bearer
  }
}
