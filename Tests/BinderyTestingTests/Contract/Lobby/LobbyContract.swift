import BinderyRealtime
import BinderyTesting
import Foundation
import Lobby

/// The contract of the golden `lobby.yaml` as a generated test, over recordings that a test may
/// corrupt.
struct LobbyContract {
  var recordings: String

  init() throws {
    let file = (1...4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    .appending(path: "Golden/LobbyRecordings/lobby.har")
    recordings = try String(contentsOf: file, encoding: .utf8)
  }

  var received = ContractTraffic(
    .receive,
    of: "room",
    messages: ["entered": "Entered", "note": "Note", "closing": nil, "ping": nil],
    replies: ["entered": ["join"]],
    exceptions: ["closing": "no session is that long"],
    frames: [
      ContractFrame("lobby.har", 0, frame: 1, "entered"),
      ContractFrame("lobby.har", 0, frame: 4, "ping"),
      ContractFrame("lobby.har", 0, frame: 7, "note"),
    ]
  )

  var sent = ContractTraffic(
    .send,
    of: "room",
    messages: ["join": nil, "note": "Note", "pong": nil],
    replies: ["pong": ["ping"]],
    frames: [
      ContractFrame("lobby.har", 0, frame: 0, "join"),
      ContractFrame("lobby.har", 0, frame: 5, "pong"),
      ContractFrame("lobby.har", 0, frame: 6, "note"),
    ]
  )

  private let pages = ContractTraffic(
    .receive,
    of: "board",
    messages: ["page": nil],
    frames: [ContractFrame("lobby.har", 1, "page")]
  )

  private let news = ContractTraffic(
    .receive,
    of: "news",
    messages: ["arrival": nil, "departure": nil],
    frames: [
      ContractFrame("lobby.har", 1, element: 0, of: "/news", "arrival"),
      ContractFrame("lobby.har", 1, element: 1, of: "/news", "departure"),
    ]
  )

  private static let schemas = """
    { "$defs": {
      "Note": { "properties": { "text": { "maxLength": 17 }, "lost": {} } },
      "Entered": { "properties": { "event": {}, "data": {
        "contentMediaType": "application/json",
        "contentSchema": { "properties": { "guests": {}, "lost": {} } }
      } } }
    } }
    """

  /// Returns the violations of the types and the recordings, one line each; `Incoming` is the type
  /// of the room's incoming events.
  func violations<Incoming: TypedEvent>(
    incoming: Incoming.Type = RoomChannel.Incoming.self,
    requiring requirements: Set<ContractRequirement> = .all
  ) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lobby-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "lobby.har")
    try recordings.write(to: file, atomically: true, encoding: .utf8)
    let sessions = SessionContract(recordings: folder, schemas: Self.schemas)
    var lines: [String] = []
    func check(_ verify: () throws -> Void) throws {
      do {
        try verify()
      } catch let error as ContractViolations {
        lines += error.violations.map(\.text)
      }
    }
    try check { try sessions.verify(incoming, received) }
    try check { try sessions.verify(RoomChannel.Outgoing.self, sent) }
    try check { try sessions.verify(BoardChannel.Incoming.self, pages) }
    try check { try sessions.verify(NewsChannel.Incoming.self, news) }
    try check {
      try sessions.verifyCompleteness([received, sent, pages, news], requiring: requirements)
    }
    return lines
  }
}
