/// What proves who the client is, as the app and the company have agreed.
public struct ChatAuth: Hashable, Sendable {
  public let token: String?
  public let scheme: String?
  /// What carries the token and the scheme.
  public let method: ChatAuthMethod
  public let signature: String?
  /// Whether the signature is encrypted.
  public let isEncrypted: Bool

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
public enum ChatAuthMethod: Hashable, Sendable { case headers, cookies }

extension ChatAuth: CustomStringConvertible, CustomReflectable {
  /// Without what is secret.
  public var description: String { "ChatAuth(\(method))" }
  public var customMirror: Mirror { Mirror(self, children: ["method": method]) }
}
