/// What a notification of Firebase Cloud Messaging shows on every platform.
public struct FCMNotificationPayload: JSONCodable, Hashable, Sendable {
  /// Shown above the text.
  public var title: String?
  /// The text itself.
  public var body: String?
  /// The URL of an image.
  public var image: String?

  /// A notification of the parts that are given.
  public init(title: String? = nil, body: String? = nil, image: String? = nil) {
    self.title = title
    self.body = body
    self.image = image
  }
}
