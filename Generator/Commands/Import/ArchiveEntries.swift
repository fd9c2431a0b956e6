import BinderyJSON
import Specification

import struct Canonical.Recording

/// The entries of an archive in the form that recordings have: with their bodies, the texts in
/// Unicode, and times in seconds.
struct ArchiveEntries {
  let entries: [JSONValue]
  /// The valid entries.
  let recordings: [Recording]

  /// - Parameter cassette: The cassette from which the archive was made; nil for a HAR file.
  init(
    _ archive: JSONValue,
    path: String,
    from cassette: Cassette? = nil,
    _ diagnostics: Diagnostics
  ) {
    let source = archive["log"]?["entries"]?.array ?? []
    let bodies = AttachedBodies(of: path, diagnostics)
    let entries = source.map {
      MessageTimes.corrected(
        in: RecordedText.corrected(in: bodies.embedded(in: EntryForm.corrected($0)))
      )
    }
    self.entries = entries
    let read =
      cassette?.recordings(of: archive) ?? Recording.read(path, diagnostics: diagnostics)
    recordings = read.map { recording in
      guard entries.indices.contains(recording.index),
        entries[recording.index] != source[recording.index],
        var complete = Recording(entry: entries[recording.index], file: recording.file)
      else { return recording }
      complete.index = recording.index
      complete.mark = recording.mark
      complete.request.urlMark = recording.request.urlMark
      complete.provenance = recording.provenance
      return complete
    }
  }

  /// The recordings, in which an entry of an operation that isn't among `operations` is one without
  /// annotation, so that it can be matched again.
  func matchable(_ operations: Set<String>) -> [Recording] {
    recordings.map { recording in
      guard case .operation(let id) = recording.subject, recording.isAnnotated,
        !recording.isSession, !operations.contains(id)
      else { return recording }
      var recording = recording
      recording.isAnnotated = false
      return recording
    }
  }
}

extension Recording {
  /// The recording of an entry that isn't in a file; nil if the entry isn't valid.
  init?(entry: JSONValue, file: String) {
    let log: JSONValue = ["log": ["version": "1.2", "entries": [entry]]]
    let bytes = Array(log.description.utf8)
    let tree = Tree.parse(bytes, file: file, diagnostics: Diagnostics())
    guard let read = tree.flatMap({ Recording.read($0, diagnostics: Diagnostics()).first }) else {
      return nil
    }
    self = read
  }
}
