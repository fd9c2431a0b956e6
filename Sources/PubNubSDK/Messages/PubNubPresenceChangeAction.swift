/// One kind of change among the users present.
public enum PubNubPresenceChangeAction: Sendable {
  /// Users joined.
  case join(uuids: [String])
  /// Users left.
  case leave(uuids: [String])
  /// Users sent no heartbeat within the timeout.
  case timeout(uuids: [String])
  /// A user's state changed, or the user joined with a state.
  case stateChange(uuid: String, state: any JSONCodable & Sendable)
}

extension PubNubPresenceChangeAction: Hashable {
  /// States are equal if their JSON is.
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

  /// Hashes the values that `==` compares.
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
