/// Where the client was said to be, the newest last.
///
/// A place counts as soon as it is to be told; if that fails, the one before is the last again.
struct ToldPlaces: Sendable {
  private var entries: [(id: String, place: GeoPoint)] = []

  var last: GeoPoint? { entries.last?.place }

  mutating func add(_ place: GeoPoint, as id: String) { entries.append((id, place)) }

  /// Nothing counts any more that was told before one that has arrived.
  mutating func settle(_ id: String, _ failure: ChatSendFailure?) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    if failure == nil { entries.removeSubrange(..<index) } else { entries.remove(at: index) }
  }
}
