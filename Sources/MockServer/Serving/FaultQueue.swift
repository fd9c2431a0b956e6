import BinderyRuntime

/// The faults that a person has injected, for the next requests.
final class FaultQueue: Sendable {
  private struct Pending {
    let kind: MockFault.Kind
    var remaining: Int
    /// The beginning of the paths of the requests.
    let path: String
  }

  private let pending = Locked<[Pending]>([])

  /// Adds a fault for some requests whose paths have a beginning.
  func add(_ kind: MockFault.Kind, count: Int, path: String) {
    pending.withLock { $0.append(Pending(kind: kind, remaining: count, path: path)) }
  }

  func removeAll() { pending.withLock { $0.removeAll() } }

  /// The number of requests that will get a fault.
  var count: Int { pending.withLock { $0.reduce(0) { $0 + $1.remaining } } }

  /// Returns the fault of a request; nil if there is none.
  func next(_ path: String) -> MockFault.Kind? {
    pending.withLock { pending in
      guard let index = pending.firstIndex(where: { path.hasPrefix($0.path) }) else { return nil }
      let kind = pending[index].kind
      pending[index].remaining -= 1
      if pending[index].remaining <= 0 { pending.remove(at: index) }
      return kind
    }
  }
}
