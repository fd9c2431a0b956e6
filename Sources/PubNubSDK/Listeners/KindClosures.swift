/// The closures that hear one kind of event each.
struct KindClosures {
  var onMessage: (@Sendable (any PubNubMessage) -> Void)?
  var onSignal: (@Sendable (any PubNubMessage) -> Void)?
  var onPresence: (@Sendable (any PubNubPresenceChange) -> Void)?
  var onMessageAction: (@Sendable (MessageActionEvent) -> Void)?
  var onFileEvent: (@Sendable (PubNubFileChangeEvent) -> Void)?
  var onAppContext: (@Sendable (ObjectMetadataChangeEvents) -> Void)?

  var isEmpty: Bool {
    onMessage == nil && onSignal == nil && onPresence == nil && onMessageAction == nil
      && onFileEvent == nil && onAppContext == nil
  }

  func hear(_ event: PubNubEvent) {
    switch event {
    case .messageReceived(let message): onMessage?(message)
    case .signalReceived(let message): onSignal?(message)
    case .presenceChanged(let change): onPresence?(change)
    case .messageActionChanged(let event): onMessageAction?(event)
    case .fileChanged(let event): onFileEvent?(event)
    case .appContextChanged(let event): onAppContext?(event)
    }
  }
}
