import BinderyRealtime
import BinderyRuntime
import Foundation

/// The server's side of a WebSocket; one thread reads, any may send.
///
/// Sendable because `sending` guards the writer, and `lock` whether it is over, and because what
/// reads belongs to the connection's thread, to which alone it is given.
public final class LoopbackWebSocket: @unchecked Sendable {
  /// The request that opened it.
  public let request: LoopbackRequest
  private let socket: LoopbackSocket
  /// Held for as long as the client lets a message wait.
  private let sending = NSLock()
  /// Never held for long, so that a connection can be dropped while somebody sends.
  private let lock = NSLock()
  private var writer = WebSocketWriter(masks: false)
  private var reader = WebSocketReader(
    WebSocketReader.Bounds(frame: 64 << 20, message: 64 << 20, areMasked: true)
  )
  private var received: ArraySlice<Frame> = []
  private var isOver = false

  /// What the client sends.
  public enum Frame: Hashable, Sendable {
    /// A whole message, however many frames it took.
    case message(WebSocketMessage)
    /// A sign of life is asked for; it isn't answered by itself.
    case ping([UInt8])
    /// The answer to a ping of the server's, or unasked.
    case pong([UInt8])
    /// The client says goodbye; it isn't answered by itself.
    case close(code: WebSocketCloseCode?, reason: String)
    /// What no client may send; nothing comes behind it.
    case violation(WebSocketViolation)
  }

  init(on socket: LoopbackSocket, for request: LoopbackRequest) {
    self.socket = socket
    self.request = request
  }

  /// The next message; nil at the end.
  ///
  /// Answers pings and the closing frame, as a server does.
  public func next() -> WebSocketMessage? {
    while let frame = nextFrame() {
      switch frame {
      case .message(let message): return message
      case .ping(let payload): send(.pong, payload)
      case .pong: break
      case .close(let code, _):
        close(code)
        return nil
      case .violation(let violation):
        close(violation.code, reason: violation.reason)
        return nil
      }
    }
    return nil
  }

  /// The next message or control frame, which nobody answers; nil at the end.
  public func nextFrame() -> Frame? {
    while received.isEmpty {
      let bytes = socket.receive()
      guard !bytes.isEmpty else { return nil }
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
    }
    return received.popFirst()
  }
}

extension LoopbackWebSocket {
  /// Whether it went out.
  @discardableResult
  public func send(_ message: WebSocketMessage) -> Bool {
    write { writer, bytes in writer.write(message, to: &bytes) }
  }

  /// Whether it went out.
  @discardableResult
  public func send(_ text: String) -> Bool { send(.text(text)) }

  /// Whether it went out.
  @discardableResult
  public func ping(_ payload: [UInt8] = []) -> Bool { send(.ping, payload) }

  /// Whether it went out.
  @discardableResult
  public func pong(_ payload: [UInt8] = []) -> Bool { send(.pong, payload) }

  /// Sends a closing frame, and no end of the connection.
  @discardableResult
  public func close(_ code: WebSocketCloseCode?, reason: String = "") -> Bool {
    write { writer, bytes in writer.writeClose(code, reason, to: &bytes) }
  }

  /// Sends bytes as they are, such as half a frame.
  @discardableResult
  public func send(bytes: [UInt8]) -> Bool { sending.withLock { isOpen && socket.send(bytes) } }

  /// Waits until the client ends the connection, or the server stops.
  public func waitForEnd() { while !socket.receive().isEmpty {} }

  /// Ends the connection now, for whoever reads; with a TCP reset if wished.
  public func drop(byReset isReset: Bool = false) {
    lock.withLock {
      guard !isOver else { return }
      if isReset { socket.resetOnClose() }
      socket.shutDown()
    }
  }

  /// From now on the descriptor may be another's.
  func end() {
    drop()
    lock.withLock { isOver = true }
    // Whoever sends still has the descriptor.
    sending.withLock {}
  }

  private var isOpen: Bool { lock.withLock { !isOver } }

  @discardableResult
  private func send(_ opcode: WebSocketOpcode, _ payload: [UInt8]) -> Bool {
    write { writer, bytes in writer.write(opcode, payload, to: &bytes) }
  }

  private func write(_ write: (inout WebSocketWriter, inout [UInt8]) -> Void) -> Bool {
    sending.withLock {
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

extension LoopbackAnswer {
  /// Opens a WebSocket, and lets the server's side speak; 400 for a request that asks for none.
  ///
  /// - Parameter headers: Further ones, such as `Sec-WebSocket-Protocol`.
  public static func webSocket(
    to request: LoopbackRequest,
    headers: HTTPHeaders = [:],
    _ speak: @escaping @Sendable (LoopbackWebSocket) -> Void
  ) -> Self {
    guard let key = request.headers["Sec-WebSocket-Key"],
      let acceptance = WebSocketOpening.acceptance(of: key)
    else { return .status(400) }
    let own: HTTPHeaders = [
      "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Accept": acceptance,
    ]
    return Self([.send(head(101, HTTPHeaders(Array(own) + Array(headers)))), .speak(speak)])
  }
}
