import BinderyRealtime

/// Sends each value to every subscribed buffer.
///
/// Sendable because `lock` guards all that changes.
final class Broadcast<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var buffers: [UUID: EventBuffer<Value>] = [:]
  /// The value that a new subscriber receives first; nil if it receives only later values.
  private var latest: Value?
  private let repeats: Bool

  init() { repeats = false }

  /// Creates a broadcast whose latest value is sent to new subscribers, too.
  init(startingWith first: Value) { (latest, repeats) = (first, true) }

  func add(_ buffer: EventBuffer<Value>) -> UUID {
    let id = UUID()
    lock.withLock {
      if let latest { buffer.send(latest) }
      buffers[id] = buffer
    }
    return id
  }

  func remove(_ id: UUID) { _ = lock.withLock { buffers.removeValue(forKey: id) } }

  func send(_ value: Value) {
    lock.withLock {
      if repeats { latest = value }
      for buffer in buffers.values { buffer.send(value) }
    }
  }

  func end() {
    let buffers = lock.withLock { Array(self.buffers.values) }
    for buffer in buffers { buffer.finish() }
  }
}
