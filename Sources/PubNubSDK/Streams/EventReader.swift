import BinderyRealtime

/// A reader of a subscription's events; its deallocation ends the subscription.
final class EventReader<Event: Sendable>: Sendable {
  private let subscription: Subscription
  private let observer: Observer

  /// Subscribes to an entity, and buffers its events as `event` converts them.
  init(
    of entity: Subscribable,
    _ options: SubscriptionOptions = .empty(),
    as event: @escaping @Sendable (PubNubEvent) -> Event?
  ) {
    subscription = Subscription(entity: entity, options: options)
    observer = Observer(for: subscription, as: event)
    entity.pubnub.listeners.add(observer)
    subscription.subscribe()
  }

  // Ended here, because an item that is just being delivered keeps the subscription alive.
  deinit { subscription.unsubscribe() }

  func next() async throws -> EventBuffer<Event>.Entry? { try await observer.buffer.next() }

  private final class Observer: ItemReceiver {
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
        } else if let event = item.entityEvent, subscription.accepts(event, of: item) {
          self.event(event).map(buffer.send)
        }
      }
    }
  }
}
