import BinderyRuntime
import Foundation

/// Hears what a client receives, for as long as somebody holds it.
///
///     let listener = SubscriptionListener()
///     listener.didReceiveMessage = { message in print(message.payload) }
///     pubnub.add(listener)
///
/// Everything comes on its queue, in order: first a batch, then each event of it alone.
///
/// Sendable because `lock` guards all that changes.
public final class SubscriptionListener: ItemReceiver, Hashable, @unchecked Sendable {
  /// Tells listeners apart.
  public let uuid = UUID()
  /// Where its closures are called.
  public let queue: DispatchQueue
  private let lock = NSLock()
  private var closures = Closures()
  private var isQuiet = true
  private var hasEnded = false

  /// A listener that hears nothing before it is added to a client.
  public init(queue: DispatchQueue = .main) { self.queue = queue }

  /// Whether errors that only say that something was cancelled are kept from it.
  public var supressCancellationErrors: Bool {
    get { lock.withLock { isQuiet } }
    set { lock.withLock { isQuiet = newValue } }
  }

  /// True once `cancel()` was called.
  public var isCancelled: Bool { lock.withLock { hasEnded } }

  /// Ends it for good: what is received from now on is not for it.
  public func cancel() { lock.withLock { hasEnded = true } }

  /// Whether they are the same one, by their ids.
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

  /// How the subscription stands, or what went wrong with it.
  public typealias StatusEvent = Result<ConnectionStatus, PubNubError>

  private subscript<Closure>(closure: WritableKeyPath<Closures, Closure>) -> Closure {
    get { lock.withLock { closures[keyPath: closure] } }
    set {
      let all: ReferenceWritableKeyPath<SubscriptionListener, Closures> = \.closures
      lock.replace(all.appending(path: closure), of: self, by: newValue)
    }
  }

  /// Everything that came together.
  public var didReceiveBatchSubscription: (([SubscriptionEvent]) -> Void)? {
    get { self[\.batch] }
    set { self[\.batch] = newValue }
  }

  /// Every event.
  public var didReceiveSubscription: ((SubscriptionEvent) -> Void)? {
    get { self[\.event] }
    set { self[\.event] = newValue }
  }

  /// Messages; one that can't be decrypted comes as it was sent, with its error.
  public var didReceiveMessage: ((any PubNubMessage) -> Void)? {
    get { self[\.kinds.onMessage] }
    set { self[\.kinds.onMessage] = newValue }
  }

  /// Signals, which look like messages and are never stored.
  public var didReceiveSignal: ((any PubNubMessage) -> Void)? {
    get { self[\.kinds.onSignal] }
    set { self[\.kinds.onSignal] = newValue }
  }

  /// How the subscription stands; a failure is an error of it.
  public var didReceiveStatus: ((StatusEvent) -> Void)? {
    get { self[\.status] }
    set { self[\.status] = newValue }
  }

  /// Who came, left, or changed their state, where presence is subscribed to.
  public var didReceivePresence: ((any PubNubPresenceChange) -> Void)? {
    get { self[\.kinds.onPresence] }
    set { self[\.kinds.onPresence] = newValue }
  }

  /// What is subscribed to from now on or no longer, and the cursor of each answer.
  public var didReceiveSubscriptionChange: ((SubscriptionChangeEvent) -> Void)? {
    get { self[\.change] }
    set { self[\.change] = newValue }
  }

  /// What became of the metadata of users, channels and memberships.
  public var didReceiveObjectMetadataEvent: ((ObjectMetadataChangeEvents) -> Void)? {
    get { self[\.kinds.onAppContext] }
    set { self[\.kinds.onAppContext] = newValue }
  }

  /// What users added to messages, or took back.
  public var didReceiveMessageAction: ((MessageActionEvent) -> Void)? {
    get { self[\.kinds.onMessageAction] }
    set { self[\.kinds.onMessageAction] = newValue }
  }

  /// Files that were sent, which no `SubscriptionEvent` stands for.
  public var didReceiveFileUpload: ((PubNubFileEvent) -> Void)? {
    get { self[\.file] }
    set { self[\.file] = newValue }
  }

  /// What can be heard now; nil once it has ended.
  fileprivate var hearing: (closures: Closures, isQuiet: Bool)? {
    lock.withLock { hasEnded ? nil : (closures, isQuiet) }
  }
}

extension SubscriptionListener {
  /// Nobody takes it out: it hears until it is cancelled.
  func receive(_ items: [ReceivedItem], while _: @escaping @Sendable () -> Bool) {
    guard lock.withLock({ !hasEnded && closures.hear(anyOf: items) }) else { return }
    queue.async { [weak self] in
      guard let self, let (closures, isQuiet) = hearing else { return }
      let items = isQuiet ? items.withoutCancellations : items
      closures.hear(together: items)
      // A listener that one event has ended doesn't hear the next.
      for item in items where !isCancelled { closures.hear(item) }
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
  /// As a rule themselves.
  fileprivate var withoutCancellations: Self {
    contains(where: \.isCancellation) ? filter { !$0.isCancellation } : self
  }
}
