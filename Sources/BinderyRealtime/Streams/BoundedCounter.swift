import BinderyRuntime

/// A count of items with a bound; `wait()` suspends while the bound is reached.
///
/// It refuses no item: a caller that adds one waits before it adds more.
package final class BoundedCounter: Sendable {
  private let state: Locked<State>
  private let readers = Waiters<Condition, Void>()

  private struct State {
    /// The count at which it is full.
    let bound: Int
    var isBounded: Bool
    var count = 0

    var isFull: Bool { isBounded && count >= bound }
  }

  private enum Condition { case isBelowBound }

  package init(bound: Int, isBounded: Bool = true) {
    state = Locked(State(bound: bound, isBounded: isBounded))
  }

  package var count: Int { state.withLock { $0.count } }

  package var isFull: Bool { state.withLock { $0.isFull } }

  package func enter() { change { $0.count += 1 } }

  package func leave() { change { $0.count -= 1 } }

  /// Sets whether the bound applies from now on.
  package func setBounded(_ isBounded: Bool) { change { $0.isBounded = isBounded } }

  /// Returns when it isn't full, or the task is cancelled.
  package func wait() async {
    // It rarely is full, and a suspension takes more time than this check.
    guard isFull else { return }
    _ = await readers.value(for: .isBelowBound) {
      if !isFull { readers.resume(returning: ()) }
    }
  }

  private func change(_ change: (inout State) -> Void) {
    let isReleased = state.withLock { state in
      let wasFull = state.isFull
      change(&state)
      return wasFull && !state.isFull
    }
    if isReleased { readers.resume(returning: ()) }
  }
}
