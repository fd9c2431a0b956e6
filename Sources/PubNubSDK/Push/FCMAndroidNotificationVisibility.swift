/// The visibility of a notification on a locked screen.
public enum FCMAndroidNotificationVisibility: String, CaseIterable, Codable, Hashable, Sendable {
  /// The same as no visibility, which means `private`.
  case unspecified = "VISIBILITY_UNSPECIFIED"
  /// Shown without its content.
  case `private` = "PRIVATE"
  /// Shown completely.
  case `public` = "PUBLIC"
  /// Not shown.
  case secret = "SECRET"
}
