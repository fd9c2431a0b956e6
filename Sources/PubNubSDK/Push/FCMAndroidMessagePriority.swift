/// How urgent a message is for Android.
public enum FCMAndroidMessagePriority: String, CaseIterable, Codable, Hashable, Sendable {
  /// A sleeping device gets it later.
  case normal = "NORMAL"
  /// Wakes a sleeping device up.
  case high = "HIGH"
}
