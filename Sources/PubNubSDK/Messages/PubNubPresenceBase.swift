/// The presence that this client makes.
public struct PubNubPresenceBase: PubNubPresence, Codable, Hashable {
  /// Where they are.
  public let channel: String
  /// How many are there, named or not.
  public let occupancy: Int
  /// The users that are there, where they were asked for.
  public var occupants: [String]
  private var states: [String: AnyJSON]

  /// A presence of one's own making, for tests of an app's own.
  public init(
    channel: String,
    occupancy: Int,
    occupants: [String] = [],
    occupantsState: [String: any JSONCodable] = [:]
  ) {
    self.channel = channel
    self.occupancy = occupancy
    self.occupants = occupants
    states = occupantsState.mapValues(\.codableValue)
  }

  /// A copy of another, as this type.
  public init(from other: any PubNubPresence) {
    self.init(
      channel: other.channel,
      occupancy: other.occupancy,
      occupants: other.occupants,
      occupantsState: other.occupantsState
    )
  }

  /// The state of each user who has one, where it was asked for.
  public var occupantsState: [String: any JSONCodable] {
    get { states }
    set { states = newValue.mapValues(\.codableValue) }
  }
}
