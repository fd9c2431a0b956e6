import Foundation

/// An object with closures for the events that it receives.
///
/// The closures are called on `queue`, in order.
public protocol EventEmitter: AnyObject, Sendable {
  /// The queue on which the closures are called.
  var queue: DispatchQueue { get }
  /// The closures for events.
  var closures: EventClosures { get }
}

extension EventEmitter {
  /// A closure that receives every event.
  public var onEvent: ((PubNubEvent) -> Void)? {
    get { closures[\.onEvent] }
    set { closures[\.onEvent] = newValue }
  }

  /// A closure that receives all events of one response together.
  public var onEvents: (([PubNubEvent]) -> Void)? {
    get { closures[\.onEvents] }
    set { closures[\.onEvents] = newValue }
  }

  /// A closure that receives messages.
  public var onMessage: ((any PubNubMessage) -> Void)? {
    get { closures[\.kinds.onMessage] }
    set { closures[\.kinds.onMessage] = newValue }
  }

  /// A closure that receives signals.
  public var onSignal: ((any PubNubMessage) -> Void)? {
    get { closures[\.kinds.onSignal] }
    set { closures[\.kinds.onSignal] = newValue }
  }

  /// A closure that receives presence changes.
  public var onPresence: ((any PubNubPresenceChange) -> Void)? {
    get { closures[\.kinds.onPresence] }
    set { closures[\.kinds.onPresence] = newValue }
  }

  /// A closure that receives added and removed message actions.
  public var onMessageAction: ((MessageActionEvent) -> Void)? {
    get { closures[\.kinds.onMessageAction] }
    set { closures[\.kinds.onMessageAction] = newValue }
  }

  /// A closure that receives file events.
  public var onFileEvent: ((PubNubFileChangeEvent) -> Void)? {
    get { closures[\.kinds.onFileEvent] }
    set { closures[\.kinds.onFileEvent] = newValue }
  }

  /// A closure that receives metadata changes of users, channels and memberships.
  public var onAppContext: ((ObjectMetadataChangeEvents) -> Void)? {
    get { closures[\.kinds.onAppContext] }
    set { closures[\.kinds.onAppContext] = newValue }
  }

  /// Delivers items to the closures while the emitter exists and `isActive` returns true.
  func deliver(_ items: [ReceivedItem], while isActive: @escaping @Sendable () -> Bool) {
    guard !closures.isEmpty else { return }
    let events = items.compactMap { EventClosures.Event($0) }
    guard !events.isEmpty else { return }
    queue.async { [weak self, closures] in closures.deliver(events) { self != nil && isActive() } }
  }
}
