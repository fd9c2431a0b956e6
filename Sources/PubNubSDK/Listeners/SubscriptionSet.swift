import Foundation

/// What several entities bring, as one.
///
/// Sendable because `lock` guards all that changes.
public final class SubscriptionSet: EventEmitter, @unchecked Sendable {
  /// Tells sets apart.
  public let uuid = UUID()
  /// Where its closures are called.
  public let queue: DispatchQueue
  /// Holds its closures.
  public let closures = EventClosures()
  private let options: SubscriptionOptions
  private let listeners = ListenerRegistry()
  private let lock = NSLock()
  private var members: [Subscription] = []
  /// One at each client that a member belongs to, which tells the set too.
  private var ears: [SubscriptionSetEar] = []
  private var isSubscribed = false
  private var hasEnded = false

  /// A set of a new subscription to each entity.
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

  /// A set of subscriptions that there are already.
  public init(
    queue: DispatchQueue = .main,
    subscriptions: some Collection<Subscription>,
    options: SubscriptionOptions = .empty()
  ) {
    self.queue = queue
    self.options = options
    for subscription in subscriptions { add(subscription: subscription) }
  }

  /// The subscriptions that belong to it.
  public var subscriptions: [Subscription] { lock.withLock { members } }

  /// Adds a subscription, which begins at once when the set has.
  public func add(subscription: Subscription) {
    let (begins, own) = lock.withLock {
      let isNew = !members.contains(subscription)
      if isNew { members.append(subscription) }
      return (isNew && isSubscribed, ear(at: subscription.entity.pubnub))
    }
    own.pubnub.listeners.add(own)
    if begins { subscription.subscribe() }
  }

  /// Under the lock.
  private func ear(at pubnub: PubNub) -> SubscriptionSetEar {
    if let ear = ears.first(where: { $0.pubnub === pubnub }) { return ear }
    let ear = SubscriptionSetEar(of: self, at: pubnub)
    ears.append(ear)
    return ear
  }

  /// Adds several subscriptions.
  public func add(subscriptions: some Collection<Subscription>) {
    for subscription in subscriptions { add(subscription: subscription) }
  }

  /// Takes a subscription out, which ends when the set had begun it.
  public func remove(subscription: Subscription) {
    let (ends, idle) = lock.withLock {
      let count = members.count
      members.removeAll { $0 === subscription }
      let idle = ears.filter { ear in !members.contains { $0.entity.pubnub === ear.pubnub } }
      ears.removeAll { ear in idle.contains { $0 === ear } }
      return (isSubscribed && members.count < count, idle)
    }
    // Not left to their going, which waits for who tells them something just now.
    for ear in idle { ear.pubnub.listeners.remove(ear) }
    if ends { subscription.unsubscribe() }
  }

  /// Takes several subscriptions out.
  public func remove(subscriptions: some Collection<Subscription>) {
    for subscription in subscriptions { remove(subscription: subscription) }
  }

  /// Begins to receive, after a moment or from now on.
  ///
  /// An earlier moment is one for the whole client: see `Subscription.subscribe(with:)`.
  public func subscribe(with timetoken: Timetoken? = nil) {
    let members = lock.withLock { () -> [Subscription] in
      guard !hasEnded else { return [] }
      isSubscribed = true
      return self.members
    }
    Subscription.begin(members, at: timetoken)
  }

  /// Ends receiving.
  public func unsubscribe() {
    let members = lock.withLock {
      isSubscribed = false
      return self.members
    }
    Subscription.end(members)
  }

  /// Ends it for good, with its subscriptions.
  public func dispose() {
    unsubscribe()
    lock.withLock { hasEnded = true }
    for member in subscriptions { member.dispose() }
  }

  /// Whether it has ended for good.
  public var isDisposed: Bool { lock.withLock { hasEnded } }

  /// Another of the same entities, with the same options and no listener.
  public func clone() -> SubscriptionSet {
    SubscriptionSet(queue: queue, subscriptions: subscriptions.map { $0.clone() }, options: options)
  }
}

extension SubscriptionSet {
  /// Has a listener hear what this receives, for as long as somebody else holds it.
  public func addEventListener(_ listener: EventListener) { listeners.add(listener) }

  /// Keeps a listener from hearing more.
  public func removeEventListener(_ listener: EventListener) { listeners.remove(listener) }

  /// Removes those that were added; its own closures stay.
  public func removeAllListeners() { listeners.removeAll { _ in true } }

  private var isReading: Bool { lock.withLock { isSubscribed } }

  /// Hears what a client received; what belongs to several of its subscriptions comes once.
  func receive(_ items: [ReceivedItem], from pubnub: PubNub) {
    let (members, isSubscribed) = lock.withLock { (self.members, self.isSubscribed) }
    guard isSubscribed else { return }
    let reading = members.filter { $0.entity.pubnub === pubnub && $0.isReading }
    let own = items.compactMap { item in
      self.item(item, readBy: reading, at: pubnub.engine)
    }
    guard !own.isEmpty else { return }
    let isReading: @Sendable () -> Bool = { [weak self] in self?.isReading ?? false }
    hear(own, while: isReading)
    listeners.tell(own, while: isReading)
  }

  /// An item as it is told for as long as one of those reads it who take it; nil where none does.
  private func item(
    _ item: ReceivedItem,
    readBy members: [Subscription],
    at engine: SubscribeEngine
  ) -> ReceivedItem? {
    guard let event = PubNubEvent(item), options.admits(event) else { return nil }
    let readers = members.filter { $0.takes(event, of: item) }.map(\.uuid)
    guard !readers.isEmpty else { return nil }
    return item.read { [weak engine] in
      engine.map { readers.contains(where: $0.isReading) } ?? false
    }
  }
}
