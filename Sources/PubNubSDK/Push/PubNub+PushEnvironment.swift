extension PubNub {
  /// Which of Apple's push services knows an app.
  public enum PushEnvironment: String, CaseIterable, Codable, Hashable, Sendable {
    /// For apps that Xcode has put on a device.
    case development
    /// For apps from the App Store or TestFlight.
    case production
  }
}
