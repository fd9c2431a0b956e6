import BinderyRealtime
import BinderyRuntime

/// A transport whose sends fail before the end of the connection is received, as after a reset by
/// the peer.
final class UnwritableSockets: WebSocketTransport {
  static let error = WebSocketError.transport(.connectionLost("broken pipe"))

  private let transport: any WebSocketTransport
  private let fails = Locked(false)

  init(_ transport: some WebSocketTransport) { self.transport = transport }

  /// Sets whether sends fail.
  func fail(_ fails: Bool = true) { self.fails.withLock { $0 = fails } }

  func connect(
    to url: String,
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> any WebSocketConnection {
    Connection(try await transport.connect(to: url, options), fails)
  }

  private final class Connection: WebSocketConnection {
    private let connection: any WebSocketConnection
    private let fails: Locked<Bool>

    init(_ connection: any WebSocketConnection, _ fails: Locked<Bool>) {
      self.connection = connection
      self.fails = fails
    }

    var subprotocol: String? { connection.subprotocol }
    var headers: HTTPHeaders { connection.headers }
    var closure: WebSocketClosure? { connection.closure }
    var droppedCount: Int { connection.droppedCount }

    func send(_ message: WebSocketMessage) async throws(WebSocketError) {
      if fails.withLock({ $0 }) { throw UnwritableSockets.error }
      try await connection.send(message)
    }

    func ping(_ payload: [UInt8]) async throws(WebSocketError) {
      try await connection.ping(payload)
    }

    func next() async throws(WebSocketError) -> WebSocketBatch? { try await connection.next() }

    func close(_ code: WebSocketCloseCode?, reason: String) async {
      await connection.close(code, reason: reason)
    }

    func drop() { connection.drop() }
  }
}
