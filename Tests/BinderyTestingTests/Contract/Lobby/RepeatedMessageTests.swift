import BinderyRealtime
import BinderyTesting
import Foundation
import Lobby
import TestSupport
import XCTest

/// Differences that many messages of a session have are one failure for each cause.
final class RepeatedMessageTests: XCTestCase {
  /// A recorded message of the service, or of the client.
  private struct Frame {
    var name: String?
    var text: String
    var isSent = false
  }

  private func contract(
    _ frames: [Frame],
    sessions: [(address: String, channel: String)] = [("rooms/hall", "room")]
  ) throws -> SessionContract {
    let messages = frames.enumerated().map { number, frame in
      let data = "\"\(frame.text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
      let name = frame.name.map { "\"\($0)\"" } ?? "null"
      return "{\"type\": \"\(frame.isSent ? "send" : "receive")\", \"time\": \(number),"
        + " \"opcode\": 1, \"data\": \(data), \"_bindery\": {\"message\": \(name)}}"
    }
    let entries = sessions.map { address, channel in
      """
      {
        "request": {"method": "GET", "url": "wss://lobby.example/\(address)"},
        "response": {"status": 101, "content": {}},
        "_webSocketMessages": [\(messages.joined(separator: ",\n"))],
        "_bindery": {
          "channel": "\(channel)", "provenance": {"kind": "captured", "source": "a test"}
        }
      }
      """
    }
    let folder = try folder(
      with: #"{"log": {"version": "1.2", "entries": [\#(entries.joined(separator: ",\n"))]}}"#,
      named: "lobby.har"
    )
    let schemas = #"{"$defs": {"Note": {"properties": {"text": {"maxLength": 5}, "lost": {}}}}}"#
    return SessionContract(recordings: folder, schemas: schemas)
  }

  private func traffic(_ frames: [Int: String]) -> ContractTraffic {
    ContractTraffic(
      .receive,
      of: "room",
      messages: ["entered": nil, "note": "Note", "closing": nil, "ping": nil],
      replies: ["entered": ["join"]],
      frames: frames.sorted { $0.key < $1.key }.map {
        ContractFrame("lobby.har", 0, frame: $0.key, $0.value)
      }
    )
  }

  private func lines(_ verify: () throws -> Void) throws -> [String] {
    do {
      try verify()
      return []
    } catch let error as ContractViolations {
      return error.violations.map { "\($0.subject): \($0.difference)" }
    }
  }

  func testUndescribedMessagesAreOneFailure() throws {
    let frames =
      [Frame(name: "ping", text: #"{"event":"ping"}"#)]
      + (1...711).map { Frame(text: #"[\#($0), "ticker"]"#) }
    let contract = try contract(frames)
    let found = try lines {
      try contract.verifyCompleteness([traffic([0: "ping"])], requiring: [])
    }
    XCTAssertEqual(
      found,
      [
        "unknown message (lobby.har #0, frame 1): recorded, but not described by the spec"
          + " (also in 710 other messages)"
      ]
    )
  }

  /// A session has one of the channels at its address; others have other messages.
  func testUndescribedMessagesAreDistinguishedByTheirChannels() throws {
    let contract = try contract(
      [Frame(text: "[1]"), Frame(text: "[2]")],
      sessions: [
        ("?token=1", "room"), ("?token=2", "news"), ("board", "board"), ("boards", "board"),
      ]
    )
    let found = try lines { try contract.verifyCompleteness([traffic([:])], requiring: []) }
    XCTAssertEqual(
      found,
      [
        "unknown message (lobby.har #0, frame 0): recorded, but not described by the spec"
          + " (also in 3 other messages)",
        "unknown message (lobby.har #2, frame 0): recorded, but not described by the spec"
          + " (also in 3 other messages)",
      ]
    )
  }

  func testMessagesWithoutTestsAreOneFailurePerName() throws {
    let ping = Frame(name: "ping", text: #"{"event":"ping"}"#)
    let note = Frame(name: "note", text: #"{"event":"note","text":"a"}"#)
    let contract = try contract([ping, note, note, ping, note, ping])
    let found = try lines {
      try contract.verifyCompleteness(
        [traffic([0: "ping", 6: "note", 7: "note"])],
        requiring: []
      )
    }
    XCTAssertEqual(
      found,
      [
        "note (lobby.har #0, frame 1): recorded, but not tested (also in 2 other messages)",
        "ping (lobby.har #0, frame 3): recorded, but not tested (also in 1 other message)",
        "lobby.har #0, frame 6: tested, but not recorded (also in 1 other message)",
      ]
    )
  }

  func testRepliesWithoutRequestsAreOneFailure() throws {
    let entered = Frame(name: "entered", text: #"{"event":"entered"}"#)
    let contract = try contract([entered, entered, entered])
    let found = try lines {
      try contract.verifyCompleteness(
        [traffic([0: "entered", 1: "entered", 2: "entered"])],
        requiring: []
      )
    }
    XCTAssertEqual(
      found,
      [
        "room entered (lobby.har #0, frame 0): is a reply to join, but no join precedes it"
          + " (also in 2 other messages)"
      ]
    )
  }

  /// Neither an index in a path, nor the position of a byte, nor a lost value is another cause.
  func testDifferencesOfMessagesAreOneFailurePerCause() throws {
    let texts = [
      #"{"event":"note","text":"a","lost":1}"#,
      #"{"event":"note","text":"b","lost":[2,3]}"#,
      #"{"event":"note","text":"longer"}"#,
      #"{"event":"note","text":1}"#,
      #"{"event": "note", "text": 1}"#,
      #"{"event":"note","text":"longest"}"#,
      #"{"event":"note","text":"c"}"#,
    ]
    let contract = try contract(texts.map { Frame(name: "note", text: $0) })
    let frames = Dictionary(uniqueKeysWithValues: texts.indices.map { ($0, "note") })
    let found = try lines {
      try contract.verify(RoomChannel.Incoming.self, traffic(frames))
    }
    XCTAssertEqual(
      found,
      [
        "room note received (lobby.har #0, frame 0): event: $.lost: recorded 1, understood as"
          + " nothing (also in 1 other message)",
        "room note received (lobby.har #0, frame 2): schema: $.text: expected at most 5 characters,"
          + " found 6 (#/$defs/Note/properties/text/maxLength) (also in 1 other message)",
        "room note received (lobby.har #0, frame 3): event: $.text: expected a string, found a"
          + " number (byte 23) (also in 1 other message)",
      ]
    )
  }

  func testUndeliveredMessagesAreOneFailure() async throws {
    let ping = Frame(name: "ping", text: #"{"event":"ping"}"#)
    let contract = try contract([ping, ping, ping])
    let wrong = traffic([0: "note", 1: "note", 2: "ping"])
    let sent = ContractTraffic(.send, of: "room", messages: [:], frames: [])
    do {
      try await contract.replay(
        through: [ReplayedChannel(RoomChannel.self, wrong, sent, openings: [:])]
      )
      XCTFail("no violation")
    } catch {
      XCTAssertEqual(
        error.violations.map { "\($0.subject): \($0.difference)" },
        [
          "lobby.har #0, frame 0: the client doesn't deliver the message note"
            + " (also in 1 other message)"
        ]
      )
    }
  }
}
