/// What waits to go out on one socket, in its order.
package struct SocketOutbox: Sendable {
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
  package let room = Room(bound: Self.bound)

  package init() { (sendings, continuation) = AsyncStream.makeStream() }

  package func add(_ sending: Sending) {
    room.enter()
    continuation.yield(sending)
  }

  /// Nothing more will be sent.
  package func finish() { continuation.finish() }
}
