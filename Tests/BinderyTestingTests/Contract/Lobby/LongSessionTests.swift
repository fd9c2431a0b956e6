import BinderyTesting
import Foundation
import Lobby
import TestSupport
import XCTest

/// Recorded sessions of many messages, such as those of a market.
final class LongSessionTests: TimedTestCase {
  /// Enough for a few thousand messages on a busy machine, if each is read a few times.
  override class var timeLimit: TimeInterval { 30 }

  func testTheTimeGrowsWithTheNumberOfMessages() throws {
    let count = 4_000
    let frames = (0..<count).map { number in
      #"{"type": "receive", "time": \#(number), "opcode": 1, "data": "{\"number\": \#(number)}","#
        + #" "_bindery": {"message": null}}"#
    }
    let folder = try folder(
      with: """
        {"log": {"version": "1.2", "entries": [{
          "request": {"method": "GET", "url": "wss://lobby.example/rooms/hall"},
          "response": {"status": 101, "content": {}},
          "_webSocketMessages": [\(frames.joined(separator: ","))],
          "_bindery": {"channel": "room", "provenance": {"kind": "captured", "source": "a test"}}
        }]}}
        """,
      named: "long.har"
    )
    let contract = SessionContract(recordings: folder, schemas: "{}")
    try contract.verify(
      RoomChannel.Incoming.self,
      ContractTraffic(
        .receive,
        of: "room",
        messages: ["entered": nil, "note": nil, "closing": nil, "ping": nil],
        frames: (0..<count).map { ContractFrame("long.har", 0, frame: $0, nil) }
      )
    )
  }
}
