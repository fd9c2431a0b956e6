import Checking
import Shape
import Specification

/// The hashes that a run adds for the entries that a document describes: those of entries to each
/// recording, and those of the schemas once to each folder, since many entries share these.
struct AddedHashes {
  /// Hashes each schema of the document once.
  private var hasher: ContractHasher?
  /// The entries with added hashes, by the folder of their recording.
  private var entries: [String: [DescribedEntry]] = [:]

  /// Adds the hashes of the entries of a recording.
  mutating func add(_ values: RecordedValues, to recording: String) throws(Diagnostic) {
    var hasher = self.hasher ?? ContractHasher(values)
    defer { self.hasher = hasher }
    let added = try ContractHashes(recordings: recording).add(values, &hasher)
    entries[FilePath.folder(of: recording), default: []] += added
  }

  /// Writes the hashes of the schemas.
  mutating func writeSchemas() throws(Diagnostic) {
    guard var hasher else { return }
    for (folder, entries) in entries.sorted(by: { $0.key < $1.key }) where !entries.isEmpty {
      try ContractHashes(recordings: folder).add(hasher.schemas(of: entries))
    }
    self.hasher = hasher
  }
}
