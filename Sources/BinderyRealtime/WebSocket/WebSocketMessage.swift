/// A message of a WebSocket: a text or bytes.
public enum WebSocketMessage: Hashable, Sendable {
  /// A text, sent as UTF-8.
  case text(String)
  /// Bytes, whose meaning both sides agree on.
  case binary([UInt8])
}
