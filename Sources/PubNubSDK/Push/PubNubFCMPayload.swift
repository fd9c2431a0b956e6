import BinderyRuntime

/// The message for Firebase Cloud Messaging, and its target.
public struct PubNubFCMPayload: JSONCodable, Hashable, Sendable {
  private var data: AnyJSON?
  /// The target; nil for the registered devices of the channel.
  public var target: FCMTarget?
  /// The notification for all platforms without one of their own.
  public var notification: FCMNotificationPayload?
  /// The settings for Android.
  public var android: FCMAndroidPayload?
  /// The settings for browsers.
  public var webpush: FCMWebpushConfig?
  /// The settings for Apple devices.
  public var apns: FCMApnsConfig?
  /// The service options.
  public var options: FCMOptionsPayload?

  /// Creates a message; the settings of a platform override the common ones.
  public init(
    payload: (any JSONCodable)?,
    target: FCMTarget?,
    notification: FCMNotificationPayload? = nil,
    android: FCMAndroidPayload? = nil,
    webpush: FCMWebpushConfig? = nil,
    apns: FCMApnsConfig? = nil,
    options: FCMOptionsPayload? = nil
  ) {
    data = payload?.codableValue
    self.target = target
    self.notification = notification
    self.android = android
    self.webpush = webpush
    self.apns = apns
    self.options = options
  }

  /// The app's own data beside the notification.
  public var payload: (any JSONCodable)? {
    get { data }
    set { data = newValue?.codableValue }
  }
}

extension PubNubFCMPayload {
  /// The JSON form that the service expects.
  public var codableValue: AnyJSON {
    var members = JSONParts()
    members.add("data", data)
    if let target { members.add(target.key.rawValue, target.value) }
    // Null for no notification, as in PubNub's other clients.
    members.add("notification", notification ?? AnyJSON(JSONValue.null))
    members.add("android", android)
    members.add("webpush", webpush)
    members.add("apns", apns)
    members.add("fcm_options", options)
    return members.json
  }

  /// Encodes `codableValue`.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }

  /// Decodes the form of `codableValue`.
  public init(from decoder: any Decoder) throws {
    var members = try JSONParts(from: decoder)
    data = try members.take("data")
    target = try FCMTarget(removedFrom: &members)
    notification = try members.take("notification")
    android = try members.take("android")
    webpush = try members.take("webpush")
    apns = try members.take("apns")
    options = try members.take("fcm_options")
  }
}
