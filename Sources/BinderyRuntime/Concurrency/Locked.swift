import Foundation

/// State that is read and changed only while a lock is held, like `Mutex` of the Synchronization
/// module, which needs macOS 15.
///
/// Sendable because `state` is private, is passed in as `sending`, and is accessed only by
/// `withLock`, whose result is `sending`.
package final class Locked<State>: @unchecked Sendable {
  @usableFromInline let lock = NSLock()
  @usableFromInline var state: State

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
}
