/// How a device's light blinks.
public struct FCMAndroidLightSettings: JSONCodable, Hashable, Sendable {
  /// What it blinks in.
  public var color: FCMColor
  private var on: FCMDuration
  private var off: FCMDuration

  /// - Parameters:
  ///   - lightOnDuration: Seconds.
  ///   - lightOffDuration: Seconds.
  public init(color: FCMColor, lightOnDuration: Double, lightOffDuration: Double) {
    self.color = color
    on = FCMDuration(lightOnDuration)
    off = FCMDuration(lightOffDuration)
  }

  /// Seconds for which it is on.
  public var lightOnDuration: Double {
    get { on.seconds }
    set { on = FCMDuration(newValue) }
  }

  /// Seconds for which it is off.
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
