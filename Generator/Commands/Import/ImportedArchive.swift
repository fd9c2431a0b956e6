import BinderyJSON
import RecordingRedaction
import Shaping

import struct Canonical.Recording

/// The archive of imported entries, with those that the file already has.
struct ImportedArchive {
  private var log: JSONObject
  private var entries: [JSONValue]
  private var known: Set<EntryIdentity>
  private let provenance: Recording.Provenance.Kind
  private let presentCount: Int
  private let isInPlace: Bool

  /// Creates the archive from the present file, or with the properties of the imported one.
  init(present: JSONValue?, from input: JSONValue, provenance: Recording.Provenance.Kind) {
    self.provenance = provenance
    log = (present ?? input)["log"]?.object ?? JSONObject()
    entries = present?["log"]?["entries"]?.array ?? []
    known = Set(entries.map { EntryIdentity($0) })
    presentCount = entries.count
    isInPlace = false
    // The pages of a browser have no described entries.
    log["pages"] = nil
    log["version"] = "1.2"
  }

  /// Creates the archive whose described entries are annotated in their places.
  init(redacting archive: JSONValue, provenance: Recording.Provenance.Kind) {
    self.provenance = provenance
    log = archive["log"]?.object ?? JSONObject()
    entries = archive["log"]?["entries"]?.array ?? []
    known = []
    presentCount = 0
    isInPlace = true
  }

  /// The archive with all entries.
  var json: JSONValue {
    var log = log
    log["entries"] = .array(entries)
    return ["log": .object(log)]
  }

  /// Adds the entries with a described subject, and the annotated ones of the service; the summary
  /// counts what happened to each.
  ///
  /// - Parameter assumedServer: Returns the server of an entry if the document doesn't have it.
  mutating func add(
    _ archive: ArchiveEntries,
    _ subjects: [RecordedSubject?],
    path: String,
    to summary: inout ImportSummary,
    assumedServer: (Recording) -> String?,
    ownership: (Recording) -> EntryOwners.Ownership
  ) {
    if isInPlace { summary.verb = "annotated" }
    summary.incompleteCount += archive.entries.count - archive.recordings.count
    for (recording, subject) in zip(archive.recordings, subjects)
    where archive.entries.indices.contains(recording.index) {
      let entry = archive.entries[recording.index]
      if let server = subject?.isAccepted == true ? assumedServer(recording) : nil {
        summary.add(assumedServer: server)
      }
      switch subject {
      case .ambiguous(let operations): summary.add(ambiguous: recording, operations)
      case .reversed(_, let channel, let role): summary.add(reversed: channel, role)
      case .withoutMessages: summary.messagelessCount += 1
      case .undocumented: summary.add(undocumented: recording)
      case .otherServer(let url): summary.add(otherServer: url)
      case .redirect: summary.redirectCount += 1
      case .unrelated: summary.add(unrelated: recording.isPreflight)
      case .operation(let id): add(entry, EntryAnnotation(operation: id), recording, &summary)
      case .session(let session): add(entry, EntryAnnotation(session), session, &summary)
      case .response(let response):
        add(entry, EntryAnnotation(response: response), response, &summary)
      case nil:
        switch ownership(recording) {
        case .own: add(entry, nil, recording, &summary)
        case .undescribed: summary.add(undocumented: recording)
        case .foreign: summary.add(unrelated: false)
        case .ambiguous(let services): summary.add(ambiguous: recording, services, of: path)
        }
      }
    }
  }

  /// The indices of the added entries that equal a present one except for the fakes of secrets, and
  /// the fakes that the present entries have for the same secrets.
  ///
  /// - Parameter redacted: The archive with fakes.
  func duplicates(
    in redacted: JSONValue,
    _ fakes: FakeSearch
  ) -> (indices: Set<Int>, presentFakes: [String: String]) {
    let entries = redacted["log"]?["entries"]?.array ?? []
    var known = KnownEntries(Array(entries.prefix(presentCount)), fakes)
    if known.isEmpty { return ([], [:]) }
    let indices = entries.indices.dropFirst(presentCount).filter {
      known.contains(entries[$0], fakes)
    }
    return (Set(indices), known.present)
  }

  private mutating func add(
    _ entry: JSONValue,
    _ annotation: EntryAnnotation?,
    _ recording: Recording,
    _ summary: inout ImportSummary
  ) {
    guard !isInPlace else {
      if let id = annotation?.operation, let former = entry["_bindery"]?["operation"]?.string {
        entries[recording.index] = entry.renamed(id)
        summary.add(renamed: former, to: id)
        return
      }
      entries[recording.index] = annotated(entry, annotation, recording)
      summary.importedCount += 1
      return
    }
    guard known.insert(EntryIdentity(entry)).inserted else {
      summary.duplicateCount += 1
      return
    }
    var object = annotated(entry, annotation, recording).object ?? JSONObject()
    object["pageref"] = nil
    entries.append(.object(object))
    summary.importedCount += 1
  }

  private func annotated(
    _ entry: JSONValue,
    _ annotation: EntryAnnotation?,
    _ recording: Recording
  ) -> JSONValue {
    let provenance = Recording.Provenance(kind: provenance, source: recording.provenance.source)
    return annotation?.annotated(entry, provenance) ?? entry
  }
}

extension RecordedSubject {
  /// Whether the entry is one of the service, which the import writes.
  fileprivate var isAccepted: Bool {
    switch self {
    case .operation, .session, .response: true
    case .reversed, .withoutMessages, .ambiguous, .undocumented, .otherServer, .redirect,
      .unrelated:
      false
    }
  }
}

extension JSONValue {
  /// The entry with the new name of its operation.
  fileprivate func renamed(_ operation: String) -> JSONValue {
    guard var entry = object, var origin = entry["_bindery"]?.object else { return self }
    origin["operation"] = .string(operation)
    entry["_bindery"] = .object(origin)
    return .object(entry)
  }
}
