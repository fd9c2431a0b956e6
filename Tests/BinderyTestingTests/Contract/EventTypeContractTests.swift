import BinderyRealtime
import BinderyTesting
import Foundation
import TestSupport
import XCTest

/// Tests of recorded server-sent events whose types are the names of messages.
final class EventTypeContractTests: XCTestCase {
  private func contract(_ frames: [(type: String?, message: String)]) throws -> SessionContract {
    let messages = frames.enumerated().map { number, frame in
      let type = frame.type.map { ", \"eventType\": \"\($0)\"" } ?? ""
      return #"{"type": "receive", "time": \#(number), "opcode": 1, "data": "{\"door\": \"a\"}","#
        + #" "_bindery": {"message": "\#(frame.message)"\#(type)}}"#
    }
    let folder = try folder(
      with: """
        {"log": {"version": "1.2", "entries": [{
          "request": {"method": "GET", "url": "https://shop.example/doors"},
          "response": {"status": 200, "content": {}},
          "_webSocketMessages": [\(messages.joined(separator: ",\n"))],
          "_bindery": {"channel": "doors", "provenance": {"kind": "captured", "source": "a test"}}
        }]}}
        """,
      named: "doors.har"
    )
    return SessionContract(recordings: folder, schemas: "{}")
  }

  private func traffic(_ messages: [String]) -> ContractTraffic {
    ContractTraffic(
      .receive,
      of: "doors",
      messages: ["opened": nil, "closed": nil],
      frames: messages.enumerated().map { ContractFrame("doors.har", 0, frame: $0, $1) }
    )
  }

  private func differences(_ verify: () async throws -> Void) async throws -> [String] {
    do {
      try await verify()
      return []
    } catch let error as ContractViolations {
      return error.violations.map(\.difference)
    }
  }

  /// Both messages have the same content.
  func testTheEventTypeIsRead() async throws {
    let frames = [(type: Optional("closed"), message: "closed"), (type: nil, message: "opened")]
    let contract = try contract(frames)
    let traffic = traffic(frames.map(\.message))
    let found = try await differences {
      try contract.verify(DoorChannel.Incoming.self, traffic)
      try await contract.replay(through: [ReplayedChannel(DoorChannel.self, traffic)])
    }
    XCTAssertEqual(found, [])
  }

  func testAnotherEventTypeIsADifference() async throws {
    let contract = try contract([(type: "closed", message: "opened")])
    let found = try await differences {
      try contract.verify(DoorChannel.Incoming.self, traffic(["opened"]))
    }
    XCTAssertEqual(found, ["event: understood as closed"])
    let replayed = try await differences {
      try await contract.replay(
        through: [ReplayedChannel(DoorChannel.self, traffic(["opened"]))]
      )
    }
    XCTAssert(replayed.joined().contains("the client doesn't deliver"), "\(replayed)")
  }
}
