/// What of a message of Firebase Cloud Messaging is different for Android.
public struct FCMAndroidPayload: JSONCodable, Hashable, Sendable {
  /// Of messages with the same key only the last is delivered.
  public var collapseKey: String?
  /// Whether it wakes a sleeping device up.
  public var priority: FCMAndroidMessagePriority?
  private var lifetime: FCMDuration?
  /// The app that alone may get the message.
  public var restrictedPackageName: String?
  /// What Android shows, in the place of what every platform does.
  public var notification: FCMAndroidNotification?
  /// What the service does beside delivering.
  public var options: FCMOptionsPayload?

  /// What is different for Android; `ttl` in seconds.
  public init(
    collapseKey: String? = nil,
    priority: FCMAndroidMessagePriority? = nil,
    ttl: Double? = nil,
    restrictedPackageName: String? = nil,
    notification: FCMAndroidNotification? = nil,
    options: FCMOptionsPayload? = nil
  ) {
    self.collapseKey = collapseKey
    self.priority = priority
    lifetime = ttl.map(FCMDuration.init)
    self.restrictedPackageName = restrictedPackageName
    self.notification = notification
    self.options = options
  }

  /// Seconds for which the message is kept for a device that is offline.
  public var ttl: Double? {
    get { lifetime?.seconds }
    set { lifetime = newValue.map(FCMDuration.init) }
  }

  enum CodingKeys: String, CodingKey {
    case priority, notification
    case collapseKey = "collapse_key"
    case lifetime = "ttl"
    case restrictedPackageName = "restricted_package_name"
    case options = "fcm_options"
  }
}
