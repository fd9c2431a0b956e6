import Foundation

/// The sessions that one client had, one after the other, as an archive has them.
public struct RecordedClient: Sendable {
  /// The archive's file.
  public let recording: String
  public let sessions: [Session]
  /// All that the archive holds, for what a client asks by other ways.
  public let entries: [HTTPArchive.Entry]

  /// An entry and its place in the archive.
  public struct Session: Sendable {
    public let position: Int
    public let entry: HTTPArchive.Entry
  }

  /// Such as `lobby.har #0`, by its first session.
  public var name: String { "\(recording) #\(sessions.first?.position ?? 0)" }

  /// Those of every `*.har` below a folder; an entry that names no client has one of its own.
  public static func all(in folder: URL) throws(RecordingError) -> [Self] {
    var clients: [Self] = []
    for file in RecordedEntry.files(in: folder) {
      let archive = try HTTPArchive(contentsOf: folder.appendingPathComponent(file))
      let sessions = archive.entries.enumerated()
        .filter { !$0.element.frames.isEmpty }
        .map { Session(position: $0.offset, entry: $0.element) }
      let groups = Dictionary(grouping: sessions) { $0.entry.origin?.client ?? "#\($0.position)" }
      clients += groups.values.sorted { $0[0].position < $1[0].position }.map {
        Self(recording: file, sessions: $0, entries: archive.entries)
      }
    }
    return clients
  }
}
