/// What comes over a WebSocket, in the order of its coming.
package enum WebSocketReceived: Equatable, Sendable {
  case message(WebSocketMessage)
  case ping([UInt8])
  case pong([UInt8])
  /// No code where the frame is empty.
  case close(code: WebSocketCloseCode?, reason: String)
}
