import BinderyRealtime

/// The last messages that came, so that one that comes again is not delivered twice; how many they
/// are is the specification's to say.
struct ReceivedMemory {
  private let count: Int
  private var identities: [MessageIdentity] = []
  /// Those of the identities: so few are looked through sooner than a set is kept.
  private var hashes: [Int] = []
  private var oldest = 0

  init(_ policy: DedupePolicy = EventsChannel.dedupe) { count = policy.among }

  /// Those that didn't come before; what can't be decoded is always new.
  mutating func new(
    _ messages: [ReceivedEvent<EventsChannel.Incoming>]
  ) -> [ReceivedEvent<EventsChannel.Incoming>] {
    messages.filter { message in message.event.map { remember($0.identity) } ?? true }
  }

  private mutating func remember(_ identity: MessageIdentity) -> Bool {
    let hash = identity.hashValue
    for index in hashes.indices where hashes[index] == hash && identities[index] == identity {
      return false
    }
    if identities.count < count {
      identities.append(identity)
      hashes.append(hash)
    } else {
      identities[oldest] = identity
      hashes[oldest] = hash
      oldest = (oldest + 1) % count
    }
    return true
  }
}
