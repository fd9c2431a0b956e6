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
  @preconcurrency
  public init(
    queue: DispatchQueue = .main,
    uuid: UUID = UUID(),
    onEvent: (@Sendable (PubNubEvent) -> Void)? = nil,
    onEvents: (@Sendable ([PubNubEvent]) -> Void)? = nil,
    onMessage: (@Sendable (any PubNubMessage) -> Void)? = nil,
    onSignal: (@Sendable (any PubNubMessage) -> Void)? = nil,
    onPresence: (@Sendable (any PubNubPresenceChange) -> Void)? = nil,
    onMessageAction: (@Sendable (MessageActionEvent) -> Void)? = nil,
    onFileEvent: (@Sendable (PubNubFileChangeEvent) -> Void)? = nil,
    onAppContext: (@Sendable (ObjectMetadataChangeEvents) -> Void)? = nil
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
