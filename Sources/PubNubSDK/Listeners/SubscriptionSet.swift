import BinderyRuntime
import Foundation

/// A set of subscriptions to several entities, with one set of closures and listeners.
public final class SubscriptionSet: EventEmitter, Sendable {
  /// An id that distinguishes sets.
  public let uuid = UUID()
  /// The queue on which the closures are called.
  public let queue: DispatchQueue
  /// The closures for events.
  public let closures = EventClosures()
  private let options: SubscriptionOptions
  private let listeners = ListenerRegistry()
  private let state = Locked(State())

  private struct State {
    var members: [Subscription] = []
    /// The observers that receive the items of each client that a member belongs to.
    var observers: [SubscriptionSetObserver] = []
    var isSubscribed = false
    var hasEnded = false

    /// Returns the observer of a client.
    mutating func observer(
      of pubnub: PubNub,
      for set: SubscriptionSet
    ) -> SubscriptionSetObserver {
      if let observer = observers.first(where: { $0.pubnub === pubnub }) { return observer }
      let observer = SubscriptionSetObserver(for: set, of: pubnub)
      observers.append(observer)
      return observer
    }
  }

  /// Creates a set with a new subscription to each entity.
  public convenience init(
    queue: DispatchQueue = .main,
    entities: some Collection<Subscribable>,
    options: SubscriptionOptions = .empty()
  ) {
    self.init(
      queue: queue,
      subscriptions: entities.map { Subscription(queue: queue, entity: $0, options: options) },
      options: options
    )
  }

  /// Creates a set of existing subscriptions.
  public init(
    queue: DispatchQueue = .main,
    subscriptions: some Collection<Subscription>,
    options: SubscriptionOptions = .empty()
  ) {
    self.queue = queue
    self.options = options
    for subscription in subscriptions { add(subscription: subscription) }
  }

  /// The subscriptions in the set.
  public var subscriptions: [Subscription] { state.withLock { $0.members } }

  /// Adds a subscription, which begins at once if the set is subscribed.
  public func add(subscription: Subscription) {
    let (begins, own) = state.withLock { state in
      let isNew = !state.members.contains(subscription)
      if isNew { state.members.append(subscription) }
      let own = state.observer(of: subscription.entity.pubnub, for: self)
      return (isNew && state.isSubscribed, own)
    }
    own.pubnub.listeners.add(own)
    if begins { subscription.subscribe() }
  }

  /// Adds several subscriptions.
  public func add(subscriptions: some Collection<Subscription>) {
    for subscription in subscriptions { add(subscription: subscription) }
  }

  /// Removes a subscription, and unsubscribes it if the set is subscribed.
  public func remove(subscription: Subscription) {
    let (ends, idle) = state.withLock { state in
      let count = state.members.count
      state.members.removeAll { $0 === subscription }
      let members = state.members
      let idle = state.observers.filter { observer in
        !members.contains { $0.entity.pubnub === observer.pubnub }
      }
      state.observers.removeAll { observer in idle.contains { $0 === observer } }
      return (state.isSubscribed && members.count < count, idle)
    }
    // Removed here, because deallocation waits for a caller that is just sending items.
    for observer in idle { observer.pubnub.listeners.remove(observer) }
    if ends { subscription.unsubscribe() }
  }

  /// Removes several subscriptions.
  public func remove(subscriptions: some Collection<Subscription>) {
    for subscription in subscriptions { remove(subscription: subscription) }
  }

  /// Subscribes all members, from now on or from a timetoken on.
  ///
  /// An earlier timetoken applies to the whole client: see `Subscription.subscribe(with:)`.
  public func subscribe(with timetoken: Timetoken? = nil) {
    let members = state.withLock { state -> [Subscription] in
      guard !state.hasEnded else { return [] }
      state.isSubscribed = true
      return state.members
    }
    Subscription.begin(members, at: timetoken)
  }

  /// Unsubscribes all members.
  public func unsubscribe() {
    let members = state.withLock { state in
      state.isSubscribed = false
      return state.members
    }
    Subscription.end(members)
  }

  /// Unsubscribes for good and disposes the members.
  public func dispose() {
    unsubscribe()
    state.withLock { $0.hasEnded = true }
    for member in subscriptions { member.dispose() }
  }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { state.withLock { $0.hasEnded } }

  /// Creates another set of the same entities, with the same options and without closures or
  /// listeners.
  public func clone() -> SubscriptionSet {
    SubscriptionSet(queue: queue, subscriptions: subscriptions.map { $0.clone() }, options: options)
  }
}

extension SubscriptionSet {
  /// Adds a listener; the set holds it weakly.
  public func addEventListener(_ listener: EventListener) { listeners.add(listener) }

  /// Removes a listener.
  public func removeEventListener(_ listener: EventListener) { listeners.remove(listener) }

  /// Removes all added listeners; the set's own closures stay.
  public func removeAllListeners() { listeners.removeAll { _ in true } }

  private var isReading: Bool { state.withLock { $0.isSubscribed } }

  /// Receives the items of a client; an item that belongs to several members is delivered once.
  func receive(_ items: [ReceivedItem], from pubnub: PubNub) {
    let (members, isSubscribed) = state.withLock { ($0.members, $0.isSubscribed) }
    guard isSubscribed else { return }
    let reading = members.filter { $0.entity.pubnub === pubnub && $0.isReading }
    let own = items.compactMap { item in
      self.item(item, readBy: reading, at: pubnub.engine)
    }
    guard !own.isEmpty else { return }
    let isReading: @Sendable () -> Bool = { [weak self] in self?.isReading ?? false }
    deliver(own, while: isReading)
    listeners.send(own, while: isReading)
  }

  /// The item to deliver while one of the members that accept it reads; nil if none accepts it.
  private func item(
    _ item: ReceivedItem,
    readBy members: [Subscription],
    at engine: SubscribeEngine
  ) -> ReceivedItem? {
    guard let event = item.entityEvent, options.admits(event) else { return nil }
    let readers = members.filter { $0.accepts(event, of: item) }.map(\.uuid)
    guard !readers.isEmpty else { return nil }
    return item.read { [weak engine] in
      engine.map { readers.contains(where: $0.isReading) } ?? false
    }
  }
}
