/// The reported locations of the client, the newest last.
///
/// A location is added before it is sent, and removed if that fails.
struct ReportedLocations: Sendable {
  private var entries: [(id: String, location: GeoPoint)] = []

  var last: GeoPoint? { entries.last?.location }

  mutating func add(_ location: GeoPoint, as id: String) { entries.append((id, location)) }

  /// Removes a failed location, or all locations before one that has arrived.
  mutating func settle(_ id: String, _ failure: ChatSendFailure?) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    if failure == nil { entries.removeSubrange(..<index) } else { entries.remove(at: index) }
  }
}
