import Foundation

/// Who hears what is received; nobody is kept alive by being here.
///
/// Sendable because `lock` guards all that changes.
final class ListenerRegistry: @unchecked Sendable {
  private let lock = NSLock()
  private var listeners: [Weak] = []

  private struct Weak {
    weak var listener: SubscriptionListener?
  }

  func add(_ listener: SubscriptionListener) {
    lock.withLock {
      listeners.removeAll { $0.listener == nil || $0.listener === listener }
      listeners.append(Weak(listener: listener))
    }
  }

  /// In the order in which they were added.
  func tell(_ items: [ReceivedItem]) {
    guard !items.isEmpty else { return }
    let hearing = lock.withLock {
      listeners.removeAll { $0.listener?.isCancelled ?? true }
      return listeners.compactMap(\.listener)
    }
    for listener in hearing { listener.receive(items) }
  }
}
