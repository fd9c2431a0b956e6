import PubNubSDK

/// The users on each channel, and their states.
///
/// A state may be set before its user joins; then it expires like an idle user.
struct Presence {
  struct Occupant {
    var isPresent = false
    /// The time when the user times out, or the state expires.
    var expiry: UInt64
    var state: PresenceState?
    /// The number of bytes of name, channel and state.
    fileprivate(set) var size = 0
  }

  /// The limits; users and states beyond them are not added.
  struct Bound {
    var occupants: Int
    /// The maximum number of bytes of names and states.
    var bytes: Int
  }

  private var channels: [String: [String: Occupant]] = [:]
  private var count = 0
  /// The total number of bytes of names and states.
  private(set) var size = 0
  /// The earliest time when a user times out.
  private(set) var nextExpiry = UInt64.max

  /// Returns the users on a channel with their states, sorted by name.
  func occupants(of channel: String) -> [(user: String, state: PresenceState?)] {
    channels[channel, default: [:]].filter(\.value.isPresent)
      .map { ($0.key, $0.value.state) }
      .sorted { $0.0 < $1.0 }
  }

  func occupancy(of channel: String) -> Int {
    channels[channel, default: [:]].values.count { $0.isPresent }
  }

  /// The channels with at least one user, sorted by name.
  var occupiedChannels: [String] { channels.keys.filter { occupancy(of: $0) > 0 }.sorted() }

  /// Returns the channels of a user, sorted by name.
  func channels(of user: String) -> [String] {
    channels.filter { $0.value[user]?.isPresent == true }.keys.sorted()
  }

  func state(of user: String, on channel: String) -> PresenceState? {
    channels[channel]?[user]?.state
  }
}

extension Presence {
  /// Refreshes a user's presence, and joins the channels where it is new.
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

  /// Sets a state; returns nil, without setting it, if it exceeds a limit on any channel.
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
    guard isWithin(bound, for: growths) else { return nil }
    return occupants.map { channel, occupant in
      put(occupant, user, on: channel)
      return change(.stateChange, user, on: channel, state)
    }
  }

  /// Removes the users that timed out.
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
  /// Stores an occupant within the limits.
  ///
  /// If only the new state exceeds them, the old one is kept; a new user beyond them is not added.
  private mutating func keep(
    _ occupant: Occupant,
    _ user: String,
    on channel: String,
    _ bound: Bound
  ) -> Occupant? {
    var occupant = weighed(occupant, user, on: channel)
    if !isWithin(bound, for: [growth(by: occupant, of: user, on: channel)]) {
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

  /// Whether the growth is within the limits; without growth it always is.
  private func isWithin(_ bound: Bound, for growths: [Growth]) -> Bool {
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
