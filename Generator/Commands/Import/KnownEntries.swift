import BinderyJSON
import RecordingRedaction

/// The redacted entries that recordings have, to find duplicates of them.
///
/// A secret may get another fake in each run. So an entry is a duplicate of one that differs only
/// in fakes, if each fake corresponds to a single one of the present recordings. These fakes, and
/// those in the headers and cookies of duplicates, are those of the same secrets.
struct KnownEntries {
  /// The fakes of each entry, by what the entry is without these.
  private var fakes: [EntryIdentity: [[String]]] = [:]
  /// The requests of the entries, in the same order.
  private var requests: [EntryIdentity: [JSONValue?]] = [:]
  private let search: FakeSearch
  /// The present fake of each further one.
  private(set) var present: [String: String] = [:]
  private var further: [String: String] = [:]

  init(_ entries: [JSONValue], _ search: FakeSearch) {
    self.search = search
    for entry in entries {
      var identity = EntryIdentity(entry)
      let found = identity.removeFakes(search)
      fakes[identity, default: []].append(found)
      requests[identity, default: []].append(entry["request"])
    }
  }

  var isEmpty: Bool { fakes.isEmpty }

  /// Whether a redacted entry equals a present one except for the fakes.
  mutating func contains(_ entry: JSONValue, _ search: FakeSearch) -> Bool {
    var identity = EntryIdentity(entry)
    let own = identity.removeFakes(search)
    for (index, others) in (fakes[identity] ?? []).enumerated() where corresponds(own, others) {
      add(own, others)
      if let known = requests[identity]?[index], let request = entry["request"] {
        for list in ["headers", "cookies"] { addPairs(request[list], known[list], search) }
      }
      return true
    }
    return false
  }

  private mutating func add(_ own: [String], _ others: [String]) {
    present.merge(zip(own, others)) { first, _ in first }
    further.merge(zip(others, own)) { first, _ in first }
  }

  /// Adds the fakes in values with the same name that differ only in these.
  private mutating func addPairs(_ own: JSONValue?, _ others: JSONValue?, _ search: FakeSearch) {
    for pair in own?.array ?? [] {
      let other = others?.array?.first { $0["name"] == pair["name"] }
      guard let value = pair["value"]?.string, let known = other?["value"]?.string else { continue }
      let (text, fakes) = search.template(of: value)
      let (knownText, knownFakes) = self.search.template(of: known)
      if text == knownText, corresponds(fakes, knownFakes) { add(fakes, knownFakes) }
    }
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
