import BinderyRuntime

/// What becomes of a chat.
public enum ChatEvent: Sendable {
  /// Something was said to the client, or happened in the conversation.
  case received(Delivery)
  /// The latest page of what was said before.
  case history(HistoryPage)
  /// How far a message of the client has come, by its id.
  case status(MessageStatus, of: String)
  /// A message of the client has not arrived, and won't.
  case failed(ChatSendFailure, messageID: String)
  /// The socket is ready, or isn't any more.
  case connected(Bool)
}
