import BinderyRuntime

/// Opens WebSockets; the platform's stands on libcurl, on Apple's systems on `URLSession`.
public protocol WebSocketTransport: Sendable {
  /// An open connection; a task that is cancelled meanwhile gives up at once.
  func connect(
    to url: String,
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> any WebSocketConnection
}

/// An open WebSocket, as a transport has it; `WebSocket` is what it is used by.
public protocol WebSocketConnection: AnyObject, Sendable {
  /// What the server selected of the subprotocols that were offered.
  var subprotocol: String? { get }
  /// The header of the server's answer.
  var headers: HTTPHeaders { get }
  /// How it was closed; nil while it is open, and for one that was lost.
  var closure: WebSocketClosure? { get }
  /// How many messages nobody will read, since they came faster than they were read.
  var droppedCount: Int { get }

  /// Sends a message behind those before; waits while too much waits to go out.
  func send(_ message: WebSocketMessage) async throws(WebSocketError)

  /// Returns when the pong has come.
  func ping(_ payload: [UInt8]) async throws(WebSocketError)

  /// All messages that have come; nil at the end, and for a reader that is cancelled.
  func next() async throws(WebSocketError) -> WebSocketBatch?

  /// Closes behind what was sent, and returns when the connection has ended; where the task is
  /// cancelled, at once.
  func close(_ code: WebSocketCloseCode?, reason: String) async

  /// Ends the connection at once, without a word.
  func drop()
}
