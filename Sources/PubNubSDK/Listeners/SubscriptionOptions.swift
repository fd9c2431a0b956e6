/// How an entity is subscribed to; options are added to each other with `+`.
///
///     channel.subscription(options: ReceivePresenceEvents() + FilterOption { $0.isMessage })
public class SubscriptionOptions: @unchecked Sendable {
  // Sendable because nothing of it or of its subclasses changes after `init`.
  let all: [SubscriptionOptions]

  fileprivate init(_ all: [SubscriptionOptions] = []) { self.all = all }

  /// None.
  public static func empty() -> SubscriptionOptions { SubscriptionOptions() }

  /// Both: presence where either has it, and what every filter lets through.
  public static func + (left: SubscriptionOptions, right: SubscriptionOptions)
    -> SubscriptionOptions
  {
    SubscriptionOptions(left.parts + right.parts)
  }

  private var parts: [SubscriptionOptions] {
    type(of: self) == SubscriptionOptions.self ? all : [self]
  }

  var receivesPresence: Bool { parts.contains { $0 is ReceivePresenceEvents } }

  /// Whether every filter lets an event through.
  func admits(_ event: PubNubEvent) -> Bool {
    parts.allSatisfy { ($0 as? FilterOption)?.predicate(event) ?? true }
  }
}

/// Has a subscription hear who comes and goes.
public final class ReceivePresenceEvents: SubscriptionOptions, @unchecked Sendable {
  /// The option, which has nothing to choose.
  public init() { super.init() }
}

/// Keeps from a subscription what its predicate refuses.
public final class FilterOption: SubscriptionOptions, @unchecked Sendable {
  let predicate: @Sendable (PubNubEvent) -> Bool

  /// Lets through what the predicate is true for.
  @preconcurrency
  public init(predicate: @escaping @Sendable (PubNubEvent) -> Bool) {
    self.predicate = predicate
    super.init()
  }
}
