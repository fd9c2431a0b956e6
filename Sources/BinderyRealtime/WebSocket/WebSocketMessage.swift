/// What one side of a WebSocket says in one piece.
public enum WebSocketMessage: Hashable, Sendable {
  /// UTF-8 on the way.
  case text(String)
  /// Whatever both sides understand by it.
  case binary([UInt8])
}
