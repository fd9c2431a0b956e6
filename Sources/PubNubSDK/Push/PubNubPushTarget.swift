/// An app whose devices receive a notification.
public struct PubNubPushTarget: JSONCodable, Hashable, Sendable {
  /// The bundle identifier of the app.
  public var topic: String
  /// The environment of Apple's push service for the app.
  public var environment: PubNub.PushEnvironment
  /// The tokens of devices that don't receive the notification; converted to upper case.
  public var excludedDevices: [String]? {
    didSet { excludedDevices = excludedDevices.map(Self.uppercased) }
  }

  /// Creates a target: all devices of an app except the excluded ones.
  public init(
    topic: String,
    environment: PubNub.PushEnvironment = .development,
    excludedDevices: [String]? = nil
  ) {
    self.topic = topic
    self.environment = environment
    self.excludedDevices = excludedDevices.map(Self.uppercased)
  }

  /// Decodes a target; device tokens are converted to upper case.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      topic: try values.decode(String.self, forKey: .topic),
      environment: try values.decode(PubNub.PushEnvironment.self, forKey: .environment),
      excludedDevices: try values.decodeIfPresent([String].self, forKey: .excludedDevices)
    )
  }

  private static func uppercased(_ tokens: [String]) -> [String] { tokens.map { $0.uppercased() } }

  enum CodingKeys: String, CodingKey {
    case environment, topic
    case excludedDevices = "excluded_devices"
  }
}
