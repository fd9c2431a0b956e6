/// The service options of Firebase Cloud Messaging.
public struct FCMOptionsPayload: JSONCodable, Hashable, Sendable {
  /// The label of the message in the console's analytics.
  public var analyticsLabel: String?

  /// Creates options.
  public init(analyticsLabel: String? = nil) { self.analyticsLabel = analyticsLabel }

  enum CodingKeys: String, CodingKey {
    case analyticsLabel = "analytics_label"
  }
}
