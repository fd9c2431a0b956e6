/// Who came to a channel, left it, or changed their state there.
public protocol PubNubPresenceChange: Sendable {
  /// What happened: of an interval several things.
  var actions: [PubNubPresenceChangeAction] { get }
  /// How many are there now.
  var occupancy: Int { get }
  /// Seconds since 1970, as the service counts presence: not units of 100 nanoseconds.
  var timetoken: Timetoken { get }
  /// True when there were too many to list: ask who is there.
  var refreshHereNow: Bool { get }
  /// The channel whose presence it is, without `-pnpres`.
  var channel: String { get }
  /// The wildcard or channel group that the event came by.
  var subscription: String? { get }
  /// When it was told.
  var published: Timetoken? { get }
  /// The same in the service's words for filters.
  var metadata: (any JSONCodable)? { get }

  /// The same, as this type; throws where that can't be.
  init(from other: any PubNubPresenceChange) throws
}

extension PubNubPresenceChange {
  /// The change as another type; throws what its `init(from:)` does.
  public func transcode<T: PubNubPresenceChange>(into type: T.Type) throws -> T {
    if let same = self as? T { return same }
    return try T(from: self)
  }
}
