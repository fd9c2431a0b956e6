import BinderyRealtime
import BinderyRuntime

/// An event of a chat.
public enum ChatEvent: Sendable {
  /// A delivery was received: a message, or another entry of the conversation.
  case received(Delivery)
  /// A frame or delivery that can't be decoded, with its text and the error.
  case undecodable(UndecodableEvent)
  /// Members of a received value that don't match the specification and were omitted.
  ///
  /// For a message this event follows it; for a page of the history it precedes it.
  case malformed(MalformedMembers)
  /// A page of the history: the latest one, or the entries since the socket was lost, some of which
  /// the app may know.
  case history(HistoryPage)
  /// The delivery status of a message of the client, by its id.
  case status(MessageStatus, of: String)
  /// A message of the client has failed; it will not arrive.
  case failed(ChatSendFailure, messageID: String)
  /// The socket became ready (true) or ended (false).
  case connected(Bool)
  /// The number of events dropped before this one because the reader was too slow.
  case dropped(Int)
}
