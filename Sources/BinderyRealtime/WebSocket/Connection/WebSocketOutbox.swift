import BinderyRuntime
import Foundation

/// Messages on their way to the connection's loop, written as they go over the wire, and those
/// who wait because too many are.
///
/// Sendable because `lock` guards all that changes.
final class WebSocketOutbox: @unchecked Sendable {
  /// So many bytes may wait; who sends more waits with them.
  static let limit = 1 << 20

  private let lock = NSLock()
  private var writer: WebSocketWriter
  private var bytes: [UInt8] = []
  /// Taken, and not out.
  private var leaving = 0
  private var senders: [Int: CheckedContinuation<Void, Never>] = [:]
  private var nextSender = 0
  private var isOpen = true
  private var closure: WebSocketClosure?

  init(_ writer: WebSocketWriter) { self.writer = writer }

  #if canImport(CLibZ)
    /// From the next message on.
    func compress(by deflater: MessageDeflater?) { lock.withLock { writer.deflater = deflater } }
  #endif

  /// What a message found.
  enum Reception: Equatable {
    /// Whether the connection's loop must be told, and whether to wait.
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

  /// What is to be written, with a control frame behind it.
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

  /// Takes what is to be written, a closing frame behind it, and nothing more from now on.
  ///
  /// - Parameter goodbye: What it answers, or is itself.
  func close(
    _ code: WebSocketCloseCode?,
    _ reason: String,
    behind goodbye: WebSocketClosure? = nil
  ) -> [UInt8] {
    let bytes = take { writer, bytes in writer.writeClose(code, reason, to: &bytes) }
    resume {
      isOpen = false
      closure = goodbye
    }
    return bytes
  }

  /// Behind which nothing is taken, though the connection may stand for a while.
  var goodbye: WebSocketClosure? { lock.withLock { closure } }

  /// All that was taken is out.
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

  /// Whether somebody waits for space.
  var hasWaitingSender: Bool { lock.withLock { !senders.isEmpty } }

  /// Returns when less waits, nothing is sent any more, or the task is cancelled.
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
