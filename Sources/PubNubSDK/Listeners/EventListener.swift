import Foundation

/// A listener for events of a client, a subscription or a subscription set, which hold it weakly.
public final class EventListener: EventEmitter, ItemReceiver {
  /// An id that distinguishes listeners.
  public let uuid: UUID
  /// The queue on which the closures are called.
  public let queue: DispatchQueue
  /// The closures for events.
  public let closures = EventClosures()

  /// Creates a listener, which receives events after it is added to an emitter.
  public init(
    queue: DispatchQueue = .main,
    uuid: UUID = UUID(),
    onEvent: ((PubNubEvent) -> Void)? = nil,
    onEvents: (([PubNubEvent]) -> Void)? = nil,
    onMessage: ((any PubNubMessage) -> Void)? = nil,
    onSignal: ((any PubNubMessage) -> Void)? = nil,
    onPresence: ((any PubNubPresenceChange) -> Void)? = nil,
    onMessageAction: ((MessageActionEvent) -> Void)? = nil,
    onFileEvent: ((PubNubFileChangeEvent) -> Void)? = nil,
    onAppContext: ((ObjectMetadataChangeEvents) -> Void)? = nil
  ) {
    self.uuid = uuid
    self.queue = queue
    self.onEvent = onEvent
    self.onEvents = onEvents
    self.onMessage = onMessage
    self.onSignal = onSignal
    self.onPresence = onPresence
    self.onMessageAction = onMessageAction
    self.onFileEvent = onFileEvent
    self.onAppContext = onAppContext
  }

  var isCancelled: Bool { false }

  func receive(_ items: [ReceivedItem], while isActive: @escaping @Sendable () -> Bool) {
    deliver(items, while: isActive)
  }
}
