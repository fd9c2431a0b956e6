import Foundation

/// Those who hear what is received; nobody is kept alive by being here.
///
/// Sendable because `lock` guards all that changes.
final class ListenerRegistry: @unchecked Sendable {
  private let lock = NSLock()
  private var listeners: [Weak] = []

  private struct Weak {
    weak var listener: (any ItemReceiver)?
  }

  func add(_ listener: any ItemReceiver) {
    lock.withLock {
      listeners.removeAll { $0.listener == nil || $0.listener === listener }
      listeners.append(Weak(listener: listener))
    }
  }

  func remove(_ listener: any ItemReceiver) {
    lock.withLock { listeners.removeAll { $0.listener == nil || $0.listener === listener } }
  }

  func removeAll(where isMeant: (any ItemReceiver) -> Bool) {
    lock.withLock { listeners.removeAll { $0.listener.map(isMeant) ?? true } }
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
