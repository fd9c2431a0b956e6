/// How an application shows an authorization server who it is: RFC 6749 §2.3.
public struct OAuthClient: Hashable, Sendable {
  /// Where the secret travels.
  public enum Authentication: Hashable, Sendable {
    /// In the `Authorization` header, which every server has to understand.
    case basic
    /// In the body, for servers that ask for it.
    case body
  }

  /// As the server issued it when the application was registered.
  public var id: String
  /// nil for an application that can't keep one, such as an app on a phone.
  public var secret: String?
  /// Used only where there is a secret.
  public var authentication: Authentication

  /// As the authorization server knows it.
  public init(id: String, secret: String? = nil, authentication: Authentication = .basic) {
    self.id = id
    self.secret = secret
    self.authentication = authentication
  }
}

extension OAuthClient: Redacted {
  public var description: String { "OAuth client (secret)" }

  package var shownMembers: KeyValuePairs<String, Any> {
    ["id": id, "secret": Redaction.mark(secret), "authentication": authentication]
  }
}
