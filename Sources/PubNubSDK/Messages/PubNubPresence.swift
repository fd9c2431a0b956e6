/// Who is on a channel.
public protocol PubNubPresence: Sendable {
  var channel: String { get }
  var occupancy: Int { get }
  /// The users that are there, where they were asked for.
  var occupants: [String] { get set }
  /// The state of each user who has one, where it was asked for.
  var occupantsState: [String: any JSONCodable] { get set }

  init(from other: any PubNubPresence) throws
}

/// The presence that this client makes.
public struct PubNubPresenceBase: PubNubPresence, Codable, Hashable {
  public let channel: String
  public let occupancy: Int
  public var occupants: [String]
  private var states: [String: AnyJSON]

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

  public init(from other: any PubNubPresence) {
    self.init(
      channel: other.channel,
      occupancy: other.occupancy,
      occupants: other.occupants,
      occupantsState: other.occupantsState
    )
  }

  public var occupantsState: [String: any JSONCodable] {
    get { states }
    set { states = newValue.mapValues(\.codableValue) }
  }
}
