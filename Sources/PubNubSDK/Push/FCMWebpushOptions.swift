/// What Firebase Cloud Messaging does beside delivering to browsers.
public struct FCMWebpushOptions: JSONCodable, Hashable, Sendable {
  /// What opens when the notification is clicked.
  public var link: String?
  /// Under which name the console counts the message.
  public var analyticsLabel: String?

  /// Options of what is given; all else is as the service has it.
  public init(link: String? = nil, analyticsLabel: String? = nil) {
    self.link = link
    self.analyticsLabel = analyticsLabel
  }

  enum CodingKeys: String, CodingKey {
    case link
    case analyticsLabel = "analytics_label"
  }
}
