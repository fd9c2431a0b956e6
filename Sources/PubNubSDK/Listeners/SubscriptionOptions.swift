/// The options of a subscription, combined with `+`.
///
///     channel.subscription(options: ReceivePresenceEvents() + FilterOption { $0.isMessage })
///
/// Sendable because it and its subclasses, which this module alone declares, are immutable; the
/// compiler can't check a class that has subclasses.
public class SubscriptionOptions: @unchecked Sendable {
  let all: [SubscriptionOptions]

  fileprivate init(_ all: [SubscriptionOptions] = []) { self.all = all }

  /// No options.
  public static func empty() -> SubscriptionOptions { SubscriptionOptions() }

  /// Combines options: presence if one of them requests it, and events that every filter admits.
  public static func + (left: SubscriptionOptions, right: SubscriptionOptions)
    -> SubscriptionOptions
  {
    SubscriptionOptions(left.parts + right.parts)
  }

  private var parts: [SubscriptionOptions] {
    type(of: self) == SubscriptionOptions.self ? all : [self]
  }

  var receivesPresence: Bool { parts.contains { $0 is ReceivePresenceEvents } }

  /// Whether every filter admits an event.
  func admits(_ event: PubNubEvent) -> Bool {
    parts.allSatisfy { ($0 as? FilterOption)?.predicate(event) ?? true }
  }
}

/// The option to receive presence events.
///
/// Sendable because it adds no state to its superclass.
public final class ReceivePresenceEvents: SubscriptionOptions, @unchecked Sendable {
  /// Creates the option.
  public init() { super.init() }
}

/// The option to receive only events for which a predicate is true.
///
/// Sendable because it adds a constant of a Sendable type to its superclass.
public final class FilterOption: SubscriptionOptions, @unchecked Sendable {
  let predicate: @Sendable (PubNubEvent) -> Bool

  /// Creates a filter; the predicate returns true for events to receive.
  @preconcurrency
  public init(predicate: @escaping @Sendable (PubNubEvent) -> Bool) {
    self.predicate = predicate
    super.init()
  }
}
