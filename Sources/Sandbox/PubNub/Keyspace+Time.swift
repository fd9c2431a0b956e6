extension Keyspace {
  /// Performs the actions that are due.
  mutating func settle(at now: UInt64) {
    time.advance(to: now)
    releaseOverduePolls()
    expirePresence()
    if lastSweep + Self.sweepInterval <= now { sweep() }
  }

  private static let sweepInterval = 60 * UInt64.ticksPerSecond

  /// The time when the next action is due; nil if there is none.
  var nextActionTime: UInt64? {
    let next = min(polls.values.map(\.deadline).min() ?? .max, nextPresenceTime)
    return next == .max ? nil : next
  }

  mutating func takeReleased() -> [(Poll.ID, Delivery)] {
    defer { released = [] }
    return released
  }
}
