import BinderyRealtime

/// What a client tells, one after the other, from when it was asked for.
///
/// It has one reader: another asks for one of its own. The newest 1,024 wait to be read; of events
/// that gave way `ChatEvent.dropped` tells, settings that did are no longer true.
public struct ChatUpdates<Value: Sendable>: AsyncSequence, Sendable {
  private let reader: Reader
  private let loss: @Sendable (Int) -> Value?

  /// - Parameter loss: What tells that so many were dropped; nil where that needs no word.
  init(_ broadcast: Broadcast<Value>, loss: @escaping @Sendable (Int) -> Value? = { _ in nil }) {
    reader = Reader(broadcast)
    self.loss = loss
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: reader, loss: loss) }

  /// Reads the values.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let reader: Reader
    fileprivate let loss: @Sendable (Int) -> Value?
    /// Stands behind the word of a loss.
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

  /// Nothing is left of it when it goes.
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
