import BinderyJSON
import RecordingRedaction

/// The redacted entries that recordings have, to find duplicates of them.
///
/// A secret gets another fake in each run. So an entry is a duplicate of one that differs only in
/// fakes, if each fake corresponds to a single one of the present recordings.
struct KnownEntries {
  /// The fakes of each entry, by what the entry is without these.
  private var fakes: [EntryIdentity: [[String]]] = [:]
  /// The present fake of each further one, and the reverse.
  private var present: [String: String] = [:]
  private var further: [String: String] = [:]

  init(_ entries: [JSONValue], _ search: FakeSearch) {
    for entry in entries {
      var identity = EntryIdentity(entry)
      let found = identity.removeFakes(search)
      fakes[identity, default: []].append(found)
    }
  }

  var isEmpty: Bool { fakes.isEmpty }

  /// Whether a redacted entry equals a present one except for the fakes.
  mutating func contains(_ entry: JSONValue, _ search: FakeSearch) -> Bool {
    var identity = EntryIdentity(entry)
    let own = identity.removeFakes(search)
    for others in fakes[identity] ?? [] where corresponds(own, others) {
      present.merge(zip(own, others)) { first, _ in first }
      further.merge(zip(others, own)) { first, _ in first }
      return true
    }
    return false
  }

  /// Whether each fake corresponds to a single one of the other list, and the reverse, also in the
  /// earlier entries.
  private func corresponds(_ own: [String], _ others: [String]) -> Bool {
    guard own.count == others.count else { return false }
    let pairs = Dictionary(zip(own, others)) { first, _ in first }
    let reversed = Dictionary(zip(others, own)) { first, _ in first }
    for (fake, other) in zip(own, others) {
      guard pairs[fake] == other, reversed[other] == fake else { return false }
      if let known = present[fake], known != other { return false }
      if let known = further[other], known != fake { return false }
    }
    return true
  }
}
