import BinderyRuntime

/// The registration of a listener, until it is removed.
final class ListenerRegistration: Sendable {
  /// The listener; nil once it is deallocated.
  weak let listener: (any ItemReceiver)?
  private let wasRemoved = Locked(false)

  init(of listener: any ItemReceiver) { self.listener = listener }

  /// Whether the listener was removed.
  var isRemoved: Bool { wasRemoved.withLock { $0 } }

  func remove() { wasRemoved.withLock { $0 = true } }
}
