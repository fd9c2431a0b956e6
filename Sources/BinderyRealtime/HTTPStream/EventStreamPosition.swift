import BinderyRuntime

/// The id of the last event of an event stream, by which a service continues after that event when
/// the client connects again, and the reconnection time (HTML Standard §9.2.2 to §9.2.6).
///
/// Each connection has its own, so that an event that is read after a connection has ended, and is
/// not delivered, doesn't count.
final class EventStreamPosition: Sendable {
  private let state: Locked<State>

  private struct State {
    /// The id of the last event that was delivered.
    var delivered: String
    /// The id of the last event that was read.
    var read: String
    var retry: Duration?
  }

  /// Creates the position of a connection that continues after another one; nil for the first one.
  init(after last: EventStreamPosition? = nil) {
    let id = last?.id ?? ""
    state = Locked(State(delivered: id, read: id, retry: last?.retry))
  }

  /// The id of the last event that was delivered; nil if the service states none.
  var id: String? {
    let id = state.withLock { $0.delivered }
    return id.isEmpty ? nil : id
  }

  /// The delay before the client connects again; nil if the service states none.
  var retry: Duration? { state.withLock { $0.retry } }

  /// Notes the id of an event that was read, and is about to be delivered.
  func note(_ id: String) { state.withLock { $0.read = id } }

  /// Notes the delay that the service states.
  func note(retry: Duration) { state.withLock { $0.retry = retry } }

  /// Notes that the event that was read last is delivered.
  func commit() { state.withLock { $0.delivered = $0.read } }
}
