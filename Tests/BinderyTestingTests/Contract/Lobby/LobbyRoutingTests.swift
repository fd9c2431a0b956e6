import BinderyRealtime
import BinderyTesting
import Foundation
import Lobby
import XCTest

/// Replays of the golden sessions through the generated channels.
final class LobbyRoutingTests: XCTestCase {
  private func violations(
    _ received: [ContractFrame],
    _ sent: [ContractFrame],
    room: String = "hall"
  ) async throws -> [String] {
    let contract = try LobbyContract()
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try contract.recordings.write(
      to: folder.appending(path: "lobby.har"),
      atomically: true,
      encoding: .utf8
    )
    let traffic = [(ContractTraffic.Direction.receive, received), (.send, sent)]
      .map { ContractTraffic($0, of: "room", messages: [:], frames: $1) }
    do {
      try await SessionContract(recordings: folder, schemas: "{}").replay(
        through: [
          ReplayedChannel(
            RoomChannel.self,
            traffic[0],
            traffic[1],
            openings: ["lobby.har #0": RoomChannel(room: room)]
          )
        ],
        on: [RealtimeServer("wss://lobby.example")]
      )
      return []
    } catch {
      return error.violations.map { "\($0.subject): \($0.difference)" }
    }
  }

  private func frame(_ position: Int, _ message: String) -> ContractFrame {
    ContractFrame("lobby.har", 0, frame: position, message)
  }

  func testRecordedMessagesReachTheirChannel() async throws {
    let found = try await violations(
      [frame(1, "entered"), frame(4, "ping"), frame(7, "note")],
      [frame(0, "join"), frame(5, "pong"), frame(6, "note")]
    )
    XCTAssertEqual(found, [])
  }

  func testTheRecordedAddressIsOpened() async throws {
    let frames = [frame(1, "entered"), frame(4, "ping"), frame(7, "note")]
    let found = try await violations(frames, [], room: "attic")
    XCTAssertEqual(
      found,
      ["lobby.har #0: the client opens the path /rooms/attic, but /rooms/hall is recorded"]
    )
  }

  func testADifferenceIsAViolation() async throws {
    let other = try await violations([frame(1, "entered"), frame(4, "note"), frame(7, "ping")], [])
    XCTAssertEqual(other, ["lobby.har #0, frame 7: the client doesn't deliver the message ping"])
    let missing = try await violations([frame(1, "entered"), frame(7, "note")], [])
    XCTAssertEqual(
      missing,
      ["lobby.har #0: 1 received messages are undocumented, but the client doesn't handle 0"]
    )
  }
}
