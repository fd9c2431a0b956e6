/// The credentials of a user, as the app and the company have agreed.
public struct ChatAuth: Hashable, Sendable {
  /// The token that the company's own server verifies; nil for none.
  public let token: String?
  /// The scheme of the token, for that server.
  public let scheme: String?
  /// The transport of the token and the scheme: headers or cookies.
  public let method: ChatAuthMethod
  /// The signature of the client's id, if the company signs it.
  public let signature: String?
  /// Whether the signature is encrypted.
  public let isEncrypted: Bool

  /// Creates credentials, by default empty.
  public init(
    token: String? = nil,
    scheme: String? = nil,
    method: ChatAuthMethod = .headers,
    signature: String? = nil,
    isEncrypted: Bool = false
  ) {
    self.token = token
    self.scheme = scheme
    self.method = method
    self.signature = signature
    self.isEncrypted = isEncrypted
  }
}

/// The transport of a token.
public enum ChatAuthMethod: Hashable, Sendable {
  /// `Authorization` and `X-Auth-Schema`.
  case headers
  /// The cookies `auth_token` and `auth_scheme`.
  case cookies
}
