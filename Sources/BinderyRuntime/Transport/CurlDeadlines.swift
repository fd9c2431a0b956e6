#if canImport(CLibCurl)
  /// When to look next for exchanges that have stood still too long.
  ///
  /// Bytes that come only postpone a deadline, so that looking at them all is for the few moments
  /// when the earliest that was known has passed.
  final class CurlDeadlines {
    private var exchanges: [ObjectIdentifier: CurlExchange] = [:]
    private var earliest: ContinuousClock.Instant?

    func add(_ exchange: CurlExchange) {
      exchanges[ObjectIdentifier(exchange)] = exchange
      exchange.deadlines = self
    }

    func remove(_ exchange: CurlExchange) {
      exchanges[ObjectIdentifier(exchange)] = nil
      // Without exchanges there is nothing to wake up for.
      if exchanges.isEmpty { earliest = nil }
    }

    /// A deadline that may be earlier than all others.
    func note(_ deadline: ContinuousClock.Instant) {
      earliest = min(earliest ?? deadline, deadline)
    }

    /// Those whose time is over.
    func expired() -> [CurlExchange] {
      guard let earliest, earliest <= .now else { return [] }
      let now = ContinuousClock.now
      let expired = exchanges.values.filter { $0.deadline.map { $0 <= now } ?? false }
      self.earliest = exchanges.values.compactMap(\.deadline).filter { $0 > now }.min()
      return expired
    }

    /// How long the loop may sleep.
    var milliseconds: Int32 {
      guard let earliest else { return 60_000 }
      let left = (earliest - .now) / .milliseconds(1)
      return Int32(min(max(left.rounded(.up), 0), 60_000))
    }
  }
#endif
