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
