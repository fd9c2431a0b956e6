import BinderyRuntime
import Foundation

/// A subscription to one entity, which ends when it is deallocated.
///
///     let subscription = pubnub.channel("lobby").subscription()
///     subscription.onMessage = { message in print(message.payload) }
///     subscription.subscribe()
public final class Subscription: EventEmitter, ItemReceiver, Hashable {
  /// An id that distinguishes subscriptions.
  public let uuid = UUID()
  /// The queue on which the closures are called.
  public let queue: DispatchQueue
  /// The closures for events.
  public let closures = EventClosures()
  let entity: Subscribable
  let options: SubscriptionOptions
  private let listeners = ListenerRegistry()
  private let hasEnded = Locked(false)

  /// Creates a subscription; it receives after `subscribe()`.
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

  /// Subscribes, from now on or from a timetoken on.
  ///
  /// A client has one position for all its subscriptions: with an earlier timetoken, all its
  /// listeners receive the events since then again.
  public func subscribe(with timetoken: Timetoken? = nil) { Self.begin([self], at: timetoken) }

  /// Unsubscribes; another subscription to the same entity continues.
  public func unsubscribe() { entity.pubnub.engine.end([uuid]) }

  /// Subscribes all that aren't disposed, in one step for each client.
  static func begin(_ subscriptions: [Subscription], at timetoken: Timetoken?) {
    let active = subscriptions.filter { !$0.isDisposed }
    for (pubnub, members) in byClient(active) {
      pubnub.engine.begin(members.map(\.reader), at: timetoken)
    }
    // One that was disposed meanwhile was not subscribed at that time, so it must unsubscribe now.
    for member in active where member.isDisposed { member.unsubscribe() }
  }

  /// Unsubscribes all, in one step for each client.
  static func end(_ subscriptions: [Subscription]) {
    for (pubnub, members) in byClient(subscriptions) { pubnub.engine.end(members.map(\.uuid)) }
  }

  /// The subscriptions grouped by client.
  private static func byClient(_ members: [Subscription]) -> [(PubNub, [Subscription])] {
    Dictionary(grouping: members) { ObjectIdentifier($0.entity.pubnub) }.values.compactMap {
      members in
      members.first.map { ($0.entity.pubnub, members) }
    }
  }

  private var reader: SubscriptionRegistry.Reader {
    let (channels, groups) = entity.isGroup ? ([], [entity.name]) : ([entity.name], [])
    return SubscriptionRegistry.Reader(
      id: uuid,
      names: SubscribedNames(channels, groups, withPresence: options.receivesPresence)
    )
  }

  /// Unsubscribes for good.
  public func dispose() {
    hasEnded.withLock { $0 = true }
    unsubscribe()
  }

  /// Whether `dispose()` was called.
  public var isDisposed: Bool { hasEnded.withLock { $0 } }

  /// Creates another subscription to the same entity, with the same options and without closures or
  /// listeners.
  public func clone() -> Subscription {
    Subscription(queue: queue, entity: entity, options: options)
  }

  /// Whether both are the same instance.
  public static func == (left: Subscription, right: Subscription) -> Bool { left === right }

  /// Hashes the id alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(uuid) }
}

extension Subscription {
  /// Adds a listener; the subscription holds it weakly.
  public func addEventListener(_ listener: EventListener) { listeners.add(listener) }

  /// Removes a listener.
  public func removeEventListener(_ listener: EventListener) { listeners.remove(listener) }

  /// Removes all added listeners; the subscription's own closures stay.
  public func removeAllListeners() { listeners.removeAll { _ in true } }

  var isCancelled: Bool { isDisposed }

  /// Whether the subscription has begun and not ended.
  var isReading: Bool { entity.pubnub.engine.isReading(uuid) }

  /// Whether an event belongs to the entity and its options.
  func accepts(_ event: PubNubEvent, of item: ReceivedItem) -> Bool {
    // Another subscription may have requested presence, or everything except presence.
    let isRequested =
      event.isPresence
      ? options.receivesPresence || entity.name.isPresenceName : !entity.name.isPresenceName
    return isRequested && entity.owns(item) && options.admits(event)
  }

  func receive(_ items: [ReceivedItem], while _: @escaping @Sendable () -> Bool) {
    guard isReading else { return }
    let own = items.filter { item in item.entityEvent.map { accepts($0, of: item) } ?? false }
    guard !own.isEmpty else { return }
    let isReading: @Sendable () -> Bool = { [weak self] in self?.isReading ?? false }
    deliver(own, while: isReading)
    listeners.send(own, while: isReading)
  }
}
