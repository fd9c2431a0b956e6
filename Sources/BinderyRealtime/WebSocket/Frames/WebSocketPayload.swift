/// The payload of a message in the reader's memory, valid until the callback returns.
package struct WebSocketPayload {
  let isText: Bool
  /// The payload; for a text, validated UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>

  package var message: WebSocketMessage {
    isText ? .text(String(decoding: bytes, as: UTF8.self)) : .binary(Array(bytes))
  }
}
