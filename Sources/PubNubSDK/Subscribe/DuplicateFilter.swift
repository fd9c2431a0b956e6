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
  private var recent: RecentValues<MessageIdentity>

  init(_ policy: DedupePolicy = EventsChannel.dedupe) {
    usual = policy.windowSize
    recent = RecentValues(bound: usual)
  }

  /// Returns the messages that are new; one without an event or a timetoken is always new.
  mutating func new(_ messages: [PolledEvent]) -> [PolledEvent] {
    if messages.count > usual { recent.grow(to: min(usual + messages.count, Self.maximumCount)) }
    var inThese: Set<MessageIdentity> = []
    var fresh: [MessageIdentity] = []
    let new = messages.filter { message in
      guard let identity = message.event?.identity else { return true }
      guard !recent.contains(identity), inThese.insert(identity).inserted else { return false }
      fresh.append(identity)
      return true
    }
    // Added after the comparison, so that none is displaced before all are compared.
    for identity in fresh { recent.insert(identity) }
    return new
  }
}
