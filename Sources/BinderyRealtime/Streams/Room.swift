import Foundation

/// How much waits in one place, and who reads no more while that is too much.
///
/// Nothing is refused a place: who would bring more waits instead. Sendable because `lock` guards
/// all that changes.
package final class Room: @unchecked Sendable {
  /// While so much waits, it is full.
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

  /// Whether it can be full at all, from now on.
  package func setBounded(_ isBounded: Bool) { change { self.isBounded = isBounded } }

  /// Returns when it isn't full, or the task is cancelled.
  package func wait() async {
    // Mostly it isn't, and to wait costs a task more than to ask.
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
