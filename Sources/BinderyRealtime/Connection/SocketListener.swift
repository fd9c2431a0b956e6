/// Receives the events of a connection's sockets, each of which has a generation.
package protocol SocketListener: Sendable {
  func opened(_ generation: Int) async

  /// Any bytes, or a pong, were received.
  func receivedData(_ generation: Int) async

  /// Receives messages. The socket reads no more until it returns, so that TCP slows the service
  /// while the listener is busy.
  func received(_ messages: WebSocketBatch, _ generation: Int) async

  /// A text was not sent, because the socket has ended.
  func unsent(_ text: String, _ generation: Int) async

  /// The socket ended, or could not be opened; called once.
  func ended(_ code: WebSocketCloseCode?, _ error: WebSocketError?, _ generation: Int) async
}
