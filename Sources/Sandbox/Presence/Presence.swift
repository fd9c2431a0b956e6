import PubNubSDK

/// Who is present on which channels, and with what state.
///
/// A state may be set before its user comes; it waits for as long as a silent user would.
struct Presence {
  struct Occupant {
    var isPresent = false
    /// When the user counts as gone, or the state as forgotten.
    var expiry: UInt64
    var state: PresenceState?
  }

  private var channels: [String: [String: Occupant]] = [:]
  private var count = 0
  /// Nobody falls silent before.
  private(set) var nextExpiry = UInt64.max

  /// The users who are present on a channel, with their states, by name.
  func occupants(of channel: String) -> [(user: String, state: PresenceState?)] {
    channels[channel, default: [:]].filter(\.value.isPresent)
      .map { ($0.key, $0.value.state) }
      .sorted { $0.0 < $1.0 }
  }

  func occupancy(of channel: String) -> Int {
    channels[channel, default: [:]].values.count { $0.isPresent }
  }

  /// The channels on which somebody is present, by name.
  var occupiedChannels: [String] { channels.keys.filter { occupancy(of: $0) > 0 }.sorted() }

  /// The channels on which the user is present, by name.
  func channels(of user: String) -> [String] {
    channels.filter { $0.value[user]?.isPresent == true }.keys.sorted()
  }

  func state(of user: String, on channel: String) -> PresenceState? {
    channels[channel]?[user]?.state
  }
}

extension Presence {
  /// The user was heard of; whoever is new on a channel joins it.
  ///
  /// - Parameter bound: How many occupants there may be; beyond it nobody joins.
  mutating func arrive(
    _ user: String,
    on names: [String],
    until expiry: UInt64,
    states: [String: PresenceState],
    bound: Int
  ) -> [PresenceChange] {
    names.compactMap { channel in
      guard var occupant = occupant(user, on: channel, until: expiry, bound) else { return nil }
      let wasPresent = occupant.isPresent
      let isChanged = states[channel].map { $0 != occupant.state } ?? false
      occupant.isPresent = true
      occupant.expiry = expiry
      occupant.state = states[channel] ?? occupant.state
      set(occupant, user, on: channel)
      guard !wasPresent || isChanged else { return nil }
      return change(wasPresent ? .stateChange : .join, user, on: channel, occupant.state)
    }
  }

  mutating func leave(_ user: String, from names: [String]) -> [PresenceChange] {
    names.compactMap { channel in
      guard let occupant = remove(user, from: channel), occupant.isPresent else { return nil }
      return change(.leave, user, on: channel, occupant.state)
    }
  }

  mutating func set(
    _ state: PresenceState,
    of user: String,
    on names: [String],
    until expiry: UInt64,
    bound: Int
  ) -> [PresenceChange] {
    names.compactMap { channel in
      guard var occupant = occupant(user, on: channel, until: expiry, bound) else { return nil }
      occupant.state = state
      set(occupant, user, on: channel)
      return change(.stateChange, user, on: channel, state)
    }
  }

  /// Those who have been silent for too long by now.
  mutating func expire(at now: UInt64) -> [PresenceChange] {
    guard nextExpiry <= now else { return [] }
    var changes: [PresenceChange] = []
    for channel in channels.keys.sorted() {
      for (user, occupant) in channels[channel, default: [:]].sorted(by: { $0.key < $1.key })
      where occupant.expiry <= now {
        _ = remove(user, from: channel)
        guard occupant.isPresent else { continue }
        changes.append(change(.timeout, user, on: channel, occupant.state))
      }
    }
    nextExpiry = channels.values.flatMap(\.values).map(\.expiry).min() ?? .max
    return changes
  }
}

extension Presence {
  /// As it is, or a new one; nil where there are too many.
  private func occupant(
    _ user: String,
    on channel: String,
    until expiry: UInt64,
    _ bound: Int
  ) -> Occupant? {
    channels[channel]?[user] ?? (count < bound ? Occupant(expiry: expiry) : nil)
  }

  private mutating func set(_ occupant: Occupant, _ user: String, on channel: String) {
    let previous = channels[channel, default: [:]].updateValue(occupant, forKey: user)
    if previous == nil { count += 1 }
    nextExpiry = min(nextExpiry, occupant.expiry)
  }

  private mutating func remove(_ user: String, from channel: String) -> Occupant? {
    guard let occupant = channels[channel]?.removeValue(forKey: user) else { return nil }
    count -= 1
    if channels[channel]?.isEmpty == true { channels[channel] = nil }
    return occupant
  }

  private func change(
    _ action: PresencePayload.Action,
    _ user: String,
    on channel: String,
    _ state: PresenceState?
  ) -> PresenceChange {
    PresenceChange(
      channel: channel,
      user: user,
      action: action,
      state: state,
      occupancy: occupancy(of: channel)
    )
  }
}
