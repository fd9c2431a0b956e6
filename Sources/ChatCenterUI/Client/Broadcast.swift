import BinderyRealtime

/// Values for everybody who asked to hear them.
///
/// Sendable because `lock` guards all that changes.
final class Broadcast<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var buffers: [UUID: EventBuffer<Value>] = [:]

  func add(_ buffer: EventBuffer<Value>) -> UUID {
    let id = UUID()
    lock.withLock { buffers[id] = buffer }
    return id
  }

  func remove(_ id: UUID) { _ = lock.withLock { buffers.removeValue(forKey: id) } }

  func send(_ value: Value) { for buffer in all { buffer.send(value) } }

  func end() { for buffer in all { buffer.finish() } }

  private var all: [EventBuffer<Value>] { lock.withLock { Array(buffers.values) } }
}

/// What a client tells, one after the other, from when it was asked for.
///
/// It has one reader: another asks for one of its own. The newest 1,024 wait to be read.
public struct ChatUpdates<Value: Sendable>: AsyncSequence, Sendable {
  private let reader: Reader

  init(_ broadcast: Broadcast<Value>, first: Value? = nil) {
    reader = Reader(broadcast, first)
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reader: reader) }

  /// Reads the values.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let reader: Reader

    public mutating func next() async -> Value? { try? await reader.buffer.next()?.event }
  }

  /// Nothing is left of it when it goes.
  fileprivate final class Reader: Sendable {
    let buffer = EventBuffer<Value>(BufferPolicy(bound: 1_024, overflow: .dropOldest))
    private let broadcast: Broadcast<Value>
    private let id: UUID

    init(_ broadcast: Broadcast<Value>, _ first: Value?) {
      self.broadcast = broadcast
      if let first { buffer.send(first) }
      id = broadcast.add(buffer)
    }

    deinit { broadcast.remove(id) }
  }
}
