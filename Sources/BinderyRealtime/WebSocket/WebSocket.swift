import BinderyRuntime

/// An open WebSocket (RFC 6455).
///
/// ```swift
/// let socket = try await WebSocket.connect(to: "wss://echo.example.com")
/// try await socket.send("hello")
/// for try await message in socket.messages { print(message) }
/// ```
///
/// It is dropped when nobody has it any more; `close` says goodbye first.
public final class WebSocket: Sendable {
  private let connection: any WebSocketConnection
  private let rest = WebSocketRest()

  /// One that a transport has opened, for this alone to use.
  public init(_ connection: any WebSocketConnection) { self.connection = connection }

  /// Opens one; a task that is cancelled meanwhile gives up at once.
  ///
  /// - Parameter url: `wss://host/path?query`; `ws:` for one without TLS.
  public static func connect(
    to url: String,
    _ options: WebSocketOptions = WebSocketOptions(),
    by transport: some WebSocketTransport = .default
  ) async throws(WebSocketError) -> WebSocket {
    WebSocket(try await transport.connect(to: url, options))
  }

  /// What the server selected of the subprotocols that were offered.
  public var subprotocol: String? { connection.subprotocol }

  /// The header of the server's answer.
  public var headers: HTTPHeaders { connection.headers }

  /// How it was closed; nil while it is open, and for one that was lost.
  public var closure: WebSocketClosure? { connection.closure }

  /// How many messages nobody will read, since they came faster than they were read: as the policy
  /// has it, or behind one's own close.
  public var droppedCount: Int { connection.droppedCount }

  /// Sends a text, behind what was sent before; waits while more than a megabyte waits to go out.
  public func send(_ text: String) async throws(WebSocketError) {
    try await connection.send(.text(text))
  }

  /// Sends bytes, as `send` sends a text.
  public func send(_ bytes: [UInt8]) async throws(WebSocketError) {
    try await connection.send(.binary(bytes))
  }

  /// Sends what is a text or bytes.
  public func send(_ message: WebSocketMessage) async throws(WebSocketError) {
    try await connection.send(message)
  }

  /// Asks for a sign of life, and returns when it has come.
  ///
  /// - Parameter payload: At most 125 bytes, which come back; eight random ones otherwise.
  public func ping(_ payload: [UInt8]? = nil) async throws(WebSocketError) {
    let payload = payload ?? withUnsafeBytes(of: UInt64.random(in: .min ... .max)) { Array($0) }
    guard payload.count <= WebSocketFrameHeader.maximumControlCount else {
      throw .transport(
        .other("a ping has at most \(WebSocketFrameHeader.maximumControlCount) bytes")
      )
    }
    try await connection.ping(payload)
  }

  /// What comes, for one reader at a time; the end is an error unless either side closed.
  public var messages: WebSocketMessages { WebSocketMessages(connection: connection, rest: rest) }

  /// Says goodbye behind what was sent, and returns when the connection has ended.
  ///
  /// A task that is cancelled waits for nobody: the connection is dropped.
  ///
  /// - Parameter code: Nil for a closing frame that says nothing; one that no frame may have
  ///   (`isSendable`) is sent as none.
  /// - Parameter reason: Cut off after 123 bytes of UTF-8.
  public func close(
    _ code: WebSocketCloseCode? = .normalClosure,
    reason: String = ""
  ) async {
    await connection.close(code.flatMap { $0.isSendable ? $0 : nil }, reason: reason)
  }

  /// Ends the connection at once, without a word.
  public func drop() { connection.drop() }
}
