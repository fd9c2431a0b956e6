import BinderyRuntime

extension PubNubConfiguration {
  /// Whether subscriptions send the presence states that the user has set.
  var sendsPresenceStates: Bool { maintainPresenceState && enableEventEngine }
}

/// The presence states that the user of one instance has set, by channel or group.
final class PresenceStates: Sendable {
  private let states = Locked<[String: PresenceState]>([:])

  func set(_ state: PresenceState, on names: some Sequence<String>) {
    states.withLock { states in
      // To the service an empty state is the same as none.
      for name in names { states[name] = state.isEmpty ? nil : state }
    }
  }

  func remove(_ names: some Sequence<String>) {
    states.withLock { states in
      for name in names { states[name] = nil }
    }
  }

  /// The states for subscribed names; nil if there are none.
  func known(of names: SubscribedNames) -> [String: PresenceState]? {
    let known = states.withLock { states in
      states.filter { names.channels.contains($0.key) || names.groups.contains($0.key) }
    }
    return known.isEmpty ? nil : known
  }
}
