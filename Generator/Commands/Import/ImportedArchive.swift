import BinderyJSON
import RecordingRedaction
import Shaping

import struct Canonical.Recording

/// The archive of imported entries, with those that the file already has.
struct ImportedArchive {
  private var log: JSONObject
  private var entries: [JSONValue]
  private let presentCount: Int
  private var known: Set<EntryIdentity>

  /// Creates the archive from the present file, or with the properties of the imported one.
  init(present: JSONValue?, from input: JSONValue) {
    log = (present ?? input)["log"]?.object ?? JSONObject()
    entries = present?["log"]?["entries"]?.array ?? []
    presentCount = entries.count
    known = Set(entries.map { EntryIdentity($0) })
    // The pages of a browser have no described entries.
    log["pages"] = nil
  }

  /// The archive with all entries.
  var json: JSONValue {
    var log = log
    log["entries"] = .array(entries)
    return ["log": .object(log)]
  }

  /// Adds the entries with a described subject, and returns what happened to each.
  mutating func add(
    _ recordings: [Recording],
    _ subjects: [RecordedSubject?],
    of input: JSONValue,
    path: String
  ) -> ImportSummary {
    let source = input["log"]?["entries"]?.array ?? []
    var summary = ImportSummary(archive: path)
    summary.incompleteCount = source.count - recordings.count
    for (recording, subject) in zip(recordings, subjects)
    where source.indices.contains(recording.index) {
      let entry = source[recording.index]
      switch subject {
      case .ambiguous(let operations): summary.add(ambiguous: recording, operations)
      case .undocumented: summary.add(undocumented: recording)
      case .otherServer(let url): summary.add(otherServer: url)
      case .unrelated: summary.unrelatedCount += 1
      case .operation(let id): add(entry, EntryAnnotation(operation: id), recording, &summary)
      case .session(let session): add(entry, EntryAnnotation(session), session, &summary)
      case nil: add(entry, nil, recording, &summary)
      }
    }
    return summary
  }

  /// The indices of the added entries that equal a present one except for the fakes of secrets.
  ///
  /// - Parameter redacted: The archive with fakes.
  func duplicates(in redacted: JSONValue, _ fakes: FakeSearch) -> Set<Int> {
    let entries = redacted["log"]?["entries"]?.array ?? []
    var known = KnownEntries(Array(entries.prefix(presentCount)), fakes)
    if known.isEmpty { return [] }
    return Set(
      entries.indices.dropFirst(presentCount).filter { known.contains(entries[$0], fakes) }
    )
  }

  private mutating func add(
    _ entry: JSONValue,
    _ annotation: EntryAnnotation?,
    _ recording: Recording,
    _ summary: inout ImportSummary
  ) {
    guard known.insert(EntryIdentity(entry)).inserted else {
      summary.duplicateCount += 1
      return
    }
    let provenance = Recording.Provenance(kind: .captured, source: recording.provenance.source)
    let annotated = annotation?.annotated(entry, provenance) ?? entry
    var object = annotated.object ?? JSONObject()
    object["pageref"] = nil
    entries.append(.object(object))
    summary.importedCount += 1
  }
}
