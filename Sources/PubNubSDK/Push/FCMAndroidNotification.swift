import Foundation

/// A notification for Android.
public struct FCMAndroidNotification: JSONCodable, Hashable, Sendable {
  /// The title.
  public var title: String?
  /// The body.
  public var body: String?
  /// The name of an icon of the app.
  public var icon: String?
  /// The color of the icon, as `#rrggbb`.
  public var color: String?
  /// The name of a sound file of the app, or "default".
  public var sound: String?
  /// The tag; a notification replaces an earlier one with the same tag.
  public var tag: String?
  /// The activity that a click starts.
  public var clickAction: String?
  /// The localization key of the body.
  public var bodyLocKey: String?
  /// The values for the placeholders of the localized body.
  public var bodyLocArgs: [String]?
  /// The localization key of the title.
  public var titleLocKey: String?
  /// The values for the placeholders of the localized title.
  public var titleLocArgs: [String]?
  /// The id of the app's notification channel.
  public var channelID: String?
  /// The text for accessibility services.
  public var ticker: String?
  /// Whether the notification stays after a click.
  public var sticky: Bool?
  /// The time of the event, by which notifications are sorted.
  public var eventTime: Date?
  /// Whether the notification is not forwarded to other devices.
  public var localOnly: Bool?
  /// The display priority of the notification.
  public var notificationPriority: FCMAndroidNotificationPriority?
  /// Whether the device's default sound is used.
  public var defaultSound: Bool?
  /// Whether the device's default vibration is used.
  public var defaultVibrateTimings: Bool?
  /// Whether the device's default light settings are used.
  public var defaultLightSettings: Bool?
  private var pauses: [FCMDuration]?
  /// The visibility on a locked screen.
  public var visibility: FCMAndroidNotificationVisibility?
  /// The number of items that the notification represents.
  public var notificationCount: Int?
  /// The light settings, used instead of `defaultLightSettings`.
  public var lightSettings: FCMAndroidLightSettings?
  /// The URL of an image.
  public var image: String?

  /// Creates a notification; nil for the device's defaults.
  public init(
    title: String? = nil,
    body: String? = nil,
    icon: String? = nil,
    color: String? = nil,
    sound: String? = nil,
    tag: String? = nil,
    clickAction: String? = nil,
    bodyLocKey: String? = nil,
    bodyLocArgs: [String]? = nil,
    titleLocKey: String? = nil,
    titleLocArgs: [String]? = nil,
    channelID: String? = nil,
    ticker: String? = nil,
    sticky: Bool? = nil,
    eventTime: Date? = nil,
    localOnly: Bool? = nil,
    notificationPriority: FCMAndroidNotificationPriority? = nil,
    defaultSound: Bool? = nil,
    defaultVibrateTimings: Bool? = nil,
    defaultLightSettings: Bool? = nil,
    vibrateTimings: [Double]? = nil,
    visibility: FCMAndroidNotificationVisibility? = nil,
    notificationCount: Int? = nil,
    lightSettings: FCMAndroidLightSettings? = nil,
    image: String? = nil
  ) {
    self.title = title
    self.body = body
    self.icon = icon
    self.color = color
    self.sound = sound
    self.tag = tag
    self.clickAction = clickAction
    self.bodyLocKey = bodyLocKey
    self.bodyLocArgs = bodyLocArgs
    self.titleLocKey = titleLocKey
    self.titleLocArgs = titleLocArgs
    self.channelID = channelID
    self.ticker = ticker
    self.sticky = sticky
    self.eventTime = eventTime
    self.localOnly = localOnly
    self.notificationPriority = notificationPriority
    self.defaultSound = defaultSound
    self.defaultVibrateTimings = defaultVibrateTimings
    self.defaultLightSettings = defaultLightSettings
    pauses = vibrateTimings?.map(FCMDuration.init)
    self.visibility = visibility
    self.notificationCount = notificationCount
    self.lightSettings = lightSettings
    self.image = image
  }

  /// The durations of silence and vibration in turn, in seconds.
  public var vibrateTimings: [Double]? {
    get { pauses?.map(\.seconds) }
    set { pauses = newValue?.map(FCMDuration.init) }
  }
}
