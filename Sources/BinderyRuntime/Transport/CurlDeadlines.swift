#if canImport(CLibCurl)
  /// What stands still too long once its deadline has passed.
  protocol CurlTimed: AnyObject {
    /// Nil while any time is allowed.
    var deadline: ContinuousClock.Instant? { get }
    var deadlines: CurlDeadlines<Self>? { get set }
  }

  /// When to look next for transfers that have stood still too long.
  ///
  /// Bytes that come only postpone a deadline, so that looking at them all is for the few moments
  /// when the earliest that was known has passed.
  final class CurlDeadlines<Transfer: CurlTimed> {
    private var transfers: [ObjectIdentifier: Transfer] = [:]
    /// When to look next; nil while there is nothing to wake up for.
    private(set) var earliest: ContinuousClock.Instant?

    func add(_ transfer: Transfer) {
      transfers[ObjectIdentifier(transfer)] = transfer
      transfer.deadlines = self
    }

    func remove(_ transfer: Transfer) {
      transfers[ObjectIdentifier(transfer)] = nil
      // Without transfers there is nothing to wake up for.
      if transfers.isEmpty { earliest = nil }
    }

    /// A deadline that may be earlier than all others.
    func note(_ deadline: ContinuousClock.Instant) {
      earliest = min(earliest ?? deadline, deadline)
    }

    /// Those whose time is over.
    func expired() -> [Transfer] {
      guard let earliest, earliest <= .now else { return [] }
      let now = ContinuousClock.now
      let expired = transfers.values.filter { $0.deadline.map { $0 <= now } ?? false }
      self.earliest = transfers.values.compactMap(\.deadline).filter { $0 > now }.min()
      return expired
    }
  }
#endif
