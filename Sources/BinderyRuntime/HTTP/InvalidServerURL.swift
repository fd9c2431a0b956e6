import Foundation

/// An error in the URL of a server.
public struct InvalidServerURL: Error, Hashable, Sendable {
  /// The text without user, password and query; empty when it may hold a password.
  public var url: String
  /// The reason.
  public var reason: String

  /// - Parameters:
  ///   - url: The text; its user, password and query are removed.
  ///   - reason: What is wrong, without secrets.
  public init(url: String, reason: String) {
    self.url = Redaction.url(url)
    self.reason = reason
  }
}

extension InvalidServerURL: CustomStringConvertible, LocalizedError {
  public var description: String {
    "not a server URL: \(escaped: reason)" + (url.isEmpty ? "" : " (\(String(escaping: url)))")
  }

  public var errorDescription: String? { description }
}
