import BinderyRuntime

/// What Firebase Cloud Messaging delivers, and to whom.
public struct PubNubFCMPayload: JSONCodable, Hashable, Sendable {
  private var data: AnyJSON?
  /// Who gets it; nil leaves that to PubNub.
  public var target: FCMTarget?
  /// What every platform shows, unless its own part says otherwise.
  public var notification: FCMNotificationPayload?
  /// What is different for Android.
  public var android: FCMAndroidPayload?
  /// What is different for browsers.
  public var webpush: FCMWebpushConfig?
  /// What is different for Apple's devices.
  public var apns: FCMApnsConfig?
  /// What the service does beside delivering.
  public var options: FCMOptionsPayload?

  /// A message whose parts for one platform stand before what is for all.
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

  /// What the app on the device gets beside the notification.
  public var payload: (any JSONCodable)? {
    get { data }
    set { data = newValue?.codableValue }
  }
}

extension PubNubFCMPayload {
  /// The JSON as the service reads it.
  public var codableValue: AnyJSON {
    var members = JSONParts()
    members.add("data", data)
    if let target { members.add(target.key.rawValue, target.value) }
    // Null when there is none, as other clients of PubNub write it.
    members.add("notification", notification ?? AnyJSON(JSONValue.null))
    members.add("android", android)
    members.add("webpush", webpush)
    members.add("apns", apns)
    members.add("fcm_options", options)
    return members.json
  }

  /// Writes `codableValue`.
  public func encode(to encoder: any Encoder) throws { try codableValue.encode(to: encoder) }

  /// Reads what `codableValue` has written.
  public init(from decoder: any Decoder) throws {
    var members = try JSONParts(from: decoder)
    data = try members.take("data")
    target = try FCMTarget(takenFrom: &members)
    notification = try members.take("notification")
    android = try members.take("android")
    webpush = try members.take("webpush")
    apns = try members.take("apns")
    options = try members.take("fcm_options")
  }
}
