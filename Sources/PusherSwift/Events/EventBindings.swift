import BinderyRuntime

/// Callbacks in the order in which they were bound.
///
/// Sendable because `lock` guards all that changes.
final class EventBindings<Event: Sendable>: @unchecked Sendable {
  typealias Callback = @Sendable (Event) -> Void

  private let lock = NSLock()
  private var bindings: [Binding] = []
  private var isEnded = false

  private struct Binding {
    let id: String
    /// Nil for all events.
    let eventName: String?
    let callback: Callback
    /// Told that no event will come any more.
    let onEnd: (@Sendable () -> Void)?
  }

  /// The id under which it can be removed.
  func add(
    _ eventName: String? = nil,
    _ callback: @escaping Callback,
    onEnd: (@Sendable () -> Void)? = nil
  ) -> String {
    let id = UUID().uuidString
    let binding = Binding(id: id, eventName: eventName, callback: callback, onEnd: onEnd)
    let isEnded = lock.withLock {
      bindings.append(binding)
      return self.isEnded
    }
    if isEnded { onEnd?() }
    return id
  }

  func remove(_ id: String, from eventName: String? = nil) {
    remove { $0.id == id && $0.eventName == eventName }
  }

  /// What is bound by a reader stays.
  func removeAll(from eventName: String) {
    remove { $0.eventName == eventName && $0.onEnd == nil }
  }

  /// What is bound by a reader stays.
  func removeAll() { remove { $0.onEnd == nil } }

  /// What callbacks hold is let go of once the lock is free: it may do anything then.
  private func remove(where isMeant: (Binding) -> Bool) {
    let before = lock.withLock {
      let before = bindings
      bindings.removeAll(where: isMeant)
      return before
    }
    withExtendedLifetime(before) {}
  }

  /// Readers are told that no event will come any more, also those who begin to read later.
  func end() {
    let readers = lock.withLock {
      isEnded = true
      return bindings.compactMap(\.onEnd)
    }
    for onEnd in readers { onEnd() }
  }

  /// Those that are bound to an event's name, but for readers.
  var callbacks: [String: [(id: String, callback: Callback)]] {
    let named = lock.withLock { bindings.filter { $0.onEnd == nil && $0.eventName != nil } }
    return Dictionary(grouping: named) { $0.eventName ?? "" }.mapValues { bindings in
      bindings.map { (id: $0.id, callback: $0.callback) }
    }
  }

  /// Nobody may need to be told.
  func has(_ eventName: String) -> Bool {
    lock.withLock { bindings.contains { $0.eventName == nil || $0.eventName == eventName } }
  }

  func tell(_ event: Event, named name: String) {
    let callbacks = lock.withLock {
      bindings.filter { $0.eventName == nil || $0.eventName == name }.map(\.callback)
    }
    for callback in callbacks { callback(event) }
  }
}

extension EventBindings<PusherEvent> {
  func tell(_ event: PusherEvent) { tell(event, named: event.eventName) }
}
