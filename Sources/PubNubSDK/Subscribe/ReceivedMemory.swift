import BinderyRealtime

/// The last messages that came, so that one that comes again is not delivered twice.
///
/// As many are compared as the specification says, beside those of the largest answer where that
/// had more: one that comes again would else push out each of its messages before it is compared.
struct ReceivedMemory {
  /// How many are compared at most, whatever an answer brings.
  static let most = 10_000

  /// How many the specification has compared.
  private let usual: Int
  /// How many are compared.
  private var count: Int
  private var known: Set<MessageIdentity> = []
  /// The same in the order in which they came, from `oldest` on and around.
  private var ring: [MessageIdentity] = []
  private var oldest = 0

  init(_ policy: DedupePolicy = EventsChannel.dedupe) {
    usual = policy.among
    count = usual
  }

  /// The messages that didn't come before; one without an event or a timetoken is always new.
  mutating func new(_ messages: [AnsweredEvent]) -> [AnsweredEvent] {
    if messages.count > usual { grow(to: min(usual + messages.count, Self.most)) }
    var fresh: [MessageIdentity] = []
    let new = messages.filter { message in
      guard let identity = message.event?.identity else { return true }
      guard known.insert(identity).inserted else { return false }
      fresh.append(identity)
      return true
    }
    // None is forgotten before all are compared.
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
