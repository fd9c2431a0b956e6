/// A source of increasing timetokens, independent of clock changes.
struct TimetokenSource {
  /// The last reading of the clock.
  private(set) var now: UInt64 = 0
  /// The upper bound of all timetokens so far; later ones are greater.
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
