import BinderyRuntime
import Foundation

/// A queue of frames for the event loop to write, and the senders that wait while it is too long.
///
/// Sendable because `lock` guards all mutable state.
final class WebSocketOutbox: @unchecked Sendable {
  /// The number of unwritten bytes above which senders wait.
  static let limit = 1 << 20

  private let lock = NSLock()
  private var writer: WebSocketWriter
  private var bytes: [UInt8] = []
  /// The number of bytes that the event loop has taken and not written.
  private var leaving = 0
  private var senders: [Int: CheckedContinuation<Void, Never>] = [:]
  private var nextSender = 0
  private var isOpen = true
  private var closure: WebSocketClosure?

  init(_ writer: WebSocketWriter) { self.writer = writer }

  #if canImport(CLibZ)
    /// Compresses the messages from the next one on.
    func compress(by deflater: MessageDeflater?) { lock.withLock { writer.deflater = deflater } }
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

  private func add(_ write: (inout WebSocketWriter, inout [UInt8]) -> Void) -> Reception {
    lock.withLock {
      guard isOpen else { return .closed }
      let isFirst = bytes.isEmpty
      write(&writer, &bytes)
      return .taken(isFirst: isFirst, isTooMuch: bytes.count + leaving > Self.limit)
    }
  }

  /// Takes the bytes to write, followed by a control frame.
  func take(
    _ last: (inout WebSocketWriter, inout [UInt8]) -> Void = { _, _ in }
  ) -> [UInt8] {
    lock.withLock {
      last(&writer, &bytes)
      leaving += bytes.count
      defer { bytes = [] }
      return bytes
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
    resume {
      isOpen = false
      closure = firstClosure
    }
    return bytes
  }

  /// The first close frame, after which the queue refuses frames though the connection is still
  /// open.
  var firstClosure: WebSocketClosure? { lock.withLock { closure } }

  /// Called when all bytes taken were written.
  func drained() {
    resume { leaving = 0 }
  }

  func finish() {
    resume {
      isOpen = false
      closure = nil
    }
  }

  private func resume(_ change: () -> Void) {
    let senders = lock.withLock {
      change()
      defer { self.senders = [:] }
      return self.senders
    }
    for sender in senders.values { sender.resume() }
  }

  /// Whether a sender waits.
  var hasWaitingSender: Bool { lock.withLock { !senders.isEmpty } }

  /// Returns when fewer bytes wait, the outbox has ended, or the task is cancelled.
  func waitForSpace() async {
    let number = lock.withLock {
      nextSender += 1
      return nextSender
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let goesOn = lock.withLock {
          guard isOpen, bytes.count + leaving > Self.limit, !Task.isCancelled else { return true }
          senders[number] = continuation
          return false
        }
        if goesOn { continuation.resume() }
      }
    } onCancel: {
      lock.withLock { senders.removeValue(forKey: number) }?.resume()
    }
  }
}
