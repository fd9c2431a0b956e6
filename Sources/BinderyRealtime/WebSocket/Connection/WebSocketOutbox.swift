import BinderyRuntime

/// A queue of frames for the event loop to write, and the senders that wait while it is too long.
final class WebSocketOutbox: Sendable {
  /// The number of unwritten bytes above which senders wait.
  static let limit = 1 << 20

  private let state: Locked<State>

  private struct State {
    var writer: WebSocketWriter
    var bytes: [UInt8] = []
    /// The number of bytes that the event loop has taken and not written.
    var leaving = 0
    var senders: [Int: CheckedContinuation<Void, Never>] = [:]
    var nextSender = 0
    var isOpen = true
    var closure: WebSocketClosure?

    var isTooLong: Bool { bytes.count + leaving > WebSocketOutbox.limit }
  }

  /// Writes a frame.
  typealias Write = @Sendable (inout WebSocketWriter, inout [UInt8]) -> Void

  init(_ writer: sending WebSocketWriter) { state = Locked(State(writer: writer)) }

  #if canImport(CLibZ)
    /// Compresses the messages from the next one on.
    func compress(_ negotiated: WebSocketCompression.NegotiatedParameters, minimumSize: Int) {
      state.withLock { state in
        state.writer.deflater = MessageDeflater(negotiated, minimumSize: minimumSize)
      }
    }
  #endif

  /// The result of adding a frame.
  enum Reception: Equatable {
    /// Whether the event loop must be notified, and whether the sender must wait.
    case taken(isFirst: Bool, isTooMuch: Bool)
    case closed
  }

  func add(_ message: WebSocketMessage) -> Reception {
    add { writer, bytes in writer.write(message, to: &bytes) }
  }

  func addPing(_ payload: [UInt8]) -> Reception {
    add { writer, bytes in writer.write(.ping, payload, to: &bytes) }
  }

  private func add(_ write: Write) -> Reception {
    state.withLock { state in
      guard state.isOpen else { return .closed }
      let isFirst = state.bytes.isEmpty
      write(&state.writer, &state.bytes)
      return .taken(isFirst: isFirst, isTooMuch: state.isTooLong)
    }
  }

  /// Takes the bytes to write, followed by a control frame.
  func take(_ last: Write = { _, _ in }) -> [UInt8] {
    state.withLock { state in
      last(&state.writer, &state.bytes)
      state.leaving += state.bytes.count
      defer { state.bytes = [] }
      return state.bytes
    }
  }

  /// Takes the bytes to write, followed by a close frame, and refuses further frames.
  ///
  /// - Parameter firstClosure: The first close frame of either side.
  func close(
    _ code: WebSocketCloseCode?,
    _ reason: String,
    firstClosure: WebSocketClosure? = nil
  ) -> [UInt8] {
    let bytes = take { writer, bytes in writer.writeClose(code, reason, to: &bytes) }
    resume { state in
      state.isOpen = false
      state.closure = firstClosure
    }
    return bytes
  }

  /// The first close frame, after which the queue refuses frames though the connection is still
  /// open.
  var firstClosure: WebSocketClosure? { state.withLock { $0.closure } }

  /// Called when all bytes taken were written.
  func drained() {
    resume { $0.leaving = 0 }
  }

  func finish() {
    resume { state in
      state.isOpen = false
      state.closure = nil
    }
  }

  private func resume(_ change: @Sendable (inout State) -> Void) {
    let senders = state.withLock { state in
      change(&state)
      defer { state.senders = [:] }
      return state.senders
    }
    for sender in senders.values { sender.resume() }
  }

  /// Whether a sender waits.
  var hasWaitingSender: Bool { state.withLock { !$0.senders.isEmpty } }

  /// Returns when fewer bytes wait, the outbox has ended, or the task is cancelled.
  func waitForSpace() async {
    let number = state.withLock { state in
      state.nextSender += 1
      return state.nextSender
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let continues = state.withLock { state in
          guard state.isOpen, state.isTooLong, !Task.isCancelled else { return true }
          state.senders[number] = continuation
          return false
        }
        if continues { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.senders.removeValue(forKey: number) }?.resume()
    }
  }
}
