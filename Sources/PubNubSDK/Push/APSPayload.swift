/// The `aps` dictionary of a notification for Apple devices.
public struct APSPayload: JSONCodable, Hashable, Sendable {
  /// The text of the notification; nil to show none.
  public var alert: APSAlert?
  /// The number on the app's icon; 0 removes it.
  public var badge: Int?
  /// The sound of the notification; nil for silence.
  public var sound: APSSound?
  /// The id by which the device groups notifications.
  public var threadID: String?
  /// The category, which determines the actions of the notification.
  public var category: String?
  /// 1 to wake the app in the background.
  public var contentAvailable: Int?
  /// 1 to let the app's extension change the notification before it is shown.
  public var mutableContent: Int?
  /// The window to bring forward.
  public var targetContentID: String?

  /// Creates a payload; the default sound unless another is passed.
  public init(
    alert: APSAlert? = nil,
    badge: Int? = nil,
    sound: APSSound? = .string("default"),
    threadID: String? = nil,
    category: String? = nil,
    contentAvailable: Int? = nil,
    mutableContent: Int? = nil,
    targetContentID: String? = nil
  ) {
    self.alert = alert
    self.badge = badge
    self.sound = sound
    self.threadID = threadID
    self.category = category
    self.contentAvailable = contentAvailable
    self.mutableContent = mutableContent
    self.targetContentID = targetContentID
  }

  enum CodingKeys: String, CodingKey {
    case alert, badge, sound, category
    case threadID = "thread-id"
    case contentAvailable = "content-available"
    case mutableContent = "mutable-content"
    case targetContentID = "target-content-id"
  }
}
