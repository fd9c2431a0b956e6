/// The newest correlation ids whose answers are not reported to the app.
struct InternalCorrelations: Sendable {
  /// The most ids that are remembered, since the service may answer none of them.
  static let bound = 64

  private var ids: [CorrelationID] = []

  mutating func add(_ id: CorrelationID) {
    ids.append(id)
    if ids.count > Self.bound { ids.removeFirst() }
  }

  /// Removes the id of an answer; false if it is not internal.
  mutating func remove(_ id: CorrelationID?) -> Bool {
    guard let id, let index = ids.firstIndex(of: id) else { return false }
    ids.remove(at: index)
    return true
  }

  mutating func removeAll() { ids = [] }
}
