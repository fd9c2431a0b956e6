import Foundation

/// The identity of an entry in a recording.
struct RecordedEntry {
  /// The file and the position in it: `history.har #0`.
  let name: String
  let file: String
  let position: Int
  let operation: String
  /// Whether the entry only has messages of a channel.
  let isSession: Bool
  /// The name of the webhook or callback; nil for an operation.
  let event: String?
  let method: String
  let status: Int

  /// Returns the entries of the `*.har` files in a folder, and the files that can't be read.
  ///
  /// An entry without `_bindery` is included if `operations` has its operation.
  static func all(
    in folder: URL,
    operations: [String: String] = [:]
  ) -> (entries: [RecordedEntry], unreadable: [ContractViolation]) {
    var entries: [RecordedEntry] = []
    var unreadable: [ContractViolation] = []
    for file in files(in: folder) {
      do {
        let archive = try RecordingCache.archive(at: folder.appendingPathComponent(file))
        entries += archive.entries.enumerated().compactMap { index, entry in
          RecordedEntry(entry, index, of: file, operations)
        }
      } catch {
        let subject = file + (error.entry.map { " #\($0)" } ?? "")
        var located = RecordingFolder(folder)
        unreadable.append(
          ContractViolation(
            subject: subject,
            difference: error.reason,
            location: located.location(of: .entry, error.entry, of: file)
          )
        )
      }
    }
    return (entries, unreadable)
  }

  private init?(
    _ entry: HTTPArchive.Entry,
    _ position: Int,
    of file: String,
    _ operations: [String: String]
  ) {
    name = "\(file) #\(position)"
    guard let operation = entry.origin?.operation ?? operations[name] else { return nil }
    self.file = file
    self.position = position
    self.operation = operation
    isSession = entry.origin?.channel != nil && entry.origin?.operation.isEmpty == true
    event = entry.origin?.event
    method = entry.request.method
    status = entry.response.status
  }

  /// Returns the paths of the archives; empty if the folder can't be read.
  static func files(in folder: URL) -> [String] {
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    return paths.filter { $0.hasSuffix(".har") }.sorted()
  }
}
