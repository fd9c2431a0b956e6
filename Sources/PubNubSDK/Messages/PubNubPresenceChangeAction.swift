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
