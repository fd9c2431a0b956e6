/// What one side of a WebSocket says in one piece.
public enum WebSocketMessage: Hashable, Sendable {
  case text(String)
  case binary([UInt8])
}
