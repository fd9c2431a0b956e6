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

/// One thing that happened among those who are there.
public enum PubNubPresenceChangeAction: Sendable {
  /// These came.
  case join(uuids: [String])
  /// These said that they leave.
  case leave(uuids: [String])
  /// These gave no sign of life for too long.
  case timeout(uuids: [String])
  /// This one's state is another one now, or came with them.
  case stateChange(uuid: String, state: any JSONCodable & Sendable)
}

extension PubNubPresenceChangeAction: Hashable {
  /// States are equal when their JSON is.
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.join(let left), .join(let right)), (.leave(let left), .leave(let right)),
      (.timeout(let left), .timeout(let right)):
      left == right
    case (.stateChange(let user, let state), .stateChange(let otherUser, let otherState)):
      user == otherUser && state.codableValue == otherState.codableValue
    default: false
    }
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .join(let users): hasher.combine(users)
    case .leave(let users): hasher.combine(users)
    case .timeout(let users): hasher.combine(users)
    case .stateChange(let user, let state):
      hasher.combine(user)
      hasher.combine(state.codableValue)
    }
  }
}
