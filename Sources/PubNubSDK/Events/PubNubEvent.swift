/// An event of a subscription, as entity listeners receive it.
public enum PubNubEvent: Sendable {
  /// A message, decrypted if possible.
  case messageReceived(any PubNubMessage)
  /// A signal, which is never stored.
  case signalReceived(any PubNubMessage)
  /// A user joined, left, timed out or changed their state.
  case presenceChanged(any PubNubPresenceChange)
  /// A message action was added or removed.
  case messageActionChanged(MessageActionEvent)
  /// A file was uploaded.
  case fileChanged(PubNubFileChangeEvent)
  /// Metadata of a user, a channel or a membership was set or removed.
  case appContextChanged(ObjectMetadataChangeEvents)
}

extension PubNubEvent {
  var isPresence: Bool {
    if case .presenceChanged = self { true } else { false }
  }

  /// Creates an event; nil for a status, a subscription change or an error.
  init?(_ content: ReceivedItem.Content) {
    switch content {
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
