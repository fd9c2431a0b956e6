/// How an Apple device shows a notification.
public struct APSPayload: JSONCodable, Hashable, Sendable {
  /// What the notification says; nil for nothing that is shown.
  public var alert: APSAlert?
  /// The number on the app's icon; 0 removes it.
  public var badge: Int?
  /// What it sounds like; nil for silence.
  public var sound: APSSound?
  /// Notifications of one thread are shown together.
  public var threadID: String?
  /// Which actions the notification offers.
  public var category: String?
  /// 1 wakes the app up in the background.
  public var contentAvailable: Int?
  /// 1 lets the app's extension change the notification before it is shown.
  public var mutableContent: Int?
  /// The window that is brought forward.
  public var targetContentID: String?

  /// A notification with the default sound unless another is given.
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
