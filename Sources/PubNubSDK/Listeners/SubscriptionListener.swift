import BinderyRuntime
import Foundation

/// A listener for all events of a client, which holds it weakly.
///
///     let listener = SubscriptionListener()
///     listener.didReceiveMessage = { message in print(message.payload) }
///     pubnub.add(listener)
///
/// Its closures are called on its queue, in order: for a batch, then for each event of it.
public final class SubscriptionListener: ItemReceiver, Hashable {
  /// An id that distinguishes listeners.
  public let uuid = UUID()
  /// The queue on which the closures are called.
  public let queue: DispatchQueue
  private let state = Locked(State())

  private struct State {
    var closures = QueueConfined(Closures())
    var suppressesCancellations = true
    var hasEnded = false
  }

  /// Creates a listener, which receives events after it is added to a client.
  public init(queue: DispatchQueue = .main) { self.queue = queue }

  /// Whether errors that report a cancellation are suppressed.
  public var supressCancellationErrors: Bool {
    get { state.withLock { $0.suppressesCancellations } }
    set { state.withLock { $0.suppressesCancellations = newValue } }
  }

  /// Whether `cancel()` was called.
  public var isCancelled: Bool { state.withLock { $0.hasEnded } }

  /// Stops the listener for good; it receives no further events.
  public func cancel() { state.withLock { $0.hasEnded = true } }

  /// Whether both have the same id.
  public static func == (left: SubscriptionListener, right: SubscriptionListener) -> Bool {
    left.uuid == right.uuid
  }

  /// Hashes the id alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(uuid) }
}

extension SubscriptionListener {
  struct Closures {
    var batch: (([SubscriptionEvent]) -> Void)?
    var event: ((SubscriptionEvent) -> Void)?
    var status: ((StatusEvent) -> Void)?
    var change: ((SubscriptionChangeEvent) -> Void)?
    var file: ((PubNubFileEvent) -> Void)?
    var kinds = KindClosures()
  }

  /// A connection status, or an error of the subscription.
  public typealias StatusEvent = Result<ConnectionStatus, PubNubError>

  private subscript<Closure>(closure: WritableKeyPath<Closures, Closure>) -> Closure {
    get { state.withLock { $0.closures }.value[keyPath: closure] }
    set { state.replace(closure, of: \.closures, by: newValue) }
  }

  /// A closure that receives all events of one response together.
  public var didReceiveBatchSubscription: (([SubscriptionEvent]) -> Void)? {
    get { self[\.batch] }
    set { self[\.batch] = newValue }
  }

  /// A closure that receives every event.
  public var didReceiveSubscription: ((SubscriptionEvent) -> Void)? {
    get { self[\.event] }
    set { self[\.event] = newValue }
  }

  /// A closure that receives messages; one that can't be decrypted is unchanged and has an error.
  public var didReceiveMessage: ((any PubNubMessage) -> Void)? {
    get { self[\.kinds.onMessage] }
    set { self[\.kinds.onMessage] = newValue }
  }

  /// A closure that receives signals, which have the form of messages and are never stored.
  public var didReceiveSignal: ((any PubNubMessage) -> Void)? {
    get { self[\.kinds.onSignal] }
    set { self[\.kinds.onSignal] = newValue }
  }

  /// A closure that receives connection statuses and errors of the subscription.
  public var didReceiveStatus: ((StatusEvent) -> Void)? {
    get { self[\.status] }
    set { self[\.status] = newValue }
  }

  /// A closure that receives presence changes, if presence is subscribed to.
  public var didReceivePresence: ((any PubNubPresenceChange) -> Void)? {
    get { self[\.kinds.onPresence] }
    set { self[\.kinds.onPresence] = newValue }
  }

  /// A closure that receives changes of the subscribed channels, and the cursor of each response.
  public var didReceiveSubscriptionChange: ((SubscriptionChangeEvent) -> Void)? {
    get { self[\.change] }
    set { self[\.change] = newValue }
  }

  /// A closure that receives metadata changes of users, channels and memberships.
  public var didReceiveObjectMetadataEvent: ((ObjectMetadataChangeEvents) -> Void)? {
    get { self[\.kinds.onAppContext] }
    set { self[\.kinds.onAppContext] = newValue }
  }

  /// A closure that receives added and removed message actions.
  public var didReceiveMessageAction: ((MessageActionEvent) -> Void)? {
    get { self[\.kinds.onMessageAction] }
    set { self[\.kinds.onMessageAction] = newValue }
  }

  /// A closure that receives uploaded files, for which there is no `SubscriptionEvent`.
  public var didReceiveFileUpload: ((PubNubFileEvent) -> Void)? {
    get { self[\.file] }
    set { self[\.file] = newValue }
  }

  /// The closures to call; nil once the listener is cancelled.
  fileprivate var activeClosures: (closures: Closures, suppressesCancellations: Bool)? {
    let state = state.withLock { $0 }
    return state.hasEnded ? nil : (state.closures.value, state.suppressesCancellations)
  }
}

extension SubscriptionListener {
  /// Receives items until the listener is cancelled; removing it has no effect.
  func receive(_ items: [ReceivedItem], while _: @escaping @Sendable () -> Bool) {
    let isAwaited = state.withLock { state in
      !state.hasEnded && state.closures.value.hasClosure(forAnyOf: items)
    }
    guard isAwaited else { return }
    queue.async { [weak self] in
      guard let self, let (closures, suppressesCancellations) = activeClosures else { return }
      let items = suppressesCancellations ? items.withoutCancellations : items
      closures.deliver(batch: items)
      // A listener that the closure of one event has cancelled doesn't receive the next.
      for item in items where !isCancelled { closures.deliver(item) }
    }
  }
}

extension ReceivedItem {
  var event: SubscriptionEvent? {
    if case .event(let event) = content { event } else { nil }
  }

  fileprivate var isCancellation: Bool {
    guard case .event(.subscribeError(let error)) = content else { return false }
    return error.subdomain == .cancellation
  }
}

extension [ReceivedItem] {
  /// The items without cancellation errors; usually unchanged.
  fileprivate var withoutCancellations: Self {
    contains(where: \.isCancellation) ? filter { !$0.isCancellation } : self
  }
}
