/// What a message says, where the reader has it: good until the call that gave it returns.
package struct WebSocketPayload {
  let isText: Bool
  /// Of a text, UTF-8 that was checked.
  let bytes: UnsafeBufferPointer<UInt8>

  package var message: WebSocketMessage {
    isText ? .text(String(decoding: bytes, as: UTF8.self)) : .binary(Array(bytes))
  }
}
