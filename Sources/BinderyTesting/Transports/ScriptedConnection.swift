import BinderyRealtime
import BinderyRuntime

/// The client side of a scripted socket; when released, it drops the socket and reports it.
final class ScriptedConnection: WebSocketConnection {
  private let socket: ScriptedSocket

  init(_ socket: ScriptedSocket) { self.socket = socket }

  deinit {
    socket.drop()
    socket.released.add("released")
  }

  var subprotocol: String? { socket.subprotocol }
  var headers: HTTPHeaders { socket.headers }
  var closure: WebSocketClosure? { socket.closure }
  var droppedCount: Int { socket.droppedCount }

  func send(_ message: WebSocketMessage) async throws(WebSocketError) {
    try await socket.send(message)
  }

  func ping(_ payload: [UInt8]) async throws(WebSocketError) { try await socket.ping(payload) }

  func next() async throws(WebSocketError) -> WebSocketBatch? { try await socket.next() }

  func close(_ code: WebSocketCloseCode?, reason: String) async {
    await socket.close(code, reason: reason)
  }

  func drop() { socket.drop() }
}
