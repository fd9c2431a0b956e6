#if canImport(CLibCurl)
  /// When the sleep of a thread ends at the latest, decided without sleeping.
  struct CurlAlarm {
    typealias Instant = ContinuousClock.Instant

    private var end: Instant?

    /// Sets it for the next thing to do, and tells for how many milliseconds to sleep; -1 for as
    /// long as nothing happens.
    ///
    /// An alarm that is still to come stays: who begins something meanwhile, which has more time
    /// than that, needn't wake the thread.
    mutating func set(for next: Instant?, at now: Instant) -> CInt {
      end = .earlier(end.flatMap { $0 > now ? $0 : nil }, next)
      guard let end else { return -1 }
      let (seconds, attoseconds) = min(max(end - now, .zero), Self.longest).components
      // Up, so that the time has come when the thread wakes.
      let milliseconds = (attoseconds + Self.millisecond - 1) / Self.millisecond
      return CInt(seconds * 1000 + milliseconds)
    }

    /// A minute: who wakes for nothing so seldom does no harm.
    private static let longest = Duration.seconds(60)
    private static let millisecond: Int64 = 1_000_000_000_000_000

    /// Whether who sleeps until then would miss the next thing to do.
    ///
    /// The sleep doesn't count the time for which the machine was suspended, but the alarm does.
    func misses(_ next: Instant?, at now: Instant) -> Bool {
      guard let next else { return false }
      return end.map { next < $0 || $0 <= now } ?? true
    }
  }

  extension ContinuousClock.Instant? {
    /// The first of two, of which neither need be.
    static func earlier(_ one: Self, _ other: Self) -> Self {
      guard let one, let other else { return one ?? other }
      return Swift.min(one, other)
    }
  }
#endif
