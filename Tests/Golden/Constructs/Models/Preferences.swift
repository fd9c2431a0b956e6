// Generated from constructs.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

public struct Preferences: SettingsModel {
  /// Whether there are any.
  public var remind: Bool
  /// At least 1.
  public var delay: Int
  /// At least 0 and at most 1.
  public var volume: JSONNumber
  public var `in`: String
  public var dark: Bool

  public init(
    remind: Bool = true,
    delay: Int = 30,
    volume: JSONNumber = 0.5,
    in: String = "en",
    dark: Bool = false
  ) {
    self.remind = remind
    self.delay = delay
    self.volume = volume
    self.in = `in`
    self.dark = dark
  }

  public init(from json: inout JSONReader) throws(JSONError) {
    var remind: Bool?
    var delay: Int?
    var volume: JSONNumber?
    var `in`: String?
    var dark: Bool?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "remind": json.read(into: &remind)
      case "delay": json.read(into: &delay)
      case "volume": json.read(into: &volume)
      case "in": json.read(into: &`in`)
      case "dark": json.read(into: &dark)
      default: try json.skipValue()
      }
    }
    self.remind = try json.require(remind, "remind")
    self.delay = try json.require(delay, "delay")
    self.volume = try json.require(volume, "volume")
    self.in = try json.require(`in`, "in")
    self.dark = try json.require(dark, "dark")
  }

  public func encode(into json: inout JSONWriter) {
    json.beginObject()
    json.member("remind", remind)
    json.member("delay", delay)
    json.member("volume", volume)
    json.member("in", `in`)
    json.member("dark", dark)
    json.endObject()
  }

  /// The default settings.
  public static let defaults = Self()

  /// The rule of each setting: its unit and range.
  public static let settings: [SettingRule<Self>] = [
    SettingRule("remind", \.remind),
    SettingRule("delay", \.delay, minimum: 1, unit: "s"),
    SettingRule("volume", \.volume, minimum: 0, maximum: 1),
    SettingRule("in", \.in),
    SettingRule("dark", \.dark),
  ]
}
