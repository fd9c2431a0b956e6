import BinderyRuntime

/// The bound callbacks, which run on the callback queue, and the readers, which the connection
/// feeds; both in the order in which they were added.
final class EventBindings<Event: Sendable>: Sendable {
  typealias Callback = (Event) -> Void

  private let state = Locked(State())

  private struct State {
    var bindings: [Binding] = []
    var readers: [Reader] = []
    var isEnded = false
  }

  private struct Binding {
    let id: String
    /// The event's name; nil for all events.
    let eventName: String?
    let callback: QueueConfined<Callback>
  }

  private struct Reader {
    let id: String
    /// The event's name; nil for all events.
    let eventName: String?
    let receive: @Sendable (Event) -> Void
    /// Called when no more events will follow.
    let end: @Sendable () -> Void
  }

  /// Adds a callback; returns the id to remove it with.
  func add(_ eventName: String? = nil, _ callback: @escaping Callback) -> String {
    let id = UUID().uuidString
    let binding = Binding(id: id, eventName: eventName, callback: QueueConfined(callback))
    state.withLock { $0.bindings.append(binding) }
    return id
  }

  func remove(_ id: String, from eventName: String? = nil) {
    remove { $0.id == id && $0.eventName == eventName }
  }

  /// Removes all callbacks of an event, but no readers.
  func removeAll(from eventName: String) { remove { $0.eventName == eventName } }

  /// Removes all callbacks, but no readers.
  func removeAll() { remove { _ in true } }

  /// Removes callbacks; they are released after the lock, since that may call back.
  private func remove(where isRemoved: (Binding) -> Bool) {
    let before = state.withLock { state in
      let before = state.bindings
      state.bindings.removeAll(where: isRemoved)
      return before
    }
    withExtendedLifetime(before) {}
  }

  /// The callbacks that are bound to an event's name.
  var callbacks: [String: [(id: String, callback: Callback)]] {
    let named = state.withLock { $0.bindings.filter { $0.eventName != nil } }
    return Dictionary(grouping: named) { $0.eventName ?? "" }.mapValues { bindings in
      bindings.map { (id: $0.id, callback: $0.callback.value) }
    }
  }

  /// Whether a callback is bound to the event.
  func has(_ eventName: String) -> Bool {
    state.withLock { state in
      state.bindings.contains { $0.eventName == nil || $0.eventName == eventName }
    }
  }

  /// Calls the callbacks; on the callback queue only.
  func notify(_ event: Event, named name: String) {
    let callbacks = state.withLock { state in
      state.bindings.filter { $0.eventName == nil || $0.eventName == name }.map(\.callback)
    }
    for callback in callbacks { callback.value(event) }
  }
}

extension EventBindings {
  /// Adds a reader; returns the id to remove it with.
  func addReader(
    of eventName: String?,
    _ receive: @escaping @Sendable (Event) -> Void,
    onEnd end: @escaping @Sendable () -> Void
  ) -> String {
    let id = UUID().uuidString
    let reader = Reader(id: id, eventName: eventName, receive: receive, end: end)
    let isEnded = state.withLock { state in
      state.readers.append(reader)
      return state.isEnded
    }
    if isEnded { end() }
    return id
  }

  func removeReader(_ id: String) {
    let before = state.withLock { state in
      let before = state.readers
      state.readers.removeAll { $0.id == id }
      return before
    }
    withExtendedLifetime(before) {}
  }

  /// Passes an event to the readers, on any thread.
  func feed(_ event: Event, named name: String) {
    let readers = state.withLock { state in
      state.readers.filter { $0.eventName == nil || $0.eventName == name }
    }
    for reader in readers { reader.receive(event) }
  }

  /// Ends the readers' sequences, including those of later readers.
  func end() {
    let readers = state.withLock { state in
      state.isEnded = true
      return state.readers
    }
    for reader in readers { reader.end() }
  }
}

extension EventBindings<PusherEvent> {
  func notify(_ event: PusherEvent) { notify(event, named: event.eventName) }

  func feed(_ event: PusherEvent) { feed(event, named: event.eventName) }
}
