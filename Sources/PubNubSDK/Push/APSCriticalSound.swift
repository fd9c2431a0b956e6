/// The sound of a critical alert, which plays even if the device is muted.
public struct APSCriticalSound: Codable, Hashable, Sendable {
  /// 1 for a critical alert.
  public var critical: Int?
  /// The name of a sound file of the app, or "default".
  public var name: String
  /// The volume, from 0 for silent to 1.
  public var volume: Int?

  /// Creates a critical sound; the app needs Apple's entitlement for critical alerts.
  public init(critical: Int?, name: String = "default", volume: Int?) {
    self.critical = critical
    self.name = name
    self.volume = volume
  }
}
