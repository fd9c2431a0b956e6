/// The close code, the reason, and the side that closed a WebSocket.
public struct WebSocketClosure: Hashable, Sendable {
  /// The close code; nil for a close frame without one.
  public var code: WebSocketCloseCode?
  /// The reason: at most 123 bytes of UTF-8.
  public var reason: String
  /// The side that sent the first close frame.
  public var by: Side

  /// A side of a connection.
  public enum Side: Hashable, Sendable {
    /// The side that opened the connection: this one.
    case client
    /// The side that accepted the connection.
    case server
  }

  /// Creates a closure.
  public init(code: WebSocketCloseCode?, reason: String = "", by side: Side) {
    self.code = code
    self.reason = reason
    by = side
  }
}
