import BinderyRuntime
import Foundation

extension PubNubConfiguration {
  /// Whether subscriptions say the states that the user has set.
  var sendsPresenceStates: Bool { maintainPresenceState && enableEventEngine }
}

/// The presence states that the user has set, of one instance alone.
///
/// Sendable because `lock` guards all that changes.
final class PresenceStates: @unchecked Sendable {
  private let lock = NSLock()
  private var states: [String: PresenceState] = [:]

  func set(_ state: PresenceState, on places: some Sequence<String>) {
    lock.withLock {
      // An empty state is what the service has of who never set one.
      for place in places { states[place] = state.isEmpty ? nil : state }
    }
  }

  func remove(_ places: some Sequence<String>) {
    lock.withLock {
      for place in places { states[place] = nil }
    }
  }

  /// Of those that are subscribed to; nil for none.
  func known(of names: SubscribedNames) -> [String: PresenceState]? {
    let known = lock.withLock {
      states.filter { names.channels.contains($0.key) || names.groups.contains($0.key) }
    }
    return known.isEmpty ? nil : known
  }
}
