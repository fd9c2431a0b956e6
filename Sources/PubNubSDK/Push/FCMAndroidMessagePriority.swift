/// The delivery priority of an Android message.
public enum FCMAndroidMessagePriority: String, CaseIterable, Codable, Hashable, Sendable {
  /// Delivery to a sleeping device may be delayed.
  case normal = "NORMAL"
  /// Delivery wakes a sleeping device.
  case high = "HIGH"
}
