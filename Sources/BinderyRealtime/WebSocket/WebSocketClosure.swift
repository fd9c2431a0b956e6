/// How a WebSocket ended.
public struct WebSocketClosure: Hashable, Sendable {
  /// What the closing frame says; nil for one that says nothing.
  public var code: WebSocketCloseCode?
  /// At most 123 bytes of UTF-8.
  public var reason: String
  /// Who said goodbye first.
  public var by: Side

  /// A side of a connection.
  public enum Side: Hashable, Sendable {
    /// Who opened it: this side.
    case client
    /// Who was asked.
    case server
  }

  /// As a closing frame says it, or as a connection says it that speaks no frames.
  public init(code: WebSocketCloseCode?, reason: String = "", by side: Side) {
    self.code = code
    self.reason = reason
    by = side
  }
}
