/// The Android settings of a Firebase Cloud Messaging message.
public struct FCMAndroidPayload: JSONCodable, Hashable, Sendable {
  /// The key of messages of which only the last is delivered.
  public var collapseKey: String?
  /// The delivery priority.
  public var priority: FCMAndroidMessagePriority?
  private var lifetime: FCMDuration?
  /// The package name of the only app that may receive the message.
  public var restrictedPackageName: String?
  /// The notification for Android, used instead of the common one.
  public var notification: FCMAndroidNotification?
  /// The service options.
  public var options: FCMOptionsPayload?

  /// Creates settings; `ttl` is in seconds.
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

  /// The seconds for which the service keeps the message for an offline device.
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
