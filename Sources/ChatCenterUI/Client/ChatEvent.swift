import BinderyRealtime
import BinderyRuntime

/// What becomes of a chat.
public enum ChatEvent: Sendable {
  /// Something was said to the client, or happened in the conversation.
  case received(Delivery)
  /// Something came that isn't what the specification says: what it is, and why.
  case undecodable(UndecodableEvent)
  /// Members of what was received do not match the specification, and were omitted from it.
  ///
  /// A message comes right before this, a page of the history right after.
  case malformed(MalformedMembers)
  /// What was said before: the latest page of it, or what came while there was no socket, some of
  /// which may be known.
  case history(HistoryPage)
  /// How far a message of the client has come, by its id.
  case status(MessageStatus, of: String)
  /// A message of the client has not arrived, and won't.
  case failed(ChatSendFailure, messageID: String)
  /// The socket is ready, or isn't any more.
  case connected(Bool)
  /// So many events before this one nobody will read, since the reader was too slow.
  case dropped(Int)
}
