import BinderyRuntime
import XCTest

@testable import BinderyTesting

/// Tests of replayed calls of a client's user, with HTTP requests of the client.
final class CallReplayTests: XCTestCase {
  func testACorrectRecordingReplays() async throws {
    let differences = try await replay(Self.archive)
    XCTAssertEqual(differences, [])
  }

  func testReportsEachCorruption() async throws {
    for (old, new, difference) in Self.corruptions {
      let pieces = Self.archive.components(separatedBy: old)
      XCTAssertEqual(pieces.count, 2, "“\(old)” must occur once")
      let differences = try await replay(pieces.joined(separator: new), 600)
      XCTAssertEqual(differences, ["ask.har \(difference)"], "\(old) became \(new)")
    }
  }

  func testWritesDeliveriesIntoTheArchive() async throws {
    let bare = Self.archive.replacing(#/, "delivers": \[[^\]]*\]/#, with: "")
    let folder = try folder(with: bare, named: "ask.har")
    let missing = try await replay(folder)
    let id = "00000000-0000-4000-8000-000000000001"
    XCTAssertEqual(missing, [#"ask.har #0, frame 1: delivered {"id":"\#(id)"}, not recorded"#])
    for client in try RecordedClient.all(in: folder) {
      var (replay, _) = session(client, 10, isRecording: true)
      try await replay.run()
      try client.write(replay.deliveries, in: folder)
    }
    let recorded = try await replay(folder)
    XCTAssertEqual(recorded, [])
    let written = try String(contentsOf: folder.appending(path: "ask.har"), encoding: .utf8)
    XCTAssertFalse(written.contains(id), "the ids are those of the recording")
  }

  func testWritingDeliveriesAgainChangesNothing() async throws {
    let folder = try folder(with: Self.archive, named: "ask.har")
    for client in try RecordedClient.all(in: folder) {
      var (replay, _) = session(client, 10, isRecording: true)
      try await replay.run()
      try client.write(replay.deliveries, in: folder)
    }
    let written = try String(contentsOf: folder.appending(path: "ask.har"), encoding: .utf8)
    XCTAssertEqual(try JSONValue(parsing: written), try JSONValue(parsing: Self.archive))
  }

  /// The order of deliveries of different groups isn't fixed, so it is no effect of a mutation.
  func testAnotherOrderOfGroupsIsNoOtherEffect() async throws {
    let folder = try folder(with: Self.archive, named: "ask.har")
    let client = try XCTUnwrap(RecordedClient.all(in: folder).first)
    let first = await MutatedReplay(of: client, to: RequestingPlayer.self)
    let other = await RequestingPlayer.$deliversNotesFirst.withValue(false) {
      await MutatedReplay(of: client, to: RequestingPlayer.self)
    }
    XCTAssertFalse(first.hasFailed)
    XCTAssertFalse(other.hasFailed)
    XCTAssertEqual(first.effects[0].count, 3)
    XCTAssertEqual(first.effects, other.effects)
  }

  func testACloseWithoutAFrameIsReplayedAtTheEndOfTheSession() async throws {
    let differences = try await replay(Self.withoutCloseFrame)
    XCTAssertEqual(differences, [])
  }

  func testADropWithoutACloseFrameIsReplayed() async throws {
    let wordless = Self.withoutCloseFrame.replacing(#""code": 1000"#, with: #""code": 1006"#)
    let closed = try await replay(wordless)
    XCTAssertEqual(closed, ["ask.har #0, close: recorded drop, sent close 1000"])
    let differences = try await replay(wordless.replacing(#""end""#, with: #""vanish""#))
    XCTAssertEqual(differences, [])
  }

  /// The archive as browsers export it, without the close frame.
  private static var withoutCloseFrame: String {
    let frame = #/,\s*{"type": "send", "opcode": 8, "data": "", "_bindery": {"after": 4.5}}/#
    return archive.replacing(frame, with: "")
  }

  private static let old = "00000000-0000-4000-8000-00000000000a"
  private static let unsent = "00000000-0000-4000-8000-00000000000c"
  private static let other = "00000000-0000-4000-8000-00000000000b"

  private static let corruptions = [
    (
      #"{"word": "hi"}"#, #"{"word": "ho"}"#,
      #"#0, frame 0: recorded text {"id":"\#(old)","word":"hi","machine":"there"}, "#
        + #"sent text {"id":"00000000-0000-4000-8000-000000000001","word":"ho","machine":"here"}"#
    ),
    (
      #""after": 1.5, "message": null, "delivers": [{"id":"\#(old)"}"#,
      #""after": 1.5, "message": null, "delivers": [{"id":"\#(other)"}"#,
      #"#0, frame 1: recorded to deliver {"id":"\#(other)"}, "#
        + #"delivered {"id":"00000000-0000-4000-8000-000000000001"}"#
    ),
    (
      #""{\"id\":\"\#(old)\"}""#, #""{\"id\":\"\#(other)\"}""#,
      #"#0, frame 1: recorded to deliver {"id":"\#(old)"}, delivered {"id":"\#(other)"}"#
    ),
    (
      #""after": 1, "#, #""after": 0.9, "#,
      #"#0, frame 0: recorded text {"id":"\#(old)","word":"hi","machine":"there"}, sent nothing"#
    ),
    (
      "example/count", "example/counts",
      "#1: request: path: recorded /counts, sent /count"
    ),
    (
      #""text": "7""#, #""text": "8""#,
      #"#1: recorded to deliver {"count":7}, delivered {"count":8}"#
    ),
    (
      #""operation": "count", "client": "me""#, #""operation": "count""#,
      "#0, close: sent GET https://echo.example/count, not recorded"
    ),
    (#""call": "end""#, #""call": "ask""#, "#0, frame 2: recorded close 1000, sent nothing"),
    (#""call": "open""#, #""call": {}"#, "#0, opening: the client didn't connect"),
    (
      #""call": "end"}"#,
      #""call": "end"}, {"client": "me", "time": 1768075206, "call": "open"}"#,
      "call 4: connected to wss://echo.example/a, not recorded"
    ),
    (
      #""call": "end"}"#,
      #""call": "end"}, {"client": "me", "time": 1768075206, "call": "elsewhere"}"#,
      "#0: asked elsewhere"
    ),
    (
      #""call": "ask""#, #""call": {}"#, "#1: recorded GET https://echo.example/count, sent nothing"
    ),
  ]

  /// A message, and then an HTTP request, before the connection is closed.
  private static let archive = #"""
    {"log": {"version": "1.2",
      "_bindery": {"calls": [
        {"client": "me", "time": 1768075200, "call": "open"},
        {"client": "me", "time": 1768075200.5, "call": {"word": "hi"}},
        {"client": "me", "time": 1768075203, "call": "ask"},
        {"client": "me", "time": 1768075205, "call": "end"}
      ]},
      "entries": [
        {
          "startedDateTime": "2026-01-10T20:00:00.500Z", "time": 4500,
          "request": {"method": "GET", "url": "wss://echo.example/a"},
          "response": {"status": 101},
          "_webSocketMessages": [
            {"type": "send", "opcode": 1,
              "data": "{\"id\":\"\#(old)\",\"word\":\"hi\",\"machine\":\"there\"}",
              "_bindery": {"after": 1, "message": null}},
            {"type": "receive", "opcode": 1, "data": "{\"id\":\"\#(old)\"}",
              "_bindery": {"after": 1.5, "message": null, "delivers": [{"id":"\#(old)"}, {"note": "\#(unsent)"}]}},
            {"type": "send", "opcode": 8, "data": "", "_bindery": {"after": 4.5}}
          ],
          "_bindery": {"channel": "echo", "client": "me", "close": {"by": "client", "code": 1000}}
        },
        {
          "startedDateTime": "2026-01-10T20:00:03.000Z",
          "request": {"method": "GET", "url": "https://echo.example/count"},
          "response": {"status": 200, "content": {"mimeType": "text/plain", "text": "7"}},
          "_bindery": {"operation": "count", "client": "me", "delivers": [{"count": 7}]}
        }
      ]}}
    """#
}

extension CallReplayTests {
  private func replay(_ archive: String, _ timeout: Double = 10) async throws -> [String] {
    try await replay(try folder(with: archive, named: "ask.har"), timeout)
  }

  private func replay(_ folder: URL, _ timeout: Double = 10) async throws -> [String] {
    var differences: [String] = []
    for client in try RecordedClient.all(in: folder) {
      var (replay, player) = session(client, timeout)
      do throws(ContractViolations) {
        try await replay.run()
      } catch {
        differences += error.violations.map(\.text)
      }
      XCTAssertEqual(player.letGo.all, ["gone"], "in every case")
    }
    return differences
  }

  private func session(
    _ client: RecordedClient,
    _ timeout: Double,
    isRecording: Bool = false
  ) -> (SessionReplay, RequestingPlayer) {
    let stage = ReplayStage(for: client, timeout: timeout)
    let player = RequestingPlayer(on: stage)
    addTeardownBlock { await player.finish() }
    let replay = SessionReplay(to: player, on: stage, isRecording: isRecording)
    return (replay, player)
  }
}
