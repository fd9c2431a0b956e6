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
