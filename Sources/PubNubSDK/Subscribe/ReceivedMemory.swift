import BinderyRealtime
import BinderyRuntime

/// The last messages that came, so that one that comes again is not delivered twice; what makes
/// two of them one is the specification's to say.
struct ReceivedMemory {
  private let policy: DedupePolicy
  private var order: [[JSONValue?]] = []
  private var known: Set<[JSONValue?]> = []

  init(_ policy: DedupePolicy = EventsChannel.dedupe) { self.policy = policy }

  /// Those that didn't come before; what can't be decoded is always new.
  mutating func new(
    _ messages: [ReceivedEvent<EventsChannel.Incoming>]
  ) -> [ReceivedEvent<EventsChannel.Incoming>] {
    messages.filter { message in
      guard let event = message.event, let json = try? JSONValue(encoding: event) else {
        return true
      }
      return remember(policy.values(payload: json))
    }
  }

  private mutating func remember(_ identity: [JSONValue?]) -> Bool {
    guard known.insert(identity).inserted else { return false }
    order.append(identity)
    if order.count > policy.among { known.remove(order.removeFirst()) }
    return true
  }
}
