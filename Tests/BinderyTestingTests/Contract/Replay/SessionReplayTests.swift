import BinderyTesting
import XCTest

/// Tests of replayed sessions: correct ones pass, and each corruption is reported and located.
final class SessionReplayTests: XCTestCase {
  func testACorrectRecordingReplays() async throws {
    let differences = try await replay(Self.archive)
    XCTAssertEqual(differences, [])
  }

  func testReportsEachCorruption() async throws {
    for (old, new, difference) in Self.corruptions {
      let pieces = Self.archive.components(separatedBy: old)
      XCTAssertEqual(pieces.count, 2, "“\(old)” must occur once")
      let start = ContinuousClock.now
      let differences = try await replay(pieces.joined(separator: new), 600)
      // A busy machine takes longer, but not as long as the timeout.
      XCTAssertLessThan(ContinuousClock.now - start, .seconds(60), "\(old) became \(new)")
      XCTAssertEqual(differences, ["echo.har \(difference)"], "\(old) became \(new)")
    }
  }

  func testWritesDeliveriesIntoTheArchive() async throws {
    let bare = Self.archive.replacing(#/, "delivers": \[[^\]]*\]/#, with: "")
    let folder = try folder(with: bare)
    let missing = try await replay(folder)
    XCTAssertEqual(missing, [#"echo.har #0, opening: delivered {"is":"open"}, not recorded"#])
    let client = try XCTUnwrap(try RecordedClient.all(in: folder).first)
    let stage = ReplayStage(for: client)
    var recording = SessionReplay(to: EchoPlayer(on: stage), on: stage, isRecording: true)
    try await recording.run()
    try client.write(recording.deliveries, in: folder)
    let recorded = try await replay(folder)
    XCTAssertEqual(recorded, [])
  }

  /// A service may add members at any time, also to a payload that a client passes on.
  func testAPassedOnPayloadMayHaveFurtherMembers() async throws {
    let extended = Self.archive
      .replacing(#"{\"word\":1}"#, with: #"{\"word\":1,\"more\":[2]}"#)
      .replacing(#"{\"word\": 1}"#, with: #"{\"word\": 1, \"more\": [2]}"#)
    let found = try await replay(extended)
    XCTAssertEqual(found, [])
    let other = try await replay(
      extended.replacing(#""delivers": [{"word": 1}]"#, with: #""delivers": [{"word": 2}]"#)
    )
    XCTAssertEqual(
      other,
      [
        #"echo.har #0, frame 0: recorded to deliver {"word":2}, delivered {"word":1,"more":[2]}"#
      ]
    )
  }

  func testReportsAnExtraFrameBeforeACloseWithoutAFrame() async throws {
    let sound = Self.archive
      .replacing(#/,\s*{"type": "send", "opcode": 8.*\s*"_bindery".*}/#, with: "")
      .replacing(#""code": 1000"#, with: #""code": 1000, "delivers": [{"is": "closed"}]"#)
    let none = try await replay(sound)
    XCTAssertEqual(none, [])
    let last = #/,\s*{"type": "send", "opcode": 1, "data": "7", "_bindery": {"after": 1}}/#
    let answerless = sound.replacing(last, with: "")
    let differences = try await replay(answerless)
    XCTAssertEqual(differences, ["echo.har #1, close: recorded close 1000, sent text 7"])
  }

  func testReportsAnExtraConnection() async throws {
    let second = try XCTUnwrap(
      Self.archive.firstRange(of: #/,\s*{\s*"startedDateTime": ".*:12.000Z"/#)
    )
    let differences = try await replay(Self.archive[..<second.lowerBound] + "]}}")
    XCTAssertEqual(
      differences,
      ["echo.har #0, close: connected to wss://echo.example/a?n=1, not recorded"]
    )
  }

  private static let corruptions = [
    (
      "example/a?n=1", "example/a?n=2",
      "#0, opening: recorded to connect to wss://echo.example/a?n=2, "
        + "connected to wss://echo.example/a?n=1"
    ),
    (
      #"{\"word\": 1}"#, #"{\"word\": 2}"#,
      #"#0, frame 1: recorded text {"word": 2}, sent text {"word":1}"#
    ),
    (
      #""delivers": [{"word": 1}]"#, #""delivers": [{"word": 2}]"#,
      #"#0, frame 0: recorded to deliver {"word":2}, delivered {"word":1}"#
    ),
    (
      #""delivers": [{"word": 1}]"#, #""delivers": [{"word": 1}, 7]"#,
      "#0, frame 0: recorded to deliver 7, delivered nothing"
    ),
    (
      #""opcode": 9, "data": "", "_bindery": {"after": 10}"#,
      #""opcode": 9, "data": "", "_bindery": {"after": 9}"#,
      "#0, frame 2: recorded ping, sent nothing"
    ),
    (
      #"{"is": "lost"}"#, #"{"is": "closed"}"#,
      #"#0, close: recorded to deliver {"is":"closed"}, delivered {"is":"lost"}"#
    ),
    (#""code": 1000"#, #""code": 1001"#, "#1, frame 2: recorded close 1001, sent close 1000"),
    (
      #""by": "client""#, #""by": "service""#,
      "#1, close: recorded as closed by the service, but the first close frame is that of the client"
    ),
  ]

  /// The first connection is lost after a ping, the second is closed.
  private static let archive = #"""
    {"log": {"version": "1.2", "entries": [
      {
        "startedDateTime": "2026-01-10T20:00:00.000Z",
        "request": {"method": "GET", "url": "wss://echo.example/a?n=1"},
        "response": {"status": 101},
        "_webSocketMessages": [
          {"type": "receive", "opcode": 1, "data": "{\"word\":1}",
            "_bindery": {"after": 1, "delivers": [{"word": 1}]}},
          {"type": "send", "opcode": 1, "data": "{\"word\": 1}", "_bindery": {"after": 1}},
          {"type": "send", "opcode": 9, "data": "", "_bindery": {"after": 10}},
          {"type": "receive", "opcode": 10, "data": "", "_bindery": {"after": 10}}
        ],
        "_bindery": {"channel": "echo", "client": "me", "delivers": [{"is": "open"}],
          "close": {"by": "service", "code": 1006, "delivers": [{"is": "lost"}, {"is": "open"}]}}
      },
      {
        "startedDateTime": "2026-01-10T20:00:12.000Z",
        "request": {"method": "GET", "url": "wss://echo.example:443/a?n=1"},
        "response": {"status": 101},
        "_webSocketMessages": [
          {"type": "receive", "opcode": 1, "data": "7",
            "_bindery": {"after": 1, "delivers": [7]}},
          {"type": "send", "opcode": 1, "data": "7", "_bindery": {"after": 1}},
          {"type": "send", "opcode": 8, "data": "",
            "_bindery": {"after": 2, "delivers": [{"is": "closed"}]}}
        ],
        "_bindery": {"channel": "echo", "client": "me",
          "close": {"by": "client", "code": 1000}}
      }
    ]}}
    """#

  private func replay(_ archive: String, _ timeout: Double = 10) async throws -> [String] {
    try await replay(try folder(with: archive), timeout)
  }

  private func replay(_ folder: URL, _ timeout: Double = 10) async throws -> [String] {
    var differences: [String] = []
    for client in try RecordedClient.all(in: folder) {
      let stage = ReplayStage(for: client, timeout: timeout)
      var replay = SessionReplay(to: EchoPlayer(on: stage), on: stage)
      do throws(ContractViolations) {
        try await replay.run()
      } catch {
        differences += error.violations.map(\.text)
      }
    }
    return differences
  }
}
