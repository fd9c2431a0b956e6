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
  public var onEvent: ((PubNubEvent) -> Void)? {
    get { closures[\.onEvent] }
    set { closures[\.onEvent] = newValue }
  }

  /// Hears all events that came together.
  public var onEvents: (([PubNubEvent]) -> Void)? {
    get { closures[\.onEvents] }
    set { closures[\.onEvents] = newValue }
  }

  /// Hears messages.
  public var onMessage: ((any PubNubMessage) -> Void)? {
    get { closures[\.kinds.onMessage] }
    set { closures[\.kinds.onMessage] = newValue }
  }

  /// Hears signals.
  public var onSignal: ((any PubNubMessage) -> Void)? {
    get { closures[\.kinds.onSignal] }
    set { closures[\.kinds.onSignal] = newValue }
  }

  /// Hears who comes and goes.
  public var onPresence: ((any PubNubPresenceChange) -> Void)? {
    get { closures[\.kinds.onPresence] }
    set { closures[\.kinds.onPresence] = newValue }
  }

  /// Hears what becomes of message actions.
  public var onMessageAction: ((MessageActionEvent) -> Void)? {
    get { closures[\.kinds.onMessageAction] }
    set { closures[\.kinds.onMessageAction] = newValue }
  }

  /// Hears of files.
  public var onFileEvent: ((PubNubFileChangeEvent) -> Void)? {
    get { closures[\.kinds.onFileEvent] }
    set { closures[\.kinds.onFileEvent] = newValue }
  }

  /// Hears what becomes of the metadata of users, channels and memberships.
  public var onAppContext: ((ObjectMetadataChangeEvents) -> Void)? {
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
