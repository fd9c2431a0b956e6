import BinderyRealtime

/// A sequence of the values that a client reports, from its creation on.
///
/// A sequence has one reader; create another for each further reader. It keeps the newest 1,024
/// unread values. Dropped events are reported by `ChatEvent.dropped`; dropped settings are not
/// reported, since newer ones replace them.
public struct ChatUpdates<Value: Sendable>: AsyncSequence, Sendable {
  private let reader: Reader
  private let loss: @Sendable (Int) -> Value?

  /// - Parameter loss: Makes the value that reports the number of dropped values; nil if none is
  ///   reported.
  init(_ broadcast: Broadcast<Value>, loss: @escaping @Sendable (Int) -> Value? = { _ in nil }) {
    reader = Reader(broadcast)
    self.loss = loss
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: reader, loss: loss) }

  /// Reads the values.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let reader: Reader
    fileprivate let loss: @Sendable (Int) -> Value?
    /// The value that follows the report of a loss.
    fileprivate var next: Value?

    public mutating func next() async -> Value? {
      if let value = next.take() { return value }
      guard let entry = try? await reader.buffer.next() else { return nil }
      guard entry.droppedBefore > 0, let loss = loss(entry.droppedBefore) else {
        return entry.event
      }
      next = entry.event
      return loss
    }
  }

  /// Removes its buffer from the broadcast when it is released.
  fileprivate final class Reader: Sendable {
    let buffer = EventBuffer<Value>(BufferPolicy(bound: 1_024, overflow: .dropOldest))
    private let broadcast: Broadcast<Value>
    private let id: UUID

    init(_ broadcast: Broadcast<Value>) {
      self.broadcast = broadcast
      id = broadcast.add(buffer)
    }

    deinit { broadcast.remove(id) }
  }
}
