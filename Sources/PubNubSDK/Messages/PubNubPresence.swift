/// Who is on a channel.
public protocol PubNubPresence: Sendable {
  /// Where they are.
  var channel: String { get }
  /// How many are there, named or not.
  var occupancy: Int { get }
  /// The users that are there, where they were asked for.
  var occupants: [String] { get set }
  /// The state of each user who has one, where it was asked for.
  var occupantsState: [String: any JSONCodable] { get set }

  /// The same, as this type; throws where that can't be.
  init(from other: any PubNubPresence) throws
}
