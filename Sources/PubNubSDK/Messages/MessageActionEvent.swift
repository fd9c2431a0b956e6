/// A change of a message action.
public enum MessageActionEvent: Sendable {
  /// A user added an action to a message.
  case added(any PubNubMessageAction)
  /// A user removed an action that they had added.
  case removed(any PubNubMessageAction)
}
