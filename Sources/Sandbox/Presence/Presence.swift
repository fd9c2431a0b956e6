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
    /// What name, channel and state take.
    fileprivate(set) var size = 0
  }

  /// What there may be; who would be too much isn't taken in, nor is a state that would.
  struct Bound {
    var occupants: Int
    /// Of their names and states.
    var bytes: Int
  }

  private var channels: [String: [String: Occupant]] = [:]
  private var count = 0
  /// What the names and states of all take.
  private(set) var size = 0
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
  mutating func arrive(
    _ user: String,
    on names: [String],
    until expiry: UInt64,
    states: [String: PresenceState],
    bound: Bound
  ) -> [PresenceChange] {
    names.compactMap { channel in
      let known = channels[channel]?[user]
      let state = states[channel] ?? known?.state
      let occupant = Occupant(isPresent: true, expiry: expiry, state: state)
      guard let kept = keep(occupant, user, on: channel, bound) else { return nil }
      let wasPresent = known?.isPresent == true
      guard !wasPresent || kept.state != known?.state else { return nil }
      return change(wasPresent ? .stateChange : .join, user, on: channel, kept.state)
    }
  }

  mutating func leave(_ user: String, from names: [String]) -> [PresenceChange] {
    names.compactMap { channel in
      guard let occupant = remove(user, from: channel), occupant.isPresent else { return nil }
      return change(.leave, user, on: channel, occupant.state)
    }
  }

  /// Nil, and nothing is set, where there is no room for it on all of the channels.
  mutating func set(
    _ state: PresenceState,
    of user: String,
    on names: [String],
    until expiry: UInt64,
    bound: Bound
  ) -> [PresenceChange]? {
    let occupants = names.map { channel in
      var occupant = channels[channel]?[user] ?? Occupant(expiry: expiry)
      occupant.state = state
      return (channel, weighed(occupant, user, on: channel))
    }
    let growths = occupants.map { growth(by: $0.1, of: user, on: $0.0) }
    guard has(room: bound, for: growths) else { return nil }
    return occupants.map { channel, occupant in
      put(occupant, user, on: channel)
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
  /// What is kept of it: without its new state where only for that there is no room, and nothing
  /// of somebody new for whom there is none.
  private mutating func keep(
    _ occupant: Occupant,
    _ user: String,
    on channel: String,
    _ bound: Bound
  ) -> Occupant? {
    var occupant = weighed(occupant, user, on: channel)
    if !has(room: bound, for: [growth(by: occupant, of: user, on: channel)]) {
      guard let known = channels[channel]?[user] else { return nil }
      (occupant.state, occupant.size) = (known.state, known.size)
    }
    put(occupant, user, on: channel)
    return occupant
  }

  private func weighed(_ occupant: Occupant, _ user: String, on channel: String) -> Occupant {
    var occupant = occupant
    let known = channels[channel]?[user]
    occupant.size =
      known.flatMap { $0.state == occupant.state ? $0.size : nil }
      ?? user.utf8.count + channel.utf8.count + (occupant.state?.size ?? 0)
    return occupant
  }

  private typealias Growth = (occupants: Int, bytes: Int)

  private func growth(by occupant: Occupant, of user: String, on channel: String) -> Growth {
    guard let known = channels[channel]?[user] else { return (1, occupant.size) }
    return (0, occupant.size - known.size)
  }

  /// What doesn't grow needs no room.
  private func has(room bound: Bound, for growths: [Growth]) -> Bool {
    let occupants = growths.reduce(0) { $0 + $1.occupants }
    let bytes = growths.reduce(0) { $0 + $1.bytes }
    return (bytes <= 0 || size + bytes <= bound.bytes)
      && (occupants == 0 || count + occupants <= bound.occupants)
  }

  private mutating func put(_ occupant: Occupant, _ user: String, on channel: String) {
    let (occupants, bytes) = growth(by: occupant, of: user, on: channel)
    count += occupants
    size += bytes
    channels[channel, default: [:]][user] = occupant
    nextExpiry = min(nextExpiry, occupant.expiry)
  }

  private mutating func remove(_ user: String, from channel: String) -> Occupant? {
    guard let occupant = channels[channel]?.removeValue(forKey: user) else { return nil }
    count -= 1
    size -= occupant.size
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
