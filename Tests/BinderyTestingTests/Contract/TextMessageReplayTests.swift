import BinderyRealtime
import BinderyRuntime
import XCTest

@testable import BinderyTesting

/// Replays of sessions with plain texts, such as the `ping` of many services.
final class TextMessageReplayTests: XCTestCase {
  private func violations(_ recorded: String) async throws -> [String] {
    let folder = try folder(
      with: """
        {"log": {"version": "1.2", "entries": [{
          "startedDateTime": "2026-01-02T03:04:05Z",
          "request": {"method": "GET", "url": "wss://beats.example/beats"},
          "response": {"status": 101, "content": {}},
          "_webSocketMessages": [
            {"type": "send", "time": 1, "opcode": 1, "data": "\(recorded)"},
            {"type": "receive", "time": 2, "opcode": 1, "data": "pong"}
          ]}]}}
        """,
      named: "beats.har"
    )
    let traffic = [(ContractTraffic.Direction.send, 0, "ping"), (.receive, 1, "pong")].map {
      let frame = ContractFrame("beats.har", 0, frame: $1, $2)
      return ContractTraffic($0, of: "beats", messages: [:], frames: [frame])
    }
    do {
      try await SessionContract(recordings: folder, schemas: "{}").replay(
        through: [ReplayedChannel(BeatsChannel.self, traffic[0], traffic[1])],
        on: [RealtimeServer("wss://beats.example")]
      )
      return []
    } catch {
      return error.violations.map { "\($0.subject): \($0.difference)" }
    }
  }

  func testPlainTextsAreSentAsRecorded() async throws {
    for text in ["ping", "2", "ping now"] {
      let found = try await violations(text)
      XCTAssertEqual(found, [], text)
    }
  }

  func testAnotherTextIsAViolation() async throws {
    let found = try await violations("PING")
    XCTAssertEqual(found, ["beats.har #0, frame 0: the client sends text ping"])
  }
}

private struct BeatsChannel: TypedChannel, MessageChannel {
  static let template = ChannelAddress("/beats")
  static let incomingSignatures: JSONSignatures = [.string([])]

  init() {}

  init?(values: ChannelAddress.Values) {}

  var parameters: [String] { [] }

  typealias Incoming = Beat
  typealias Outgoing = Beat
}

/// A plain text, which is sent in lowercase.
private enum Beat: TypedEvent {
  case beat(String)

  static let messageNames: [String] = ["pong"]
  static let textMessageNames: [String] = ["pong"]

  var messageName: String? { "pong" }

  init(from json: inout JSONReader) throws(JSONError) { self = .beat(try json.read()) }

  func encode(into json: inout JSONWriter) {
    switch self {
    case .beat(let text): text.lowercased().encode(into: &json)
    }
  }
}
