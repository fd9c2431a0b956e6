import BinderyRuntime

/// The id of the last event of an event stream, by which a service continues after that event when
/// the client connects again (HTML Standard §9.2.4).
final class EventStreamPosition: Sendable {
  private let last = Locked("")

  /// The id; nil if the service states none.
  var id: String? {
    let id = last.withLock { $0 }
    return id.isEmpty ? nil : id
  }

  func note(_ id: String) { last.withLock { $0 = id } }
}
