/// A presence change of a channel: users joined, left, timed out or changed their state.
public protocol PubNubPresenceChange: Sendable {
  /// The changes; an interval event has several.
  var actions: [PubNubPresenceChangeAction] { get }
  /// The number of users present after the change.
  var occupancy: Int { get }
  /// The time in seconds since 1970, unlike other timetokens.
  var timetoken: Timetoken { get }
  /// Whether the list of users was too long to send; call `hereNow` to refresh it.
  var refreshHereNow: Bool { get }
  /// The channel of the users, without `-pnpres`.
  var channel: String { get }
  /// The wildcard or channel group of the subscription that matched; nil for the channel itself.
  var subscription: String? { get }
  /// The time at which the event was published.
  var published: Timetoken? { get }
  /// The same data in the form that filter expressions use.
  var metadata: (any JSONCodable)? { get }

  /// Creates a copy of another change; throws if this type can't represent it.
  init(from other: any PubNubPresenceChange) throws
}

extension PubNubPresenceChange {
  /// Returns the change as another type; throws the errors of its `init(from:)`.
  public func transcode<T: PubNubPresenceChange>(into type: T.Type) throws -> T {
    if let same = self as? T { return same }
    return try T(from: self)
  }
}
