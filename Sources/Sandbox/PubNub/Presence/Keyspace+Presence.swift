import PubNubSDK

extension Keyspace {
  /// Handles a user's subscribe or heartbeat.
  mutating func arrive(
    _ user: String,
    on channels: [String],
    timeoutSeconds: Int?,
    states: [String: PresenceState] = [:]
  ) {
    let channels = channels.filter { !ChannelName.isPresence($0) }
    let changes = presence.arrive(
      user,
      on: channels,
      until: expiry(after: timeoutSeconds),
      states: states,
      bound: presenceBound
    )
    announce(changes)
  }

  mutating func leave(_ user: String, from channels: [String]) {
    announce(presence.leave(user, from: channels))
  }

  /// Sets a state; returns false, without setting it, if a limit is exceeded.
  mutating func set(_ state: PresenceState, of user: String, on channels: [String]) -> Bool {
    let changes = presence.set(
      state,
      of: user,
      on: channels,
      until: expiry(after: nil),
      bound: presenceBound
    )
    guard let changes else { return false }
    announce(changes)
    return true
  }

  mutating func expirePresence() {
    announce(presence.expire(at: now))
    for (channel, interval) in intervals.sorted(by: { $0.key < $1.key })
    where interval.due <= now {
      intervals[channel] = nil
      let payload = interval.payload(
        timestamp: seconds,
        occupancy: presence.occupancy(of: channel),
        hasDeltas: settings.presence.hasDeltas
      )
      broadcast(.presence(payload), on: channel + ChannelName.presenceSuffix)
    }
  }

  /// The time of the next presence event; the maximum for never.
  var nextPresenceTime: UInt64 {
    min(presence.nextExpiry, intervals.values.map(\.due).min() ?? .max)
  }
}

extension Keyspace {
  private var presenceBound: Presence.Bound {
    Presence.Bound(
      occupants: settings.bounds.presences,
      bytes: settings.bounds.permanentBytes - groups.size
    )
  }

  private var seconds: Int64 { Int64(now / .ticksPerSecond) }

  private func expiry(after seconds: Int?) -> UInt64 {
    let timeout = min(max(1, seconds ?? settings.presence.timeoutSeconds), 24 * 3600)
    return now + UInt64(timeout) * .ticksPerSecond
  }

  /// Broadcasts each change, or adds it to the interval of a channel with many occupants.
  ///
  /// Intervals don't contain state changes.
  private mutating func announce(_ changes: [PresenceChange]) {
    enforceBounds()
    for change in changes {
      if change.occupancy <= settings.presence.announceMax {
        let payload = change.payload(timestamp: seconds)
        broadcast(.presence(payload), on: change.channel + ChannelName.presenceSuffix)
      } else if change.action != .stateChange {
        let due = now + UInt64(max(1, settings.presence.intervalSeconds)) * .ticksPerSecond
        intervals[change.channel, default: PresenceInterval(due: due)].add(change)
      }
    }
  }
}
