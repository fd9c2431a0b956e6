// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import Lobby
import XCTest

final class RoomChannelContractTests: XCTestCase {
  func testReceived() async {
    await checkContract {
      try sessions.verify(RoomChannel.Incoming.self, Self.received)
    }
  }

  func testSent() async {
    await checkContract {
      try sessions.verify(RoomChannel.Outgoing.self, Self.sent)
    }
  }

  static let received = ContractTraffic(
    .receive,
    of: "room",
    messages: [
      "entered": "room.entered",
      "note": "room.note",
      "closing": "room.closing",
      "ping": "room.ping",
    ],
    replies: ["entered": ["join"]],
    exceptions: ["closing": "the test server never closes"],
    frames: [
      ContractFrame("lobby.har", 0, frame: 1, "entered"),
      ContractFrame("lobby.har", 0, frame: 4, "ping"),
      ContractFrame("lobby.har", 0, frame: 7, "note"),
    ]
  )

  static let sent = ContractTraffic(
    .send,
    of: "room",
    messages: ["join": "room.join", "note": "room.note", "pong": "room.pong"],
    replies: ["pong": ["ping"]],
    frames: [
      ContractFrame("lobby.har", 0, frame: 0, "join"),
      ContractFrame("lobby.har", 0, frame: 5, "pong"),
      ContractFrame("lobby.har", 0, frame: 6, "note"),
    ]
  )
}
