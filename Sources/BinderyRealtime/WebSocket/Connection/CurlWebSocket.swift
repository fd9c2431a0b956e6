#if canImport(CLibZ)
  import BinderyRuntime

  /// An open WebSocket over libcurl; it is dropped with its last reference.
  final class CurlWebSocket: WebSocketConnection {
    let subprotocol: String?
    let headers: HTTPHeaders
    private let inbox: WebSocketInbox
    private let outbox: WebSocketOutbox
    private let pongs: WebSocketPongs
    private let closeState: WebSocketCloseState
    private let socket: CurlSocket
    private let transport: CurlTransport

    init(
      _ link: CurlWebSocketLink,
      _ socket: CurlSocket,
      _ transport: CurlTransport,
      _ outcome: WebSocketOpening.Outcome
    ) {
      inbox = link.inbox
      outbox = link.outbox
      pongs = link.pongs
      closeState = link.closeState
      self.socket = socket
      self.transport = transport
      subprotocol = outcome.subprotocol
      headers = outcome.headers
    }

    deinit { transport.drop(socket) }

    var closure: WebSocketClosure? { closeState.closure }
    var droppedCount: Int { inbox.droppedCount }

    func send(_ message: WebSocketMessage) async throws(WebSocketError) {
      switch outbox.add(message) {
      case .closed:
        throw (closure ?? outbox.firstClosure).map(WebSocketError.closed) ?? .transport(.lost)
      case .taken(let isFirst, let isTooMuch):
        if isFirst { transport.serve(socket) }
        if isTooMuch { await outbox.waitForSpace() }
      }
    }

    func ping(_ payload: [UInt8]) async throws(WebSocketError) {
      try await pongs.pong(to: payload) {
        guard case .taken(let isFirst, _) = outbox.addPing(payload) else { return false }
        if isFirst { transport.serve(socket) }
        return true
      }
    }

    func next() async throws(WebSocketError) -> WebSocketBatch? {
      try await inbox.next { transport.serve(socket) }
    }

    func close(_ code: WebSocketCloseCode?, reason: String) async {
      await withTaskCancellationHandler {
        await closeState.request(WebSocketCloseState.Request(code: code, reason: reason)) {
          transport.serve(socket)
        }
      } onCancel: {
        drop()
      }
    }

    func drop() { transport.drop(socket) }
  }

  extension TransportError {
    fileprivate static let lost = Self.connectionLost("the WebSocket has ended")
  }
#endif
