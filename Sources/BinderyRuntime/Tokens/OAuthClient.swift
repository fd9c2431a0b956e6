/// An application's identity at an authorization server (RFC 6749 §2.3).
public struct OAuthClient: Hashable, Sendable {
  /// How the secret is sent.
  public enum Authentication: Hashable, Sendable {
    /// In the `Authorization` header, which every server must support.
    case basic
    /// In the body, for servers that require it.
    case body
  }

  /// The client identifier, issued at registration.
  public var id: String
  /// The client secret; nil for an application that can't keep one, such as an app on a phone.
  public var secret: String?
  /// How the secret is sent, if there is one.
  public var authentication: Authentication

  /// Creates a client.
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
