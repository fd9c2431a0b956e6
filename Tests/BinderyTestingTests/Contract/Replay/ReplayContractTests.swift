import BinderyTesting
import XCTest

/// Tests of generated replays: each recorded client needs one, or an exception.
final class ReplayContractTests: XCTestCase {
  func testAClientIsReplayedByItsFirstSession() async throws {
    let sound = try await replay(Self.archive)
    XCTAssertEqual(sound, [])
    let exchange = try await replay(Self.archive, session: 0)
    XCTAssertEqual(exchange, ["echo.har #0: no session begins there"])
    let unreadable = try await replay("[]")
    XCTAssertEqual(unreadable, ["echo.har #1: $: expected an object, found an array (byte 0)"])
  }

  func testReportsDifferences() async throws {
    let delivered = try await replay(
      Self.archive.replacing(#""delivers": [7]"#, with: #""delivers": [8]"#)
    )
    XCTAssertEqual(delivered, ["echo.har #1, frame 0: recorded to deliver 8, delivered 7"])
    let sent = try await replay(
      Self.archive.replacing(
        #""send", "opcode": 1, "data": "7""#,
        with: #""send", "opcode": 1, "data": "8""#
      )
    )
    XCTAssertEqual(sent, ["echo.har #1, frame 1: recorded text 8, sent text 7"])
  }

  /// A client for which the replay fails anyway has no tested mutations.
  func testAFailedReplayIsAnUnexpectedResult() async throws {
    let archive = Self.archive.replacing(#""delivers": [7]"#, with: #""delivers": [8]"#)
    let results = try await results(failures: 1) { try await replay(archive) }.results
    XCTAssertEqual(
      results.map { "\($0.kind) \($0.subject): \($0.failure ?? "")" },
      ["unchanged echo.har #1: recorded to deliver 8, delivered 7"]
    )
    XCTAssertGreaterThan(results[0].line, 1)
  }

  func testRecordingFailsOnceItIsWritten() async throws {
    let bare = Self.archive.replacing(#/, "delivers": \[[^\]]*\]/#, with: "")
    let folder = try folder(with: bare)
    let recorded = await replay(folder, isRecording: true)
    XCTAssertEqual(recorded, ["echo.har #1: recorded; look at the diff, then run again"])
    let again = await replay(folder)
    XCTAssertEqual(again, [])
  }

  func testEachClientNeedsAReplayOrAnException() throws {
    let test: () async throws -> Void = {}
    XCTAssertEqual(try missing(["echo.har #1": test, "echo.har #3": test]), [])
    XCTAssertEqual(
      try missing(["echo.har #1": test], exceptions: ["echo.har #3": "it is shy"]),
      []
    )
    XCTAssertEqual(
      try missing(["echo.har #2": test], exceptions: ["echo.har #4": "so", "echo.har #2": "so"]),
      [
        "echo.har #1: recorded, but not replayed, and no reason why",
        "echo.har #3: recorded, but not replayed, and no reason why",
        "echo.har #2: replayed, but not recorded",
        #"echo.har #2: declared as not replayed ("so"), but not recorded"#,
        #"echo.har #2: declared as not replayed ("so"), but it is"#,
        #"echo.har #4: declared as not replayed ("so"), but not recorded"#,
      ]
    )
  }

  func testReportsClientsWithoutSessions() throws {
    let calls = #""_bindery": {"calls": [{"client": "me", "time": 1, "call": "hi"}]}, "entries""#
    XCTAssertEqual(
      try missing(
        ["echo.har #1": {}, "echo.har #3": {}],
        in: Self.archive.replacing(#""entries""#, with: calls)
      ),
      ["echo.har, calls of me: recorded, but not replayed, and no reason why"]
    )
    XCTAssertEqual(
      try missing([:], in: "[]"),
      ["echo.har: $: expected an object, found an array (byte 0)"]
    )
  }

  /// An archive with an exchange of no client, and the sessions of two clients.
  private static let archive = #"""
    {"log": {"version": "1.2", "entries": [
      {
        "request": {"method": "GET", "url": "https://echo.example/count"},
        "response": {"status": 204},
        "_bindery": {"operation": "count"}
      },
      {
        "startedDateTime": "2026-01-10T20:00:00.000Z",
        "request": {"method": "GET", "url": "wss://echo.example/a?n=1"},
        "response": {"status": 101},
        "_webSocketMessages": [
          {"type": "receive", "opcode": 1, "data": "7", "_bindery": {"after": 1, "delivers": [7]}},
          {"type": "send", "opcode": 1, "data": "7", "_bindery": {"after": 1}},
          {"type": "send", "opcode": 8, "data": "",
            "_bindery": {"after": 2, "delivers": [{"is": "closed"}]}}
        ],
        "_bindery": {"channel": "echo", "delivers": [{"is": "open"}],
          "close": {"by": "client", "code": 1000}}
      },
      {
        "request": {"method": "GET", "url": "https://echo.example/count"},
        "response": {"status": 204},
        "_bindery": {"operation": "count", "client": "ann"}
      },
      {
        "startedDateTime": "2026-01-10T20:00:00.000Z",
        "request": {"method": "GET", "url": "wss://echo.example/a?n=1"},
        "response": {"status": 101},
        "_webSocketMessages": [{"type": "receive", "opcode": 1, "data": "7"}],
        "_bindery": {"channel": "echo", "client": "ann"}
      }
    ]}}
    """#
}

extension ReplayContractTests {
  private func replay(_ archive: String, session: Int = 1) async throws -> [String] {
    await replay(try folder(with: archive), session: session)
  }

  private func replay(
    _ folder: URL,
    session: Int = 1,
    isRecording: Bool = false
  ) async -> [String] {
    do throws(ContractViolations) {
      try await SessionContract(recordings: folder, schemas: "{}")
        .replay("echo.har", session: session, to: EchoPlayer.self, isRecording: isRecording)
      return []
    } catch {
      return error.violations.map(\.text)
    }
  }

  private func missing(
    _ replays: KeyValuePairs<String, () async throws -> Void>,
    exceptions: [String: String] = [:],
    in archive: String = archive
  ) throws -> [String] {
    let sessions = SessionContract(recordings: try folder(with: archive), schemas: "{}")
    do throws(ContractViolations) {
      try sessions.verifyCompleteness(replays: replays, exceptions: exceptions)
      return []
    } catch {
      return error.violations.map(\.text)
    }
  }
}
