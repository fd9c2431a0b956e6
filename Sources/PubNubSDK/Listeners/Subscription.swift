import Foundation

/// What one entity brings, for as long as somebody holds it; two of the same entity share what is
/// asked of the service.
///
///     let subscription = pubnub.channel("lobby").subscription()
///     subscription.onMessage = { message in print(message.payload) }
///     subscription.subscribe()
///
/// Sendable because `lock` guards all that changes.
public final class Subscription: EventEmitter, ItemReceiver, Hashable, @unchecked Sendable {
  public let uuid = UUID()
  public let queue: DispatchQueue
  public let closures = EventClosures()
  let entity: Subscribable
  let options: SubscriptionOptions
  private let listeners = ListenerRegistry()
  private let lock = NSLock()
  private var isSubscribed = false
  private var hasEnded = false

  /// A subscription that does nothing until it is told to.
  public init(
    queue: DispatchQueue = .main,
    entity: Subscribable,
    options: SubscriptionOptions = .empty()
  ) {
    self.queue = queue
    self.entity = entity
    self.options = options
    entity.pubnub.listeners.add(self)
  }

  deinit { unsubscribe() }

  /// Begins to receive, after a moment or from now on.
  public func subscribe(with timetoken: Timetoken? = nil) {
    guard begin() else { return }
    entity.pubnub.readers.begin([self], at: timetoken, by: entity.pubnub.engine)
  }

  /// False for one that receives already, or never again.
  func begin() -> Bool {
    lock.withLock {
      guard !hasEnded, !isSubscribed else { return false }
      isSubscribed = true
      return true
    }
  }

  /// False for one that receives nothing.
  func end() -> Bool {
    lock.withLock {
      defer { isSubscribed = false }
      return isSubscribed
    }
  }

  /// Ends receiving; another subscription to the same entity goes on.
  public func unsubscribe() {
    guard end() else { return }
    entity.pubnub.readers.end([self], by: entity.pubnub.engine)
  }

  /// Ends it for good.
  public func dispose() {
    unsubscribe()
    lock.withLock { hasEnded = true }
  }

  /// Whether it has ended for good.
  public var isDisposed: Bool { lock.withLock { hasEnded } }

  /// Another to the same entity, with the same options and no listener.
  public func clone() -> Subscription {
    Subscription(queue: queue, entity: entity, options: options)
  }

  public static func == (left: Subscription, right: Subscription) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(uuid) }
}

extension Subscription {
  /// Has a listener hear what this receives, for as long as somebody else holds it.
  public func addEventListener(_ listener: EventListener) { listeners.add(listener) }

  /// Keeps a listener from hearing more.
  public func removeEventListener(_ listener: EventListener) { listeners.remove(listener) }

  /// Removes those that were added; its own closures stay.
  public func removeAllListeners() { listeners.removeAll { _ in true } }

  var isCancelled: Bool { isDisposed }

  func receive(_ items: [ReceivedItem]) {
    guard lock.withLock({ isSubscribed }) else { return }
    let own = items.filter { item in
      entity.owns(item) && (PubNubEvent(item).map(options.admits) ?? false)
    }
    guard !own.isEmpty else { return }
    hear(own)
    listeners.tell(own)
  }
}
