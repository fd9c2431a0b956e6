import BinderyRealtime
import BinderyRuntime

/// Sends each value to every subscribed buffer.
final class Broadcast<Value: Sendable>: Sendable {
  private let state: Locked<State>
  private let repeats: Bool

  private struct State {
    var buffers: [UUID: EventBuffer<Value>] = [:]
    /// The value that a new subscriber receives first; nil if it receives only later values.
    var latest: Value?
  }

  init() { (state, repeats) = (Locked(State()), false) }

  /// Creates a broadcast whose latest value is sent to new subscribers, too.
  init(startingWith first: Value) { (state, repeats) = (Locked(State(latest: first)), true) }

  func add(_ buffer: EventBuffer<Value>) -> UUID {
    let id = UUID()
    state.withLock { state in
      if let latest = state.latest { buffer.send(latest) }
      state.buffers[id] = buffer
    }
    return id
  }

  func remove(_ id: UUID) { _ = state.withLock { $0.buffers.removeValue(forKey: id) } }

  func send(_ value: Value) {
    state.withLock { state in
      if repeats { state.latest = value }
      for buffer in state.buffers.values { buffer.send(value) }
    }
  }

  func end() {
    let buffers = state.withLock { Array($0.buffers.values) }
    for buffer in buffers { buffer.finish() }
  }
}
