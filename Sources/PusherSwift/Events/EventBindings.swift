import BinderyRuntime

/// Callbacks, which the callback queue calls, and readers, which the connection feeds: both in the
/// order in which they were bound.
///
/// Sendable because `lock` guards all that changes, and because callbacks, which need not be
/// Sendable, are called on the callback queue alone.
final class EventBindings<Event: Sendable>: @unchecked Sendable {
  typealias Callback = (Event) -> Void

  private let lock = NSLock()
  private var bindings: [Binding] = []
  private var readers: [Reader] = []
  private var isEnded = false

  private struct Binding {
    let id: String
    /// Nil for all events.
    let eventName: String?
    let callback: Callback
  }

  private struct Reader {
    let id: String
    /// Nil for all events.
    let eventName: String?
    let receive: @Sendable (Event) -> Void
    /// Called when no event will come any more.
    let end: @Sendable () -> Void
  }

  /// The id under which it can be removed.
  func add(_ eventName: String? = nil, _ callback: @escaping Callback) -> String {
    let id = UUID().uuidString
    let binding = Binding(id: id, eventName: eventName, callback: callback)
    lock.withLock { bindings.append(binding) }
    return id
  }

  func remove(_ id: String, from eventName: String? = nil) {
    remove { $0.id == id && $0.eventName == eventName }
  }

  /// Readers stay.
  func removeAll(from eventName: String) { remove { $0.eventName == eventName } }

  /// Readers stay.
  func removeAll() { remove { _ in true } }

  /// What callbacks hold is let go of once the lock is free: it may do anything then.
  private func remove(where isMeant: (Binding) -> Bool) {
    let before = lock.withLock {
      let before = bindings
      bindings.removeAll(where: isMeant)
      return before
    }
    withExtendedLifetime(before) {}
  }

  /// Those that are bound to an event's name.
  var callbacks: [String: [(id: String, callback: Callback)]] {
    let named = lock.withLock { bindings.filter { $0.eventName != nil } }
    return Dictionary(grouping: named) { $0.eventName ?? "" }.mapValues { bindings in
      bindings.map { (id: $0.id, callback: $0.callback) }
    }
  }

  /// Whether a callback is bound to the event.
  func has(_ eventName: String) -> Bool {
    lock.withLock { bindings.contains { $0.eventName == nil || $0.eventName == eventName } }
  }

  /// Calls the callbacks; on the callback queue alone.
  func tell(_ event: Event, named name: String) {
    let callbacks = lock.withLock {
      bindings.filter { $0.eventName == nil || $0.eventName == name }.map(\.callback)
    }
    for callback in callbacks { callback(event) }
  }
}

extension EventBindings {
  /// The id under which it can be removed.
  func addReader(
    of eventName: String?,
    _ receive: @escaping @Sendable (Event) -> Void,
    onEnd end: @escaping @Sendable () -> Void
  ) -> String {
    let id = UUID().uuidString
    let reader = Reader(id: id, eventName: eventName, receive: receive, end: end)
    let isEnded = lock.withLock {
      readers.append(reader)
      return self.isEnded
    }
    if isEnded { end() }
    return id
  }

  func removeReader(_ id: String) {
    let before = lock.withLock {
      let before = readers
      readers.removeAll { $0.id == id }
      return before
    }
    withExtendedLifetime(before) {}
  }

  /// Gives an event to the readers, on whichever thread.
  func feed(_ event: Event, named name: String) {
    let readers = lock.withLock {
      self.readers.filter { $0.eventName == nil || $0.eventName == name }
    }
    for reader in readers { reader.receive(event) }
  }

  /// Ends the readers' sequences, also of those who begin to read later.
  func end() {
    let readers = lock.withLock {
      isEnded = true
      return self.readers
    }
    for reader in readers { reader.end() }
  }
}

extension EventBindings<PusherEvent> {
  func tell(_ event: PusherEvent) { tell(event, named: event.eventName) }

  func feed(_ event: PusherEvent) { feed(event, named: event.eventName) }
}
