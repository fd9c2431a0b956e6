/// The service options of Firebase Cloud Messaging for Apple devices.
public struct FCMApnsOptions: JSONCodable, Hashable, Sendable {
  /// The label of the message in the console's analytics.
  public var analyticsLabel: String?
  /// The URL of an image.
  public var image: String?

  /// Creates options; nil for the service's defaults.
  public init(analyticsLabel: String? = nil, image: String? = nil) {
    self.analyticsLabel = analyticsLabel
    self.image = image
  }

  enum CodingKeys: String, CodingKey {
    case image
    case analyticsLabel = "analytics_label"
  }
}
