import BinderyRuntime

/// An open WebSocket (RFC 6455).
///
/// ```swift
/// let socket = try await WebSocket.connect(to: "wss://echo.example.com")
/// try await socket.send("hello")
/// for try await message in socket.messages { print(message) }
/// ```
///
/// Releasing the last reference ends the connection without a closing handshake: call `close`
/// first.
public final class WebSocket: Sendable {
  private let connection: any WebSocketConnection
  private let unread = UnreadMessages()

  /// Creates a WebSocket from an open connection, which it then owns.
  public init(_ connection: any WebSocketConnection) { self.connection = connection }

  /// Opens a WebSocket; a task that is cancelled meanwhile gives up at once.
  ///
  /// - Parameter url: `wss://host/path?query`; `ws:` for a connection without TLS.
  public static func connect(
    to url: String,
    _ options: WebSocketOptions = WebSocketOptions(),
    by transport: some WebSocketTransport = .default
  ) async throws(WebSocketError) -> WebSocket {
    WebSocket(try await transport.connect(to: url, options))
  }

  /// The subprotocol that the server selected, if any.
  public var subprotocol: String? { connection.subprotocol }

  /// The header of the server's response.
  public var headers: HTTPHeaders { connection.headers }

  /// The close code and reason; nil while it is open, and for a connection that was lost.
  public var closure: WebSocketClosure? { connection.closure }

  /// The number of received messages that were dropped: by the inbox policy, or after this side's
  /// own close frame.
  public var droppedCount: Int { connection.droppedCount }

  /// Sends a text; waits while more than a megabyte has yet to be written.
  public func send(_ text: String) async throws(WebSocketError) {
    try await connection.send(.text(text))
  }

  /// Sends bytes; waits while more than a megabyte has yet to be written.
  public func send(_ bytes: [UInt8]) async throws(WebSocketError) {
    try await connection.send(.binary(bytes))
  }

  /// Sends a text or bytes; waits while more than a megabyte has yet to be written.
  public func send(_ message: WebSocketMessage) async throws(WebSocketError) {
    try await connection.send(message)
  }

  /// Sends a ping, and returns when its pong was received.
  ///
  /// - Parameter payload: At most 125 bytes, which the pong repeats; nil for eight random ones.
  public func ping(_ payload: [UInt8]? = nil) async throws(WebSocketError) {
    let payload = payload ?? withUnsafeBytes(of: UInt64.random(in: .min ... .max)) { Array($0) }
    guard payload.count <= WebSocketFrameHeader.maximumControlCount else {
      throw .transport(
        .other("a ping has at most \(WebSocketFrameHeader.maximumControlCount) bytes")
      )
    }
    try await connection.ping(payload)
  }

  /// The received messages, for one reader at a time; throws at the end unless either side closed.
  public var messages: WebSocketMessages {
    WebSocketMessages(connection: connection, unread: unread)
  }

  /// The events from the opening to the end, for one reader at a time, instead of `messages`.
  public var events: WebSocketEventStream {
    WebSocketEventStream(connection: connection, messages: messages)
  }

  /// Sends a close frame after all messages, and returns when the connection has ended.
  ///
  /// When the task is cancelled, it drops the connection and returns at once.
  ///
  /// - Parameter code: The close code; nil, or one that is not `isSendable`, sends a close frame
  ///   without a code.
  /// - Parameter reason: The reason, truncated to 123 bytes of UTF-8.
  public func close(
    _ code: WebSocketCloseCode? = .normalClosure,
    reason: String = ""
  ) async {
    await connection.close(code.flatMap { $0.isSendable ? $0 : nil }, reason: reason)
  }

  /// Ends the connection at once, without a closing handshake.
  public func drop() { connection.drop() }
}
