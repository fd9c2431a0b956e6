import BinderyRealtime

/// Values for everybody who asked to hear them.
///
/// Sendable because `lock` guards all that changes.
final class Broadcast<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var buffers: [UUID: EventBuffer<Value>] = [:]
  /// What whoever asks hears first; nil where that is only what comes.
  private var latest: Value?
  private let repeats: Bool

  init() { repeats = false }

  /// One of which the latest value is heard by whoever asks later, too.
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
