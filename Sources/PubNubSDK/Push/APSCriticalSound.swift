/// A sound that is heard even when the device is silent.
public struct APSCriticalSound: Codable, Hashable, Sendable {
  /// 1 for a critical alert.
  public var critical: Int?
  /// A file of the app, or "default".
  public var name: String
  /// From 0, silent, to 1.
  public var volume: Int?

  /// A sound that Apple lets the app play whatever the device is set to.
  public init(critical: Int?, name: String = "default", volume: Int?) {
    self.critical = critical
    self.name = name
    self.volume = volume
  }
}
