/// What a subscription brings, in the words of the newer listeners.
public enum PubNubEvent: Sendable {
  /// A message, decrypted where it can be.
  case messageReceived(any PubNubMessage)
  /// A signal, which is never stored.
  case signalReceived(any PubNubMessage)
  /// Who came, left, or changed their state.
  case presenceChanged(any PubNubPresenceChange)
  /// A message action was added or removed.
  case messageActionChanged(MessageActionEvent)
  /// A file was sent.
  case fileChanged(PubNubFileChangeEvent)
  /// Metadata of a user, a channel or a membership was set or removed.
  case appContextChanged(ObjectMetadataChangeEvents)
}

extension PubNubEvent {
  var isPresence: Bool {
    if case .presenceChanged = self { true } else { false }
  }

  /// Nil for what the client itself has to say.
  init?(_ item: ReceivedItem) {
    switch item.content {
    case .file(let event): self = .fileChanged(.uploaded(event))
    case .event(let event):
      switch event {
      case .messageReceived(let message): self = .messageReceived(message)
      case .signalReceived(let message): self = .signalReceived(message)
      case .presenceChanged(let change): self = .presenceChanged(change)
      case .messageActionAdded(let action): self = .messageActionChanged(.added(action))
      case .messageActionRemoved(let action): self = .messageActionChanged(.removed(action))
      default:
        guard let change = ObjectMetadataChangeEvents(event) else { return nil }
        self = .appContextChanged(change)
      }
    }
  }
}
