import Foundation

/// The sessions that one client had, one after the other, as an archive has them.
public struct RecordedClient: Sendable {
  /// The archive's file.
  public let recording: String
  /// In the order of their beginnings.
  public let sessions: [Session]
  /// What it asked over HTTP, as far as the archive says whose it was.
  public let exchanges: [Session]
  /// What its user did, each with its place in the archive.
  public let calls: [(position: Int, call: HTTPArchive.Call)]
  /// All that the archive holds, for what a client asks by other ways.
  public let entries: [HTTPArchive.Entry]

  /// An entry and its place in the archive.
  public struct Session: Sendable {
    /// From 0, among the entries of the archive.
    public let position: Int
    /// As the archive has it.
    public let entry: HTTPArchive.Entry
  }

  /// As the archive calls it, or by its only session.
  private let id: String

  /// Such as `lobby.har #0`, by its first session, or else its first exchange.
  public var name: String {
    guard let first = sessions.first ?? exchanges.first else {
      return "\(recording), calls of \(id)"
    }
    return "\(recording) #\(first.position)"
  }

  /// Those of every `*.har` below a folder; a session that names no client has one of its own.
  public static func all(in folder: URL) throws(RecordingError) -> [Self] {
    var clients: [Self] = []
    for file in RecordedEntry.files(in: folder) { clients += try all(of: file, in: folder) }
    return clients
  }

  /// Those of one file below a folder.
  static func all(of file: String, in folder: URL) throws(RecordingError) -> [Self] {
    let archive = try HTTPArchive(contentsOf: folder.appendingPathComponent(file))
    var ids: [String] = []
    let claimed = archive.entries.enumerated().compactMap { Self.owner(of: $1, at: $0) }
    for id in claimed + archive.calls.map(\.client) where !ids.contains(id) { ids.append(id) }
    return ids.map { Self($0, of: file, archive) }
  }

  private init(_ id: String, of file: String, _ archive: HTTPArchive) {
    let claimed = archive.entries.enumerated()
      .filter { Self.owner(of: $0.element, at: $0.offset) == id }
      .map { Session(position: $0.offset, entry: $0.element) }
    self.id = id
    recording = file
    sessions = claimed.filter { !$0.entry.frames.isEmpty }
    exchanges = claimed.filter { $0.entry.frames.isEmpty }
    calls = archive.calls.enumerated().filter { $0.element.client == id }
      .map { (position: $0.offset, call: $0.element) }
    entries = archive.entries
  }

  private static func owner(of entry: HTTPArchive.Entry, at position: Int) -> String? {
    entry.origin?.client ?? (entry.frames.isEmpty ? nil : "#\(position)")
  }
}
