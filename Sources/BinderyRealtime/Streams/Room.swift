import Foundation

/// A count of items with a bound; `wait()` suspends while the bound is reached.
///
/// It refuses no item: those who add items wait before they bring more. Sendable because `lock`
/// guards all mutable state.
package final class Room: @unchecked Sendable {
  /// The count at which it is full.
  private let bound: Int
  private let lock = NSLock()
  private var waiting = 0
  private var isBounded: Bool
  private let readers = Waiters<Question, Void>()

  private enum Question { case whetherThereIsRoom }

  package init(bound: Int, isBounded: Bool = true) {
    self.bound = bound
    self.isBounded = isBounded
  }

  package var count: Int { lock.withLock { waiting } }

  package var isFull: Bool { lock.withLock { isFullNow } }

  package func enter() { change { waiting += 1 } }

  package func leave() { change { waiting -= 1 } }

  /// Sets whether the bound applies from now on.
  package func setBounded(_ isBounded: Bool) { change { self.isBounded = isBounded } }

  /// Returns when it isn't full, or the task is cancelled.
  package func wait() async {
    // It rarely is full, and a suspension takes more time than this check.
    guard isFull else { return }
    _ = await readers.answer(to: .whetherThereIsRoom) {
      if !isFull { readers.give(()) }
    }
  }

  private var isFullNow: Bool { isBounded && waiting >= bound }

  private func change(_ change: () -> Void) {
    let hasRoom = lock.withLock {
      let wasFull = isFullNow
      change()
      return wasFull && !isFullNow
    }
    if hasRoom { readers.give(()) }
  }
}
