/// Why a text cannot be the URL of a server.
public struct InvalidServerURL: Error, Hashable, Sendable {
  /// The text without a query; empty when it may hold a password.
  public var url: String
  /// In words.
  public var reason: String

  /// Whoever makes one keeps secrets out of both texts.
  public init(url: String, reason: String) {
    self.url = url
    self.reason = reason
  }
}

extension InvalidServerURL: CustomStringConvertible {
  public var description: String {
    "not a server URL: \(escaped: reason)" + (url.isEmpty ? "" : " (\(String(escaping: url)))")
  }
}
