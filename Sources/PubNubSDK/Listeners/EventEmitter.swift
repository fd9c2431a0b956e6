import Foundation

/// What has closures of its own for what it receives.
///
/// They are called on `queue`, in order.
public protocol EventEmitter: AnyObject, Sendable {
  /// Where the closures are called.
  var queue: DispatchQueue { get }
  /// Holds the closures.
  var closures: EventClosures { get }
}

extension EventEmitter {
  /// Hears every event.
  @preconcurrency
  public var onEvent: (@Sendable (PubNubEvent) -> Void)? {
    get { closures[\.onEvent] }
    set { closures[\.onEvent] = newValue }
  }

  /// Hears all events that came together.
  @preconcurrency
  public var onEvents: (@Sendable ([PubNubEvent]) -> Void)? {
    get { closures[\.onEvents] }
    set { closures[\.onEvents] = newValue }
  }

  /// Hears messages.
  @preconcurrency
  public var onMessage: (@Sendable (any PubNubMessage) -> Void)? {
    get { closures[\.kinds.onMessage] }
    set { closures[\.kinds.onMessage] = newValue }
  }

  /// Hears signals.
  @preconcurrency
  public var onSignal: (@Sendable (any PubNubMessage) -> Void)? {
    get { closures[\.kinds.onSignal] }
    set { closures[\.kinds.onSignal] = newValue }
  }

  /// Hears who comes and goes.
  @preconcurrency
  public var onPresence: (@Sendable (any PubNubPresenceChange) -> Void)? {
    get { closures[\.kinds.onPresence] }
    set { closures[\.kinds.onPresence] = newValue }
  }

  /// Hears what becomes of message actions.
  @preconcurrency
  public var onMessageAction: (@Sendable (MessageActionEvent) -> Void)? {
    get { closures[\.kinds.onMessageAction] }
    set { closures[\.kinds.onMessageAction] = newValue }
  }

  /// Hears of files.
  @preconcurrency
  public var onFileEvent: (@Sendable (PubNubFileChangeEvent) -> Void)? {
    get { closures[\.kinds.onFileEvent] }
    set { closures[\.kinds.onFileEvent] = newValue }
  }

  /// Hears what becomes of the metadata of users, channels and memberships.
  @preconcurrency
  public var onAppContext: (@Sendable (ObjectMetadataChangeEvents) -> Void)? {
    get { closures[\.kinds.onAppContext] }
    set { closures[\.kinds.onAppContext] = newValue }
  }

  /// Nothing is heard any more once it has gone, or isn't meant.
  func hear(_ items: [ReceivedItem], while isMeant: @escaping @Sendable () -> Bool) {
    guard !closures.isEmpty else { return }
    let events = items.compactMap { EventClosures.Event($0) }
    guard !events.isEmpty else { return }
    queue.async { [weak self, closures] in closures.hear(events) { self != nil && isMeant() } }
  }
}
