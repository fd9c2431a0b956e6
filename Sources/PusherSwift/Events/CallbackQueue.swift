import BinderyRealtime

/// Where callbacks and the delegate are called, one after the other, and who waits while they are
/// behind.
///
/// Sendable because `lock` guards all that changes.
final class CallbackQueue: @unchecked Sendable {
  /// While so many calls wait, nothing more is read from the service.
  static let bound = 1_024

  let queue: DispatchQueue
  private let lock = NSLock()
  private var waiting = 0
  private var isHolding = false
  private let readers = Waiters<Question, Void>()

  private enum Question { case whetherThereIsRoom }

  init(_ queue: DispatchQueue) { self.queue = queue }

  /// How many calls wait, the one that is being made included.
  var count: Int { lock.withLock { waiting } }

  /// Whether who reads has to wait.
  var isFull: Bool { lock.withLock { holdsReaders } }

  func call(_ body: @escaping @Sendable () -> Void) {
    lock.withLock { waiting += 1 }
    queue.async { [self] in
      body()
      change { waiting -= 1 }
    }
  }

  /// Whether readers are to wait; of what nobody listens to any more only the end is awaited.
  func hold(_ isHolding: Bool) { change { self.isHolding = isHolding } }

  /// Returns when few enough calls wait, readers aren't held any more, or the task is cancelled.
  func waitForRoom() async {
    guard isFull else { return }
    _ = await readers.answer(to: .whetherThereIsRoom) {
      if !isFull { readers.give(()) }
    }
  }

  private var holdsReaders: Bool { isHolding && waiting >= Self.bound }

  private func change(_ change: () -> Void) {
    let hasRoom = lock.withLock {
      let wasFull = holdsReaders
      change()
      return wasFull && !holdsReaders
    }
    if hasRoom { readers.give(()) }
  }
}
