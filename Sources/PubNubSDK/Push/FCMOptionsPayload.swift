/// What Firebase Cloud Messaging does beside delivering.
public struct FCMOptionsPayload: JSONCodable, Hashable, Sendable {
  /// Under which name its console counts the message.
  public var analyticsLabel: String?

  /// Options that count under a name, or under none.
  public init(analyticsLabel: String? = nil) { self.analyticsLabel = analyticsLabel }

  enum CodingKeys: String, CodingKey {
    case analyticsLabel = "analytics_label"
  }
}
