#if canImport(CLibCurl)
  /// The time at which the event loop wakes at the latest.
  struct CurlWakeTime {
    typealias Instant = ContinuousClock.Instant

    private var end: Instant?

    /// Sets the wake time for the next deadline, and returns the milliseconds to sleep; -1 for no
    /// limit.
    ///
    /// An earlier wake time is kept: a transfer that begins meanwhile with a later deadline then
    /// needn't wake the thread.
    mutating func set(for next: Instant?, at now: Instant) -> CInt {
      end = .earlier(end.flatMap { $0 > now ? $0 : nil }, next)
      guard let end else { return -1 }
      let (seconds, attoseconds) = min(max(end - now, .zero), Self.longest).components
      // Rounded up, so that the time has come when the thread wakes.
      let milliseconds = (attoseconds + Self.millisecond - 1) / Self.millisecond
      return CInt(seconds * 1000 + milliseconds)
    }

    /// A minute: one wake-up each minute is harmless.
    private static let longest = Duration.seconds(60)
    private static let millisecond: Int64 = 1_000_000_000_000_000

    /// Whether a thread that sleeps until the wake time would miss a deadline.
    ///
    /// The sleep does not count the time for which the machine was suspended; the wake time does.
    func misses(_ next: Instant?, at now: Instant) -> Bool {
      guard let next else { return false }
      return end.map { next < $0 || $0 <= now } ?? true
    }
  }

  extension ContinuousClock.Instant? {
    /// Returns the earlier of two instants; nil if both are.
    static func earlier(_ one: Self, _ other: Self) -> Self {
      guard let one, let other else { return one ?? other }
      return Swift.min(one, other)
    }
  }
#endif
