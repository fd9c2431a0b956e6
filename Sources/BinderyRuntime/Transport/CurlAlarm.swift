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
      end = [end.flatMap { $0 > now ? $0 : nil }, next].compactMap(\.self).min()
      guard let end else { return -1 }
      return CInt(min(max(((end - now) / .milliseconds(1)).rounded(.up), 0), 60_000))
    }

    /// Whether who sleeps until then would miss the next thing to do.
    ///
    /// The sleep doesn't count the time for which the machine was suspended, but the alarm does.
    func misses(_ next: Instant?, at now: Instant) -> Bool {
      guard let next else { return false }
      return end.map { next < $0 || $0 <= now } ?? true
    }
  }
#endif
