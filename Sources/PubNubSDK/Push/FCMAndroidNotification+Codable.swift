extension FCMAndroidNotification {
  enum CodingKeys: String, CodingKey {
    case title, body, icon, color, sound, tag
    case clickAction = "click_action"
    case bodyLocKey = "body_loc_key"
    case bodyLocArgs = "body_loc_args"
    case titleLocKey = "title_loc_key"
    case titleLocArgs = "title_loc_args"
    case channelID = "channel_id"
    case ticker, sticky
    case eventTime = "event_time"
    case localOnly = "local_only"
    case notificationPriority = "notification_priority"
    case defaultSound = "default_sound"
    case defaultVibrateTimings = "default_vibrate_timings"
    case defaultLightSettings = "default_light_settings"
    case pauses = "vibrate_timings"
    case visibility
    case notificationCount = "notification_count"
    case lightSettings = "light_settings"
    case image
  }
}

/// How urgent a notification is among those of a device.
public enum FCMAndroidNotificationPriority: String, CaseIterable, Codable, Hashable, Sendable {
  /// As though nothing were said.
  case unspecified = "PRIORITY_UNSPECIFIED"
  /// May be shown only in the list, and not at all on small devices.
  case minimum = "PRIORITY_MIN"
  /// May be shown smaller, or after others.
  case low = "PRIORITY_LOW"
  /// As the app's notification channel has it.
  case `default` = "PRIORITY_DEFAULT"
  /// Shown larger, or before others.
  case high = "PRIORITY_HIGH"
  /// For what needs the user at once, or has been asked for.
  case maximum = "PRIORITY_MAX"
}

/// What of a notification a locked screen shows.
public enum FCMAndroidNotificationVisibility: String, CaseIterable, Codable, Hashable, Sendable {
  /// As though nothing were said, which is `private`.
  case unspecified = "VISIBILITY_UNSPECIFIED"
  /// That there is one, not what it says.
  case `private` = "PRIVATE"
  /// All of it.
  case `public` = "PUBLIC"
  /// Nothing.
  case secret = "SECRET"
}

/// How a device's light blinks.
public struct FCMAndroidLightSettings: JSONCodable, Hashable, Sendable {
  /// What it blinks in.
  public var color: FCMColor
  private var on: FCMDuration
  private var off: FCMDuration

  /// - Parameters:
  ///   - lightOnDuration: Seconds.
  ///   - lightOffDuration: Seconds.
  public init(color: FCMColor, lightOnDuration: Double, lightOffDuration: Double) {
    self.color = color
    on = FCMDuration(lightOnDuration)
    off = FCMDuration(lightOffDuration)
  }

  /// Seconds for which it is on.
  public var lightOnDuration: Double {
    get { on.seconds }
    set { on = FCMDuration(newValue) }
  }

  /// Seconds for which it is off.
  public var lightOffDuration: Double {
    get { off.seconds }
    set { off = FCMDuration(newValue) }
  }

  enum CodingKeys: String, CodingKey {
    case color
    case on = "light_on_duration"
    case off = "light_off_duration"
  }
}

/// A color by the share of each of its parts, from 0 to 1.
public struct FCMColor: JSONCodable, Hashable, Sendable {
  /// The share of red.
  public var red: Double
  /// The share of green.
  public var green: Double
  /// The share of blue.
  public var blue: Double
  /// How much it covers; wholly where it isn't said.
  public var alpha: Double?

  /// A color of three shares, which covers wholly unless `alpha` is given.
  public init(red: Double, green: Double, blue: Double, alpha: Double? = nil) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
