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
