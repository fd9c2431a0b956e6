extension PubNub {
  /// The environment of Apple's push service.
  public enum PushEnvironment: String, CaseIterable, Codable, Hashable, Sendable {
    /// For apps that Xcode installed on a device.
    case development
    /// For apps from the App Store or TestFlight.
    case production
  }
}
