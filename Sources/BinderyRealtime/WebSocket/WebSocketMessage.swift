/// A message of a WebSocket: a text or bytes.
public enum WebSocketMessage: Hashable, Sendable {
  /// A text, sent as UTF-8.
  case text(String)
  /// Bytes, whose meaning both sides agree on.
  case binary([UInt8])

  /// The bytes, or those of the text.
  var bytes: [UInt8] {
    switch self {
    case .text(let text): Array(text.utf8)
    case .binary(let bytes): bytes
    }
  }
}
