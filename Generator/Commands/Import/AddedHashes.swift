import Checking
import Shape
import Specification

/// The hashes that a run adds for the entries that a document describes: those of entries to each
/// recording, and those of the schemas to each folder, since many entries share these.
struct AddedHashes {
  /// Hashes each schema of the document once.
  private var hasher: ContractHasher?
  /// The entries with added hashes whose schemas have none yet, by the folder of their recording.
  private var entries: [String: [DescribedEntry]] = [:]
  /// When the hashes of schemas were last written.
  private var lastWriting = ContinuousClock.now
  /// The time after which these are written, so that an interrupted run has most of them; they are
  /// written as a whole each time, which takes long with many recordings.
  private static let interval = Duration.seconds(2)

  /// Adds the hashes of the entries of a recording.
  mutating func add(_ values: RecordedValues, to recording: String) throws(Diagnostic) {
    entries[FilePath.folder(of: recording), default: []] += try hashed(values, recording)
    guard ContinuousClock.now - lastWriting >= Self.interval else { return }
    // What can't be written now is tried again, and reported, at the end.
    _ = writeSchemas()
  }

  /// Writes the hashes of entries, and returns the entries.
  private mutating func hashed(
    _ values: RecordedValues,
    _ recording: String
  ) throws(Diagnostic) -> [DescribedEntry] {
    var hasher = self.hasher ?? ContractHasher(values)
    defer { self.hasher = hasher }
    return try ContractHashes(recordings: recording).add(values, &hasher)
  }

  /// Writes the hashes of the schemas into each folder, and returns the errors of those in which
  /// they can't be written.
  mutating func writeSchemas() -> [Diagnostic] {
    defer { lastWriting = .now }
    guard var hasher else { return [] }
    defer { self.hasher = hasher }
    var errors: [Diagnostic] = []
    for (folder, added) in entries.sorted(by: { $0.key < $1.key }) where !added.isEmpty {
      do throws(Diagnostic) {
        try ContractHashes(recordings: folder).add(hasher.schemas(of: added))
        entries[folder] = []
      } catch {
        errors.append(error)
      }
    }
    return errors
  }
}
