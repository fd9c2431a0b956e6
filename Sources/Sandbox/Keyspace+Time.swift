extension Keyspace {
  /// Does what is due by now.
  mutating func settle(at now: UInt64) {
    time.advance(to: now)
    releaseOverduePolls()
  }

  /// When something will be due; nil while nothing is.
  var alarm: UInt64? { polls.values.map(\.deadline).min() }

  mutating func takeReleased() -> [(Poll.ID, Delivery)] {
    defer { released = [] }
    return released
  }
}
