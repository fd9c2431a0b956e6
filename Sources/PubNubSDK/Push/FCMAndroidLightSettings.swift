/// The settings for a device's blinking light.
public struct FCMAndroidLightSettings: JSONCodable, Hashable, Sendable {
  /// The color of the light.
  public var color: FCMColor
  private var on: FCMDuration
  private var off: FCMDuration

  /// Creates light settings.
  ///
  /// - Parameters:
  ///   - lightOnDuration: The time the light is on, in seconds.
  ///   - lightOffDuration: The time the light is off, in seconds.
  public init(color: FCMColor, lightOnDuration: Double, lightOffDuration: Double) {
    self.color = color
    on = FCMDuration(lightOnDuration)
    off = FCMDuration(lightOffDuration)
  }

  /// The time the light is on, in seconds.
  public var lightOnDuration: Double {
    get { on.seconds }
    set { on = FCMDuration(newValue) }
  }

  /// The time the light is off, in seconds.
  public var lightOffDuration: Double {
    get { off.seconds }
    set { off = FCMDuration(newValue) }
  }

  enum CodingKeys: String, CodingKey {
    case color
    case on = "light_on_duration"
    case off = "light_off_duration"
  }
}
