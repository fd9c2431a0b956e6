/// Gives timetokens, each greater than all before, whatever the clock does.
struct TimetokenSource {
  /// What the clock said last.
  private(set) var now: UInt64 = 0
  /// No timetoken that was given is greater, and every later one is.
  private(set) var latest: UInt64 = 0

  mutating func advance(to now: UInt64) {
    self.now = now
    latest = max(latest, now)
  }

  mutating func next() -> UInt64 {
    latest += 1
    return latest
  }
}
