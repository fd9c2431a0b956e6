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
    change { listeners in
      listeners.removeAll { $0 === listener }
      listeners.append(listener)
    }
  }

  func remove(_ listener: any ItemReceiver) { change { $0.removeAll { $0 === listener } } }

  func removeAll(where isMeant: (any ItemReceiver) -> Bool) {
    change { $0.removeAll(where: isMeant) }
  }

  /// In the order in which they were added.
  func tell(_ items: [ReceivedItem]) {
    guard !items.isEmpty else { return }
    let hearing = change { $0.removeAll(where: \.isCancelled) }
    for listener in hearing where !listener.isCancelled { listener.receive(items) }
  }

  /// Those that were there: whoever else had one may let it go meanwhile, and as it goes it may do
  /// anything, once the lock is free.
  @discardableResult
  private func change(_ change: (inout [any ItemReceiver]) -> Void) -> [any ItemReceiver] {
    lock.withLock {
      let before = listeners.compactMap(\.listener)
      var after = before
      change(&after)
      listeners = after.map { Weak(listener: $0) }
      return before
    }
  }
}
