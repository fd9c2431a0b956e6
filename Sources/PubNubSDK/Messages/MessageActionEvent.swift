/// What became of a message action.
public enum MessageActionEvent: Sendable {
  /// Somebody added to a message.
  case added(any PubNubMessageAction)
  /// Somebody took back what they had added.
  case removed(any PubNubMessageAction)
}
