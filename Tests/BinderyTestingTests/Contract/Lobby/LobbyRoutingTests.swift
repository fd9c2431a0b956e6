import BinderyRealtime
import BinderyRuntime
import Foundation
import Lobby
import RecordingMutation
import XCTest

@testable import BinderyTesting

/// Replays of the golden sessions through the generated channels.
final class LobbyRoutingTests: XCTestCase {
  private func violations(
    _ received: [ContractFrame],
    _ sent: [ContractFrame],
    room: String = "hall"
  ) async throws -> [String] {
    let contract = try LobbyContract()
    let folder = try folder(with: contract.recordings, named: "lobby.har")
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

  /// What the server doesn't send or swaps, what the client sends, and the recorded path.
  func testMutationsAreNoticed() async throws {
    let results = try await results(limit: 100) {
      try await violations(
        [frame(1, "entered"), frame(4, "ping"), frame(7, "note")],
        [frame(0, "join"), frame(5, "pong"), frame(6, "note")]
      )
    }
    .results
    XCTAssertEqual(results.filter { !$0.isExpected }.map { "\($0.kind) \($0.detail)" }, [])
    let counts = Dictionary(results.map { ($0.kind.rawValue, 1) }, uniquingKeysWith: +)
    XCTAssertEqual(counts["missing-frame"], 3)
    XCTAssertEqual(counts["reordered-frames"], 2)
    XCTAssertEqual(counts["other-path"], 1)
    XCTAssertGreaterThan(counts["other-body"] ?? 0, 3)
  }

  func testASessionForWhichTheReplayFailsIsAnUnexpectedResult() async throws {
    let results = try await results(failures: 1) {
      try await violations([frame(1, "entered"), frame(4, "note"), frame(7, "ping")], [])
    }
    .results
    XCTAssertEqual(
      results.map { "\($0.kind) \($0.subject): \($0.failure ?? "")" },
      ["unchanged lobby.har #0: the client doesn't deliver the message ping"]
    )
  }

  /// A client may encode a name, of which another may be a part.
  func testAnotherValueOfAnEncodedParameterIsNoticed() async throws {
    var contract = try LobbyContract()
    contract.recordings = contract.recordings.replacing(
      "/rooms/hall",
      with: "/rooms/hall?no%5Btags%5D=a&%74ags%5B%5D=b"
    )
    let folder = try folder(with: contract.recordings, named: "lobby.har")
    let channel = ReplayedChannel(
      RoomChannel.self,
      contract.received,
      openings: ["lobby.har #0": RoomChannel(room: "hall")],
      query: ["tags[]"]
    )
    var recordings = RecordingFolder(folder)
    let session = try XCTUnwrap(RoutedSession.all(of: [channel], in: &recordings).first)
    let changed = RoutingMutation.all(of: session, [channel], ContractSchemas("{}"))
      .filter { $0.part == .url }
      .map {
        "\($0.kind) \($0.detail) \($0.session.request.url.replacing("wss://lobby.example", with: ""))"
      }
    XCTAssertEqual(
      changed,
      [
        "otherPath  /rooms/hallx?no%5Btags%5D=a&%74ags%5B%5D=b",
        "otherParameter tags[] /rooms/hall?no%5Btags%5D=a&%74ags%5B%5D=xb",
      ]
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

  /// Other clients send members that the document doesn't describe, which this one can't send.
  func testUndescribedMembersNeedNotBeSent() async throws {
    var contract = try LobbyContract()
    contract.recordings = contract.recordings.replacing(
      #"\"Good evening\",\"#,
      with: #"\"Good evening\",\"trace\":{\"id\":1},\"#
    )
    let folder = try folder(with: contract.recordings, named: "lobby.har")
    let note = #"{ "properties": { "event": {}, "text": {} } }"#
    for (schema, expected) in [
      (note.replacing(#""text""#, with: #""loudness": {}, "text""#), []),
      (
        note.replacing(#""text""#, with: #""trace": {}, "loudness": {}, "text""#),
        [
          "lobby.har #0, frame 6: the client sends"
            + #" text {"event":"note","text":"Good evening","loudness":2.50}"#
        ]
      ),
    ] {
      let contract = SessionContract(
        recordings: folder,
        schemas: #"{ "$defs": { "Note": \#(schema) } }"#
      )
      let sent = ContractTraffic(
        .send,
        of: "room",
        messages: ["join": nil, "note": "Note", "pong": nil],
        frames: [frame(0, "join"), frame(5, "pong"), frame(6, "note")]
      )
      let received = ContractTraffic(
        .receive,
        of: "room",
        messages: [:],
        frames: [frame(1, "entered"), frame(4, "ping"), frame(7, "note")]
      )
      let channel = ReplayedChannel(
        RoomChannel.self,
        received,
        sent,
        openings: ["lobby.har #0": RoomChannel(room: "hall")]
      )
      var found: [String] = []
      do {
        try await contract.replay(
          through: [channel],
          on: [RealtimeServer("wss://lobby.example")]
        )
      } catch {
        found = error.violations.map { "\($0.subject): \($0.difference)" }
      }
      XCTAssertEqual(found, expected)
    }
  }
}
