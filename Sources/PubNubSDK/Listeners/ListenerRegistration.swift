import Foundation

/// The registration of a listener, until it is removed.
///
/// Sendable because `lock` guards all mutable state.
final class ListenerRegistration: @unchecked Sendable {
  private let lock = NSLock()
  /// The listener; nil once it is deallocated.
  weak let listener: (any ItemReceiver)?
  private var wasRemoved = false

  init(of listener: any ItemReceiver) { self.listener = listener }

  /// Whether the listener was removed.
  var isRemoved: Bool { lock.withLock { wasRemoved } }

  func remove() { lock.withLock { wasRemoved = true } }
}
