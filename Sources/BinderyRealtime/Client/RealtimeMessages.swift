import BinderyRuntime

/// The received messages of a channel, in order.
///
/// It throws a `RealtimeError` when the client gives up, and `EventBufferOverflow` when the reader
/// is too slow. While it is read, its channel is in use.
public struct RealtimeMessages<Message: Sendable>: AsyncSequence, Sendable {
  public typealias Element = Message
  private let buffer: EventBuffer<Message>
  /// What has to exist while messages are read.
  private let owner: (any Sendable)?

  init(_ buffer: EventBuffer<Message>, owner: (any Sendable)?) {
    self.buffer = buffer
    self.owner = owner
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(buffer: buffer, owner: owner) }

  /// Reads the messages; of several iterators, only the last one receives messages.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let buffer: EventBuffer<Message>
    fileprivate let owner: (any Sendable)?

    public mutating func next() async throws -> Message? { try await buffer.next()?.event }
  }
}
