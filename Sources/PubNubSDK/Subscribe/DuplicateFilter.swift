import BinderyRealtime

/// The identities of recent messages, which filter messages that are delivered again.
///
/// It keeps as many as the specification states, and in addition those of the largest response:
/// otherwise a repeated large response would displace each identity before it is compared.
struct DuplicateFilter {
  /// The maximum number of identities, for a response of any size.
  static let maximumCount = 10_000

  /// The number of identities that the specification states.
  private let usual: Int
  /// The number of identities to keep.
  private var count: Int
  private var known: Set<MessageIdentity> = []
  /// The identities in the order of arrival, as a ring buffer that begins at `oldest`.
  private var ring: [MessageIdentity] = []
  private var oldest = 0

  init(_ policy: DedupePolicy = EventsChannel.dedupe) {
    usual = policy.windowSize
    count = usual
  }

  /// Returns the messages that are new; one without an event or a timetoken is always new.
  mutating func new(_ messages: [PolledEvent]) -> [PolledEvent] {
    if messages.count > usual { grow(to: min(usual + messages.count, Self.maximumCount)) }
    var fresh: [MessageIdentity] = []
    let new = messages.filter { message in
      guard let identity = message.event?.identity else { return true }
      guard known.insert(identity).inserted else { return false }
      fresh.append(identity)
      return true
    }
    // Added after the comparison, so that none is displaced before all are compared.
    for identity in fresh { keep(identity) }
    return new
  }

  private mutating func grow(to count: Int) {
    guard count > self.count else { return }
    self.count = count
    ring = Array(ring[oldest...] + ring[..<oldest])
    oldest = 0
    ring.reserveCapacity(count)
    known.reserveCapacity(count)
  }

  private mutating func keep(_ identity: MessageIdentity) {
    guard ring.count == count else { return ring.append(identity) }
    known.remove(ring[oldest])
    ring[oldest] = identity
    oldest = (oldest + 1) % count
  }
}
