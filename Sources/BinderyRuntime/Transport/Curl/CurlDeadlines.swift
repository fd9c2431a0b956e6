#if canImport(CLibCurl)
  /// A transfer with a deadline for its next progress.
  protocol CurlDeadlineHolder: AnyObject {
    /// The deadline; nil for none.
    var deadline: ContinuousClock.Instant? { get }
    var deadlines: CurlDeadlines<Self>? { get set }
  }

  /// The deadlines of transfers, and the earliest of them.
  ///
  /// Received bytes only postpone a deadline, so that all of them are checked only when the
  /// earliest known one has passed.
  final class CurlDeadlines<Transfer: CurlDeadlineHolder> {
    private var transfers: [ObjectIdentifier: Transfer] = [:]
    /// When to check next; nil for never.
    private(set) var earliest: ContinuousClock.Instant?

    func add(_ transfer: Transfer) {
      transfers[ObjectIdentifier(transfer)] = transfer
      transfer.deadlines = self
    }

    func remove(_ transfer: Transfer) {
      transfers[ObjectIdentifier(transfer)] = nil
      // Without transfers there is no deadline.
      if transfers.isEmpty { earliest = nil }
    }

    /// Records a deadline that may be the earliest.
    func note(_ deadline: ContinuousClock.Instant) {
      earliest = min(earliest ?? deadline, deadline)
    }

    /// Returns the transfers whose deadlines have passed.
    func expired() -> [Transfer] {
      guard let earliest, earliest <= .now else { return [] }
      let now = ContinuousClock.now
      let expired = transfers.values.filter { $0.deadline.map { $0 <= now } ?? false }
      self.earliest = transfers.values.compactMap(\.deadline).filter { $0 > now }.min()
      return expired
    }
  }
#endif
