import BinderyJSON
import Checking
import Foundation
import Shape
import Specification

/// The hashes in recordings of what the documents described when the entries were checked.
///
/// Each entry has those of its parts, and a file in the folder those of the schemas, since many
/// entries share these.
struct ContractHashes {
  private let folder: String
  private let schemaFile: ArchiveFile

  /// Creates the hashes of a folder of recordings, or of that of a file.
  init(recordings: String) {
    folder = recordings.hasSuffix(".har") ? FilePath.folder(of: recordings) : recordings
    schemaFile = ArchiveFile(path: Self.schemaPath(of: recordings))
  }

  /// The name of the file with the hashes of schemas.
  static let schemaName = "schema-hashes.json"

  /// The path of the file with the hashes of schemas.
  static func schemaPath(of recordings: String) -> String {
    let isFile = recordings.hasSuffix(".har")
    return "\(isFile ? FilePath.folder(of: recordings) : recordings)/\(schemaName)"
  }

  /// The hashes of the schemas; empty without a valid file.
  private var schemas: SchemaHashes { (try? readSchemas()) ?? SchemaHashes() }

  /// The hashes of the schemas; empty without a valid file, which is reported.
  func schemas(_ diagnostics: Diagnostics) -> SchemaHashes {
    do throws(Diagnostic) {
      return try readSchemas()
    } catch {
      diagnostics.warn(
        .unreadableFile,
        at: error.mark,
        "\(error.message); the entries of changed schemas aren't found",
        fix: "restore the file, or check the entries and run bindery check --accept"
      )
      return SchemaHashes()
    }
  }

  private func readSchemas() throws(Diagnostic) -> SchemaHashes {
    guard let json = try schemaFile.readIfPresent() else { return SchemaHashes() }
    let lists = [json["sent"], json["received"]].compactMap(\.self)
    guard !lists.isEmpty, lists.allSatisfy({ $0.array != nil }) else {
      throw Diagnostic(
        .error,
        .unreadableFile,
        at: Mark(file: schemaFile.path, line: 1, column: 1),
        "the file has no hashes of schemas"
      )
    }
    return SchemaHashes(sent: Self.texts(json["sent"]), received: Self.texts(json["received"]))
  }

  /// Writes the hashes of all entries, and returns the files that changed.
  func accept(_ values: RecordedValues) throws(Diagnostic) -> [String] {
    var changed: [String] = []
    var accepted: [DescribedEntry] = []
    var hasher = ContractHasher(values)
    for name in Set(values.entries.map(\.entry.recording)).sorted() {
      let entries = values.entries.filter { $0.entry.recording == name }
      let result = try write(entries, &hasher, isAddition: false)
      if result.isChanged { changed.append("\(folder)/\(name)") }
      accepted += result.hashed
    }
    let hashes = hasher.schemas(of: accepted)
    if hashes != schemas {
      try write(hashes)
      changed.append(schemaFile.path)
    }
    return changed
  }

  /// Writes the hashes of the entries of a file that have none, and returns all its entries; none
  /// if the file has not changed.
  func add(
    _ values: RecordedValues,
    _ hasher: inout ContractHasher
  ) throws(Diagnostic) -> [DescribedEntry] {
    try write(values.entries, &hasher, isAddition: true).isChanged ? values.entries : []
  }

  /// Writes further hashes of schemas.
  ///
  /// The schemas of other entries keep their hashes, with which these were checked.
  func add(_ hashes: SchemaHashes) throws(Diagnostic) { try write(schemas.adding(hashes)) }

  /// Writes the hashes of entries of one file, and returns the entries and whether it changed.
  ///
  /// Nothing is added to an entry of an archive as a browser saved it, which has no provenance.
  private func write(
    _ described: [DescribedEntry],
    _ hasher: inout ContractHasher,
    isAddition: Bool
  ) throws(Diagnostic) -> (isChanged: Bool, hashed: [DescribedEntry]) {
    guard let name = described.first?.entry.recording else { return (false, []) }
    let file = ArchiveFile(path: "\(folder)/\(name)")
    let present = try file.read()
    guard var log = present["log"]?.object, var entries = log["entries"]?.array else {
      return (false, [])
    }
    var hashed: [DescribedEntry] = []
    for entry in described where entries.indices.contains(entry.entry.entry) {
      let index = entry.entry.entry
      guard var object = entries[index].object, var origin = object["_bindery"]?.object,
        !isAddition || origin["contract"] == nil
      else { continue }
      origin["contract"] = .string(hasher.text(of: entry))
      object["_bindery"] = .object(origin)
      entries[index] = .object(object)
      hashed.append(entry)
    }
    log["entries"] = .array(entries)
    let archive: JSONValue = ["log": .object(log)]
    guard archive != present else { return (false, hashed) }
    try file.write(archive)
    return (true, hashed)
  }

  private func write(_ hashes: SchemaHashes) throws(Diagnostic) {
    try schemaFile.write([
      "sent": .array(hashes.sent.map(JSONValue.string)),
      "received": .array(hashes.received.map(JSONValue.string)),
    ])
  }

  private static func texts(_ value: JSONValue?) -> [String] {
    value?.array?.compactMap(\.string) ?? []
  }
}
