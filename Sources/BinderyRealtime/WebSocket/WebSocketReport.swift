/// What happened on a WebSocket, for logs and metrics; without the content of messages.
public struct WebSocketReport: Hashable, Sendable {
  /// The number of the WebSocket, from 1, in the order in which its transport opened them.
  public var socket: Int
  /// The URL without user, password and query.
  public var url: String
  /// What happened.
  public var event: Event

  /// What happened on a WebSocket.
  public enum Event: Hashable, Sendable {
    /// The client begins to connect.
    case opening
    /// The connection is open, after this time.
    case opened(after: Duration)
    /// A message of this size in bytes was queued to be sent, and the client may send more.
    case sent(bytes: Int)
    /// Messages of this size in bytes together were delivered to their reader.
    case received(messages: Int, bytes: Int)
    /// The pong to a ping of the client was received, after this time.
    case ponged(after: Duration)
    /// Either side closed the connection.
    case closed(WebSocketClosure)
    /// The connection could not be opened, or it was lost.
    case failed(WebSocketError)
    /// The client dropped the connection.
    case dropped
  }
}
