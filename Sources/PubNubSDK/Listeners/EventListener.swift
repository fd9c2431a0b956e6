import Foundation

/// Hears what a client, a subscription or a set of them receives, for as long as somebody holds it.
public final class EventListener: EventEmitter, ItemReceiver {
  /// Tells listeners apart.
  public let uuid: UUID
  /// Where its closures are called.
  public let queue: DispatchQueue
  /// Holds its closures.
  public let closures = EventClosures()

  /// A listener that hears what there are closures for; nothing before it is added.
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

  func receive(_ items: [ReceivedItem], while isMeant: @escaping @Sendable () -> Bool) {
    hear(items, while: isMeant)
  }
}
