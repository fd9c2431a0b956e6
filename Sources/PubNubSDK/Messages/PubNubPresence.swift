/// The users present on a channel.
public protocol PubNubPresence: Sendable {
  /// The channel.
  var channel: String { get }
  /// The number of users present, whether or not they are listed.
  var occupancy: Int { get }
  /// The ids of the users present, if they were requested.
  var occupants: [String] { get set }
  /// The presence states by user id, if they were requested.
  var occupantsState: [String: any JSONCodable] { get set }

  /// Creates a copy of another presence; throws if this type can't represent it.
  init(from other: any PubNubPresence) throws
}
