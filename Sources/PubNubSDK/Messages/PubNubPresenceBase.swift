/// The presence type that this client creates.
public struct PubNubPresenceBase: PubNubPresence, Codable, Hashable {
  /// The channel.
  public let channel: String
  /// The number of users present, whether or not they are listed.
  public let occupancy: Int
  /// The ids of the users present, if they were requested.
  public var occupants: [String]
  private var states: [String: AnyJSON]

  /// Creates a presence, for an app's own tests.
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

  /// Creates a copy of another presence.
  public init(from other: any PubNubPresence) {
    self.init(
      channel: other.channel,
      occupancy: other.occupancy,
      occupants: other.occupants,
      occupantsState: other.occupantsState
    )
  }

  /// The presence states by user id, if they were requested.
  public var occupantsState: [String: any JSONCodable] {
    get { states }
    set { states = newValue.mapValues(\.codableValue) }
  }
}
