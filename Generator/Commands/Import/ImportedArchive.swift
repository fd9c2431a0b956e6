import BinderyJSON
import Shaping

import struct Canonical.Recording

/// The archive of imported entries, with those that the file already has.
struct ImportedArchive {
  private var log: JSONObject
  private var entries: [JSONValue]
  private var known: Set<EntryIdentity>
  private let provenance: Recording.Provenance.Kind
  private let presentCount: Int

  /// Creates the archive from the present file, or with the properties of the imported one.
  init(present: JSONValue?, from input: JSONValue, provenance: Recording.Provenance.Kind) {
    self.provenance = provenance
    log = (present ?? input)["log"]?.object ?? JSONObject()
    entries = present?["log"]?["entries"]?.array ?? []
    known = Set(entries.map { EntryIdentity($0) })
    presentCount = entries.count
    // The pages of a browser have no described entries.
    log["pages"] = nil
    log["version"] = "1.2"
  }

  /// The archive with all entries.
  var json: JSONValue {
    var log = log
    log["entries"] = .array(entries)
    return ["log": .object(log)]
  }

  /// Replaces the entries by those without secrets, and drops the ones that the file already has:
  /// its entries have no secrets, so that they differ from the archive's.
  mutating func replace(by redacted: JSONValue, _ summary: inout ImportSummary) {
    let all = redacted["log"]?["entries"]?.array ?? []
    var known: Set<EntryIdentity> = []
    entries = all.enumerated().filter { index, entry in
      known.insert(EntryIdentity(entry)).inserted || index < presentCount
    }
    .map(\.element)
    summary.importedCount -= all.count - entries.count
    summary.duplicateCount += all.count - entries.count
  }

  /// Adds the entries with a described subject, and returns what happened to each.
  mutating func add(
    _ archive: ArchiveEntries,
    _ subjects: [RecordedSubject?],
    path: String
  ) -> ImportSummary {
    var summary = ImportSummary(archive: path)
    summary.incompleteCount = archive.entries.count - archive.recordings.count
    for (recording, subject) in zip(archive.recordings, subjects)
    where archive.entries.indices.contains(recording.index) {
      let entry = archive.entries[recording.index]
      switch subject {
      case .ambiguous(let operations): summary.add(ambiguous: recording, operations)
      case .reversed(let channel): summary.reversed[channel, default: 0] += 1
      case .withoutMessages: summary.messagelessCount += 1
      case .undocumented: summary.add(undocumented: recording)
      case .unrelated: summary.unrelatedCount += 1
      case .operation(let id): add(entry, EntryAnnotation(operation: id), recording, &summary)
      case .session(let session): add(entry, EntryAnnotation(session), session, &summary)
      case nil: add(entry, nil, recording, &summary)
      }
    }
    return summary
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
    let provenance = Recording.Provenance(kind: provenance, source: recording.provenance.source)
    let annotated = annotation?.annotated(entry, provenance) ?? entry
    var object = annotated.object ?? JSONObject()
    object["pageref"] = nil
    entries.append(.object(object))
    summary.importedCount += 1
  }
}
