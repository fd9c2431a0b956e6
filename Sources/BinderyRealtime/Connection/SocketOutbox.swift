import BinderyRuntime

/// A queue of the messages and frames to send on one socket.
package struct SocketOutbox: Sendable {
  /// The length at which the queue is full, and the session reads no more messages.
  package static let bound = 1_024

  package enum Item: Sendable {
    /// - Parameter permit: Held until the text was sent, or failed.
    case text(String, permit: Permit? = nil)
    case message(WebSocketMessage, SendReceipt)
    case ping
    case close(WebSocketCloseCode)
  }

  let items: AsyncStream<Item>
  private let continuation: AsyncStream<Item>.Continuation
  /// Whether the connection is lost.
  private let isLost = Locked(false)
  package let backlog = BoundedCounter(bound: Self.bound)

  package init() { (items, continuation) = AsyncStream.makeStream() }

  package func add(_ item: Item) {
    backlog.enter()
    continuation.yield(item)
  }

  /// Notes that the connection is lost, so that no message with a receipt begins anymore.
  ///
  /// On a socket that is still closing, a request would begin to wait for a reply on the next
  /// connection, and a subscription would be noted, but not sent there.
  package func lose() { isLost.withLock { $0 = true } }

  /// Begins to write a message; returns whether it is to be sent.
  ///
  /// One lock is held for the check and the beginning, so that nothing begins after `lose()`.
  func beginWriting(_ receipt: SendReceipt) -> Bool {
    isLost.withLock { isLost in !isLost && receipt.beginWriting() }
  }

  /// Ends the queue; items added later are not sent.
  package func finish() {
    lose()
    continuation.finish()
  }
}
