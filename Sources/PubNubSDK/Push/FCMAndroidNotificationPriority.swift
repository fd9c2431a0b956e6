/// The display priority of a notification.
public enum FCMAndroidNotificationPriority: String, CaseIterable, Codable, Hashable, Sendable {
  /// The same as no priority.
  case unspecified = "PRIORITY_UNSPECIFIED"
  /// Shown only in the list of notifications, if at all.
  case minimum = "PRIORITY_MIN"
  /// May be shown smaller than or after others.
  case low = "PRIORITY_LOW"
  /// The priority of the app's notification channel.
  case `default` = "PRIORITY_DEFAULT"
  /// May be shown larger than or before others.
  case high = "PRIORITY_HIGH"
  /// For events that need the user's immediate attention.
  case maximum = "PRIORITY_MAX"
}
