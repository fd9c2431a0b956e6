/// The service options of Firebase Cloud Messaging for browsers.
public struct FCMWebpushOptions: JSONCodable, Hashable, Sendable {
  /// The URL that a click on the notification opens.
  public var link: String?
  /// The label of the message in the console's analytics.
  public var analyticsLabel: String?

  /// Creates options; nil for the service's defaults.
  public init(link: String? = nil, analyticsLabel: String? = nil) {
    self.link = link
    self.analyticsLabel = analyticsLabel
  }

  enum CodingKeys: String, CodingKey {
    case link
    case analyticsLabel = "analytics_label"
  }
}
