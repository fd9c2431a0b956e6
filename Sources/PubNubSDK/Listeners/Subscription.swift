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
  /// Tells subscriptions apart, those of one entity too.
  public let uuid = UUID()
  /// Where its closures are called.
  public let queue: DispatchQueue
  /// Holds its closures.
  public let closures = EventClosures()
  let entity: Subscribable
  let options: SubscriptionOptions
  private let listeners = ListenerRegistry()
  private let lock = NSLock()
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
  ///
  /// A client stands at one moment with all that it subscribes to: going back to an earlier one,
  /// everything since comes again, also to those who have heard it.
  public func subscribe(with timetoken: Timetoken? = nil) { Self.begin([self], at: timetoken) }

  /// Ends receiving; another subscription to the same entity goes on.
  public func unsubscribe() { entity.pubnub.engine.end([uuid]) }

  /// Begins those that haven't ended for good, all of one client at once.
  static func begin(_ subscriptions: [Subscription], at timetoken: Timetoken?) {
    let lasting = subscriptions.filter { !$0.isDisposed }
    for (pubnub, members) in byClient(lasting) {
      pubnub.engine.begin(members.map(\.reader), at: timetoken)
    }
    // What ended meanwhile has ended before it began.
    for member in lasting where member.isDisposed { member.unsubscribe() }
  }

  /// All of one client at once.
  static func end(_ subscriptions: [Subscription]) {
    for (pubnub, members) in byClient(subscriptions) { pubnub.engine.end(members.map(\.uuid)) }
  }

  /// Those of each client.
  private static func byClient(_ members: [Subscription]) -> [(PubNub, [Subscription])] {
    Dictionary(grouping: members) { ObjectIdentifier($0.entity.pubnub) }.values.compactMap {
      members in
      members.first.map { ($0.entity.pubnub, members) }
    }
  }

  private var reader: Interests.Reader {
    let (channels, groups) = entity.isGroup ? ([], [entity.name]) : ([entity.name], [])
    return Interests.Reader(
      id: uuid,
      names: SubscribedNames(channels, groups, withPresence: options.receivesPresence)
    )
  }

  /// Ends it for good.
  public func dispose() {
    lock.withLock { hasEnded = true }
    unsubscribe()
  }

  /// Whether it has ended for good.
  public var isDisposed: Bool { lock.withLock { hasEnded } }

  /// Another to the same entity, with the same options and no listener.
  public func clone() -> Subscription {
    Subscription(queue: queue, entity: entity, options: options)
  }

  /// Whether they are the same one; a clone isn't.
  public static func == (left: Subscription, right: Subscription) -> Bool { left === right }

  /// Hashes the id alone.
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

  /// Whether it has begun, and nobody has ended it or what it receives.
  var isReading: Bool { entity.pubnub.engine.isReading(uuid) }

  /// Whether an event is one of those that it was made for.
  func takes(_ event: PubNubEvent, of item: ReceivedItem) -> Bool {
    // Others may have asked for the presence, or for all but the presence.
    let isAskedFor =
      event.isPresence
      ? options.receivesPresence || entity.name.isPresenceName : !entity.name.isPresenceName
    return isAskedFor && entity.owns(item) && options.admits(event)
  }

  func receive(_ items: [ReceivedItem], while _: @escaping @Sendable () -> Bool) {
    guard isReading else { return }
    let own = items.filter { item in PubNubEvent(item).map { takes($0, of: item) } ?? false }
    guard !own.isEmpty else { return }
    let isReading: @Sendable () -> Bool = { [weak self] in self?.isReading ?? false }
    hear(own, while: isReading)
    listeners.tell(own, while: isReading)
  }
}
