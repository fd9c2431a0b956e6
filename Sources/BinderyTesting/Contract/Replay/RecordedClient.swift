import Foundation

/// A recorded client of an archive, with its sessions in order.
public struct RecordedClient: Sendable {
  /// The file of the archive.
  public let recording: String
  /// The sessions, ordered by start time.
  public internal(set) var sessions: [Session]
  /// The HTTP exchanges that the archive attributes to this client.
  public let exchanges: [Session]
  /// The calls of the client's user, with their index in the archive.
  public let calls: [(position: Int, call: HTTPArchive.Call)]
  /// All entries of the archive, for requests that the client sends in other ways.
  public let entries: [HTTPArchive.Entry]

  /// An entry and its index in the archive.
  public struct Session: Sendable {
    /// The index among the entries of the archive, from 0.
    public let position: Int
    /// The archived entry.
    public internal(set) var entry: HTTPArchive.Entry
  }

  /// The file of the archive, for the locations of violations.
  let file: URL
  /// The client ID in the archive, or one derived from its only session.
  private let id: String

  /// The name of the client, such as `lobby.har #0`, after its first session or exchange.
  public var name: String {
    guard let first = sessions.first ?? exchanges.first else {
      return "\(recording), calls of \(id)"
    }
    return "\(recording) #\(first.position)"
  }

  /// Returns the clients of all `*.har` files in a folder; a session without an ID is a client.
  public static func all(in folder: URL) throws(RecordingError) -> [Self] {
    var clients: [Self] = []
    for file in RecordedEntry.files(in: folder) { clients += try all(of: file, in: folder) }
    return clients
  }

  /// Returns the clients of one file in a folder.
  static func all(of file: String, in folder: URL) throws(RecordingError) -> [Self] {
    let archive = try RecordingCache.archive(at: folder.appendingPathComponent(file))
    var ids: [String] = []
    let claimed = archive.entries.enumerated().compactMap { Self.owner(of: $1, at: $0) }
    for id in claimed + archive.calls.map(\.client) where !ids.contains(id) { ids.append(id) }
    return ids.map { Self($0, of: file, archive, in: folder) }
  }

  private init(_ id: String, of file: String, _ archive: HTTPArchive, in folder: URL) {
    let claimed = archive.entries.enumerated()
      .filter { Self.owner(of: $0.element, at: $0.offset) == id }
      .map { Session(position: $0.offset, entry: $0.element) }
    self.id = id
    recording = file
    self.file = folder.appendingPathComponent(file)
    sessions = claimed.filter { !$0.entry.frames.isEmpty }
    exchanges = claimed.filter { $0.entry.frames.isEmpty }
    calls = archive.calls.enumerated().filter { $0.element.client == id }
      .map { (position: $0.offset, call: $0.element) }
    entries = archive.entries
  }

  private static func owner(of entry: HTTPArchive.Entry, at position: Int) -> String? {
    guard let origin = entry.origin else { return nil }
    return origin.client ?? (entry.frames.isEmpty ? nil : "#\(position)")
  }
}
