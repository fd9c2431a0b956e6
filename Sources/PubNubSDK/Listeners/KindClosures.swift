/// The closures for one kind of event each.
struct KindClosures {
  var onMessage: ((any PubNubMessage) -> Void)?
  var onSignal: ((any PubNubMessage) -> Void)?
  var onPresence: ((any PubNubPresenceChange) -> Void)?
  var onMessageAction: ((MessageActionEvent) -> Void)?
  var onFileEvent: ((PubNubFileChangeEvent) -> Void)?
  var onAppContext: ((ObjectMetadataChangeEvents) -> Void)?

  var isEmpty: Bool {
    onMessage == nil && onSignal == nil && onPresence == nil && onMessageAction == nil
      && onFileEvent == nil && onAppContext == nil
  }

  func deliver(_ event: PubNubEvent) {
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
