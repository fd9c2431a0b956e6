import Foundation

/// An access token of an authorization server; its value is never shown.
public struct AccessToken: Hashable, Sendable {
  /// The token, without the word `Bearer`.
  public var value: String
  /// The time at which the token is replaced; nil to replace it only when the service rejects it.
  public var expiry: Date?

  /// Creates a token; without an expiry it is used until the service rejects it.
  public init(_ value: String, expiry: Date? = nil) {
    self.value = value
    self.expiry = expiry
  }

  var isExpired: Bool { expiry.map { $0 <= Date() } ?? false }
}

extension AccessToken: Redacted {
  public var description: String { "access token (secret)" }

  package var shownMembers: KeyValuePairs<String, Any> {
    ["value": Redaction.mark(value), "expiry": expiry as Any]
  }
}
