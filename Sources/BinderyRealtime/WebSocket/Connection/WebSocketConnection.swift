import BinderyRuntime

/// Opens WebSockets; implemented over libcurl, and on Apple's systems over `URLSession`.
public protocol WebSocketTransport: Sendable {
  /// Opens a connection; a task that is cancelled meanwhile gives up at once.
  func connect(
    to url: String,
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> any WebSocketConnection
}

/// An open connection of a transport; apps use it through `WebSocket`.
public protocol WebSocketConnection: AnyObject, Sendable {
  /// The subprotocol that the server selected, if any.
  var subprotocol: String? { get }
  /// The header of the server's response.
  var headers: HTTPHeaders { get }
  /// The close code and reason; nil while it is open, and for a connection that was lost.
  var closure: WebSocketClosure? { get }
  /// The number of messages that were dropped because they were received faster than read.
  var droppedCount: Int { get }

  /// Sends a message; waits while too many bytes have yet to be written.
  func send(_ message: WebSocketMessage) async throws(WebSocketError)

  /// Sends a ping, and returns when its pong was received.
  func ping(_ payload: [UInt8]) async throws(WebSocketError)

  /// Returns all received messages; nil at the end, and for a reader that is cancelled.
  func next() async throws(WebSocketError) -> WebSocketBatch?

  /// Sends a close frame after the messages sent before, and returns when the connection has ended;
  /// at once when the task is cancelled.
  func close(_ code: WebSocketCloseCode?, reason: String) async

  /// Ends the connection at once, without a closing handshake.
  func drop()
}
