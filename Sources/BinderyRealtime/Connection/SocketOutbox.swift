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
  package let backlog = BoundedCounter(bound: Self.bound)

  package init() { (items, continuation) = AsyncStream.makeStream() }

  package func add(_ item: Item) {
    backlog.enter()
    continuation.yield(item)
  }

  /// Ends the queue; items added later are not sent.
  package func finish() { continuation.finish() }
}
