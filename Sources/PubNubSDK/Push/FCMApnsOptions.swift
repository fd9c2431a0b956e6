/// What Firebase Cloud Messaging does beside delivering to Apple's devices.
public struct FCMApnsOptions: JSONCodable, Hashable, Sendable {
  /// Under which name the console counts the message.
  public var analyticsLabel: String?
  /// The URL of an image.
  public var image: String?

  /// Options of what is given; all else is as the service has it.
  public init(analyticsLabel: String? = nil, image: String? = nil) {
    self.analyticsLabel = analyticsLabel
    self.image = image
  }

  enum CodingKeys: String, CodingKey {
    case image
    case analyticsLabel = "analytics_label"
  }
}
