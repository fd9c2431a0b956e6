/// The notification of a Firebase Cloud Messaging message for all platforms.
public struct FCMNotificationPayload: JSONCodable, Hashable, Sendable {
  /// The title.
  public var title: String?
  /// The body.
  public var body: String?
  /// The URL of an image.
  public var image: String?

  /// Creates a notification.
  public init(title: String? = nil, body: String? = nil, image: String? = nil) {
    self.title = title
    self.body = body
    self.image = image
  }
}
