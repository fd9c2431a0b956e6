import Foundation

/// What an authorization server issues and a service accepts for a while; it never shows itself.
public struct AccessToken: Hashable, Sendable {
  /// As it was issued, without `Bearer`.
  public var value: String
  /// When to ask for another one; nil when only a refusal tells.
  public var expiry: Date?

  /// One without an expiry is used until the service refuses it.
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
