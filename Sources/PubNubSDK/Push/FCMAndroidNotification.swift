import Foundation

/// How Android shows a notification.
public struct FCMAndroidNotification: JSONCodable, Hashable, Sendable {
  /// Shown above the text.
  public var title: String?
  /// The text itself.
  public var body: String?
  /// The name of an image of the app.
  public var icon: String?
  /// Of the icon: `#rrggbb`.
  public var color: String?
  /// A file of the app, or "default".
  public var sound: String?
  /// A notification takes the place of an earlier one with the same tag.
  public var tag: String?
  /// The activity that a click starts.
  public var clickAction: String?
  /// The text's key among those that the app has in the user's language.
  public var bodyLocKey: String?
  /// What stands for the placeholders of the text.
  public var bodyLocArgs: [String]?
  /// The text's key among those that the app has in the user's language.
  public var titleLocKey: String?
  /// What stands for the placeholders of the text.
  public var titleLocArgs: [String]?
  /// The app's notification channel.
  public var channelID: String?
  /// What is read aloud.
  public var ticker: String?
  /// Whether it stays when it is clicked.
  public var sticky: Bool?
  /// What it is sorted by among others.
  public var eventTime: Date?
  /// Whether it stays on this device.
  public var localOnly: Bool?
  /// How urgent it is among those of the device.
  public var notificationPriority: FCMAndroidNotificationPriority?
  /// Whether it sounds as the device's notifications do.
  public var defaultSound: Bool?
  /// Whether it vibrates as the device's notifications do.
  public var defaultVibrateTimings: Bool?
  /// Whether the light blinks as it does for the device's notifications.
  public var defaultLightSettings: Bool?
  private var pauses: [FCMDuration]?
  /// What of it a locked screen shows.
  public var visibility: FCMAndroidNotificationVisibility?
  /// How many things it stands for.
  public var notificationCount: Int?
  /// How the light blinks, in the place of what `defaultLightSettings` asks for.
  public var lightSettings: FCMAndroidLightSettings?
  /// The URL of an image.
  public var image: String?

  /// A notification of what is given; all else is as the device has it.
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

  /// Seconds of silence and of vibration in turn.
  public var vibrateTimings: [Double]? {
    get { pauses?.map(\.seconds) }
    set { pauses = newValue?.map(FCMDuration.init) }
  }
}
