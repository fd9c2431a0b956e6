/// Who came to a channel, left it, or changed their state there.
public protocol PubNubPresenceChange: Sendable {
  var actions: [PubNubPresenceChangeAction] { get }
  /// How many are there now.
  var occupancy: Int { get }
  /// Seconds since 1970, as the service counts presence: not units of 100 nanoseconds.
  var timetoken: Timetoken { get }
  /// True when there were too many to list: ask who is there.
  var refreshHereNow: Bool { get }
  var channel: String { get }
  /// The wildcard or channel group that the event came by.
  var subscription: String? { get }
  var published: Timetoken? { get }
  var metadata: (any JSONCodable)? { get }

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
  case join(uuids: [String])
  case leave(uuids: [String])
  case timeout(uuids: [String])
  case stateChange(uuid: String, state: any JSONCodable & Sendable)
}

extension PubNubPresenceChangeAction: Hashable {
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
