import SourceDiagnostics

extension OpenAPI {
  /// A security scheme (Security Scheme Object).
  public struct SecurityScheme {
    /// The type of a scheme, with its properties.
    public enum Kind {
      case apiKey(name: String, in: Parameter.Position)
      case http(scheme: String)
      case oauth2(flows: [Named<Flow>])
      case openIDConnect(url: String?)
      case mutualTLS
    }

    public var location: SourceLocation
    public var description: String?
    public var isDeprecated: Bool
    public var kind: Kind

    public init(
      location: SourceLocation,
      description: String?,
      isDeprecated: Bool,
      kind: Kind
    ) {
      self.location = location
      self.description = description
      self.isDeprecated = isDeprecated
      self.kind = kind
    }
  }

  /// A flow of OAuth 2 (OAuth Flow Object).
  public struct Flow {
    public var authorizationURL: String?
    public var deviceAuthorizationURL: String?
    public var tokenURL: String?
    public var refreshURL: String?
    public var scopes: [(name: String, description: String)] = []

    public init() {}
  }

  /// Schemes that are required together (Security Requirement Object).
  public struct SecurityRequirement {
    public var schemes: [String]
    /// The scopes or roles of each scheme, in the order of the schemes; empty without any.
    public var scopes: [[String]]

    public init(
      schemes: [String],
      scopes: [[String]] = []
    ) {
      self.schemes = schemes
      self.scopes = scopes
    }
  }
}
