/// What becomes of a connection's sockets, each of which has a generation.
package protocol SocketListener: Sendable {
  func opened(_ generation: Int) async

  /// The other side has given a sign of life.
  func heard(_ generation: Int) async

  /// Nothing more is read before it returns: where it is busy, the socket waits and TCP slows the
  /// service.
  func received(_ messages: WebSocketBatch, _ generation: Int) async

  /// A text never went out, since the socket is no more.
  func unsent(_ text: String, _ generation: Int) async

  /// For the first and last time.
  func ended(_ code: WebSocketCloseCode?, _ error: WebSocketError?, _ generation: Int) async
}
