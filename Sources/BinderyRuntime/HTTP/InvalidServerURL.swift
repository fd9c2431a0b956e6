import Foundation

/// An error in the URL of a server.
public struct InvalidServerURL: Error, Hashable, Sendable {
  /// The text without user, password and query; empty if it may contain a password.
  public var url: String
  /// The reason.
  public var reason: String

  /// Creates an error for a URL.
  ///
  /// - Parameters:
  ///   - url: The text; its user, password and query are removed.
  ///   - reason: What is wrong, without secrets.
  public init(url: String, reason: String) {
    self.url = Redaction.url(url)
    self.reason = reason
  }
}

extension InvalidServerURL: DescribedError {
  public var description: String {
    "not a server URL: \(escaped: reason)" + (url.isEmpty ? "" : " (\(String(escaping: url)))")
  }
}
