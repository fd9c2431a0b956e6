import BinderyRealtime
import BinderyRuntime

/// The server side of a WebSocket; one thread reads, any thread may send.
public final class LoopbackWebSocket: Sendable {
  /// The request of the opening handshake.
  public let request: LoopbackRequest
  private let socket: LoopbackSocket
  /// The reading side, locked while the connection's thread waits for the client.
  private let incoming = Locked(Incoming())
  /// The writing side, locked while the client blocks a message.
  private let writer = Locked(WebSocketWriter(masks: false))
  /// Locked only briefly, so that a connection can be dropped during a send.
  private let isOver = Locked(false)
  private let isClosing = Locked(false)

  /// A message or control frame of the client.
  public enum Frame: Hashable, Sendable {
    /// A complete message, of any number of frames.
    case message(WebSocketMessage)
    /// A ping; `nextFrame()` doesn't answer it.
    case ping([UInt8])
    /// A pong, in answer to a ping of the server or not.
    case pong([UInt8])
    /// A close frame; `nextFrame()` doesn't answer it.
    case close(code: WebSocketCloseCode?, reason: String)
    /// A protocol violation; no frame follows it.
    case violation(WebSocketViolation)
  }

  init(on socket: LoopbackSocket, for request: LoopbackRequest) {
    self.socket = socket
    self.request = request
  }

  /// Returns the next message, or nil at the end.
  ///
  /// Answers pings, and the close frame unless it answers one of the server.
  public func next() -> WebSocketMessage? {
    while let frame = nextFrame() {
      switch frame {
      case .message(let message): return message
      case .ping(let payload): send(.pong, payload)
      case .pong: break
      case .close(let code, _):
        if !hasSentClose { close(code) }
        return nil
      case .violation(let violation):
        close(violation.code, reason: violation.reason)
        return nil
      }
    }
    return nil
  }

  /// Returns the next message or control frame without answering it, or nil at the end.
  public func nextFrame() -> Frame? {
    incoming.withLock { incoming in
      while incoming.frames.isEmpty {
        let bytes = socket.receive()
        guard !bytes.isEmpty else { return nil }
        incoming.read(bytes)
      }
      return incoming.frames.popFirst()
    }
  }

  private struct Incoming {
    private var reader = WebSocketReader(
      WebSocketReader.Bounds(frame: 64 << 20, message: 64 << 20, areMasked: true)
    )
    var frames: ArraySlice<Frame> = []

    mutating func read(_ bytes: [UInt8]) {
      var received: [Frame] = []
      do throws(WebSocketViolation) {
        try bytes.withUnsafeBufferPointer { bytes throws(WebSocketViolation) in
          try reader.read(bytes) {
            received.append(.message($0.message))
          } control: {
            received.append(Frame($0))
          }
        }
      } catch {
        received.append(.violation(error))
      }
      frames += received
    }
  }
}

extension LoopbackWebSocket {
  /// Sends a message; returns whether that succeeded.
  @discardableResult
  public func send(_ message: WebSocketMessage) -> Bool {
    write { writer, bytes in writer.write(message, to: &bytes) }
  }

  /// Sends a text message; returns whether that succeeded.
  @discardableResult
  public func send(_ text: String) -> Bool { send(.text(text)) }

  /// Sends a ping; returns whether that succeeded.
  @discardableResult
  public func ping(_ payload: [UInt8] = []) -> Bool { send(.ping, payload) }

  /// Sends a pong; returns whether that succeeded.
  @discardableResult
  public func pong(_ payload: [UInt8] = []) -> Bool { send(.pong, payload) }

  /// Sends a close frame, and keeps the connection open.
  @discardableResult
  public func close(_ code: WebSocketCloseCode?, reason: String = "") -> Bool {
    isClosing.withLock { $0 = true }
    return write { writer, bytes in writer.writeClose(code, reason, to: &bytes) }
  }

  /// Whether the server has sent a close frame, after which it sends no other (RFC 6455 §5.5.1).
  package var hasSentClose: Bool { isClosing.withLock { $0 } }

  /// Sends bytes unchanged, for example half a frame.
  @discardableResult
  public func send(bytes: [UInt8]) -> Bool { writer.withLock { _ in isOpen && socket.send(bytes) } }

  /// Waits until the client ends the connection, or the server stops.
  public func waitForEnd() { while !socket.receive().isEmpty {} }

  /// Ends the connection immediately, also for a thread that reads; optionally with a TCP reset.
  public func drop(byReset isReset: Bool = false) {
    isOver.withLock { isOver in
      guard !isOver else { return }
      if isReset { socket.resetOnClose() }
      socket.shutDown()
    }
  }

  /// Ends the use of the descriptor, which the system may reuse afterwards.
  func end() {
    drop()
    isOver.withLock { $0 = true }
    // Wait for a sender, which still uses the descriptor.
    writer.withLock { _ in }
  }

  private var isOpen: Bool { isOver.withLock { !$0 } }

  @discardableResult
  private func send(_ opcode: WebSocketOpcode, _ payload: [UInt8]) -> Bool {
    write { writer, bytes in writer.write(opcode, payload, to: &bytes) }
  }

  private func write(_ write: @Sendable (inout WebSocketWriter, inout [UInt8]) -> Void) -> Bool {
    writer.withLock { writer in
      var bytes: [UInt8] = []
      write(&writer, &bytes)
      return isOpen && socket.send(bytes)
    }
  }
}

extension LoopbackWebSocket.Frame {
  fileprivate init(_ control: WebSocketControl) {
    switch control {
    case .ping(let payload): self = .ping(payload)
    case .pong(let payload): self = .pong(payload)
    case .close(let code, let reason): self = .close(code: code, reason: reason)
    }
  }
}

extension LoopbackResponse {
  /// Sends the head of a response, and calls the closure, which sends the body by `send(bytes:)`;
  /// its end is that of the connection.
  package static func stream(
    headers: HTTPHeaders,
    _ handler: @escaping @Sendable (LoopbackWebSocket) -> Void
  ) -> Self {
    let head = head(200, HTTPHeaders(Array(headers) + [.init("Connection", "close")]))
    return Self([.send(head), .webSocket(handler), .close])
  }

  /// Opens a WebSocket and calls the closure as its server; 400 if the request isn't a handshake.
  /// - Parameter headers: Additional header fields, such as `Sec-WebSocket-Protocol`.
  public static func webSocket(
    to request: LoopbackRequest,
    headers: HTTPHeaders = [:],
    _ handler: @escaping @Sendable (LoopbackWebSocket) -> Void
  ) -> Self {
    guard let key = request.headers["Sec-WebSocket-Key"],
      let acceptance = WebSocketOpening.acceptance(of: key)
    else { return .status(400) }
    let own: HTTPHeaders = [
      "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": acceptance,
    ]
    return Self([.send(head(101, HTTPHeaders(Array(own) + Array(headers)))), .webSocket(handler)])
  }
}
