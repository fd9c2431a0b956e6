import Foundation

/// State that is read and changed only while a lock is held, like `Mutex` of the Synchronization
/// module, which needs macOS 15.
///
package final class Locked<State>: Sendable {
  @usableFromInline let lock = NSLock()
  // Safe because it is passed in as `sending`, and only `withLock` and `withLockIfAvailable`, whose
  // results are `sending`, access it, while the lock is held.
  @usableFromInline nonisolated(unsafe) var state: State

  @inlinable
  package init(_ state: consuming sending State) {
    self.state = state
  }

  /// Calls `body` with the state while the lock is held; `body` must not call back into the same
  /// lock.
  @inlinable
  package func withLock<Result, Failure: Error>(
    _ body: (inout sending State) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }

  /// Calls `body` with the state, or returns nil at once while another thread holds the lock.
  package func withLockIfAvailable<Result>(
    _ body: (inout sending State) -> sending Result
  ) -> sending Result? {
    guard lock.try() else { return nil }
    defer { lock.unlock() }
    return body(&state)
  }
}

extension Locked where State: Sendable {
  /// Replaces a part of the state.
  ///
  /// The old value is released after the lock: its deinitializer may do anything, and take the
  /// lock, too.
  package func replace<Value: Sendable>(_ path: WritableKeyPath<State, Value>, by value: Value) {
    let old = withLock { state in
      let old = state[keyPath: path]
      state[keyPath: path] = value
      return old
    }
    withExtendedLifetime(old) {}
  }
}
