/// The devices that run one app.
public struct PubNubPushTarget: JSONCodable, Hashable, Sendable {
  /// The app's bundle identifier.
  public var topic: String
  /// Which of Apple's push services knows the app.
  public var environment: PubNub.PushEnvironment
  /// Tokens of devices that get nothing, the sender's own among them; sent in capital letters.
  public var excludedDevices: [String]? {
    didSet { excludedDevices = excludedDevices.map(Self.written) }
  }

  /// All devices of an app but those that are excluded.
  public init(
    topic: String,
    environment: PubNub.PushEnvironment = .development,
    excludedDevices: [String]? = nil
  ) {
    self.topic = topic
    self.environment = environment
    self.excludedDevices = excludedDevices.map(Self.written)
  }

  /// Tokens are in capital letters afterwards, however they came.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      topic: try values.decode(String.self, forKey: .topic),
      environment: try values.decode(PubNub.PushEnvironment.self, forKey: .environment),
      excludedDevices: try values.decodeIfPresent([String].self, forKey: .excludedDevices)
    )
  }

  private static func written(_ tokens: [String]) -> [String] { tokens.map { $0.uppercased() } }

  enum CodingKeys: String, CodingKey {
    case environment, topic
    case excludedDevices = "excluded_devices"
  }
}
