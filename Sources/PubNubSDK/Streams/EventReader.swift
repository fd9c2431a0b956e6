import BinderyRealtime

/// Reads what a subscription brings, which ends when the reader goes.
final class EventReader<Event: Sendable>: Sendable {
  private let subscription: Subscription
  private let ear: Ear

  /// Subscribes to an entity, and keeps what `event` makes of its events for whoever reads them.
  init(
    of entity: Subscribable,
    _ options: SubscriptionOptions = .empty(),
    as event: @escaping @Sendable (PubNubEvent) -> Event?
  ) {
    subscription = Subscription(entity: entity, options: options)
    ear = Ear(for: subscription, as: event)
    entity.pubnub.listeners.add(ear)
    subscription.subscribe()
  }

  // Not left to the subscription, which may just be told something.
  deinit { subscription.unsubscribe() }

  func next() async throws -> EventBuffer<Event>.Entry? { try await ear.buffer.next() }

  private final class Ear: ItemReceiver {
    let buffer = EventBuffer<Event>(EventsChannel.buffer)
    private let subscription: Subscription
    private let event: @Sendable (PubNubEvent) -> Event?

    init(
      for subscription: Subscription,
      as event: @escaping @Sendable (PubNubEvent) -> Event?
    ) {
      self.subscription = subscription
      self.event = event
    }

    var isCancelled: Bool { false }

    func receive(_ items: [ReceivedItem], while _: @escaping @Sendable () -> Bool) {
      for item in items {
        if case .connectionStatusChanged(.disconnectedUnexpectedly(let error))? = item.event {
          buffer.finish(throwing: error)
        } else if let event = PubNubEvent(item), subscription.takes(event, of: item) {
          self.event(event).map(buffer.send)
        }
      }
    }
  }
}
