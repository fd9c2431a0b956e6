/// What proves who the client is, as the app and the company have agreed.
public struct ChatAuth: Hashable, Sendable {
  /// What the company's own server knows the client by; nil for none.
  public let token: String?
  /// Tells that server which kind of token it is.
  public let scheme: String?
  /// What carries the token and the scheme.
  public let method: ChatAuthMethod
  /// Proves the client's id, where the company has it signed.
  public let signature: String?
  /// Whether the signature is encrypted.
  public let isEncrypted: Bool

  /// Nothing that proves anything, unless it is said.
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

/// What carries a token.
public enum ChatAuthMethod: Hashable, Sendable {
  /// `Authorization` and `X-Auth-Schema`.
  case headers
  /// Cookies of the names that the document has.
  case cookies
}
