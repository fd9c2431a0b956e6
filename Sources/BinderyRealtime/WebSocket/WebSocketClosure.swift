/// How a WebSocket ended.
public struct WebSocketClosure: Hashable, Sendable {
  /// What the closing frame says; nil for one that says nothing.
  public var code: WebSocketCloseCode?
  /// At most 123 bytes of UTF-8.
  public var reason: String
  /// Who said goodbye first.
  public var by: Side

  /// A side of a connection.
  public enum Side: Hashable, Sendable { case client, server }

  public init(code: WebSocketCloseCode?, reason: String = "", by side: Side) {
    self.code = code
    self.reason = reason
    by = side
  }
}
