import Foundation

/// What waits to go out on one socket, in its order.
///
/// Sendable because `lock` guards all that changes.
package final class SocketOutbox: @unchecked Sendable {
  /// While so much waits, it is full: nothing more is read that would be answered.
  package static let bound = 1_024

  package enum Sending: Sendable {
    /// - Parameter permit: Held until the text has gone out, or never will.
    case text(String, permit: Permit? = nil)
    case ping
    case close(WebSocketCloseCode)
  }

  let sendings: AsyncStream<Sending>
  private let continuation: AsyncStream<Sending>.Continuation
  private let lock = NSLock()
  private var count = 0
  private let readers = Waiters<Question, Void>()

  private enum Question { case whetherThereIsRoom }

  package init() { (sendings, continuation) = AsyncStream.makeStream() }

  package var isFull: Bool { lock.withLock { count >= Self.bound } }

  package func add(_ sending: Sending) {
    lock.withLock { count += 1 }
    continuation.yield(sending)
  }

  /// Nothing more will be sent.
  package func finish() { continuation.finish() }

  /// One more has gone out, or never will.
  func noteDone() {
    let hasRoom = lock.withLock {
      count -= 1
      return count == Self.bound - 1
    }
    if hasRoom { readers.give(()) }
  }

  /// Returns when it isn't full, or the task is cancelled.
  func waitForRoom() async {
    _ = await readers.answer(to: .whetherThereIsRoom) {
      if !isFull { readers.give(()) }
    }
  }
}
