import Foundation
import XCTest

/// The key `player` of a `bindings.yaml`, which names the type that plays recorded clients.
final class PlayerTests: XCTestCase {
  func testEachRecordedClientGetsATest() throws {
    let folder = try hall(
      """
      player: ReplayedGuest
      exceptions: [{ session: 1, recording: 2026-talk.har, because: he is shy }]

      """
    )
    let run = try BinderyProcess("generate", "--strict", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    let tests = folder.url.appendingPathComponent("Tests/SessionReplayContractTests.swift")
    XCTAssertEqual(
      try String(contentsOf: tests, encoding: .utf8),
      """
      // Generated from Spec/hall/hall.yaml. Edit the specification, then run `bindery generate`.

      import BinderyTesting
      import XCTest

      final class SessionReplayContractTests: XCTestCase {
        /// Captured: the porch.
        func test2026TalkOfAnn() async {
          await checkContract {
            try await sessions.replay("2026-talk.har", session: 0, to: ReplayedGuest.self)
          }
        }

        /// Captured: the porch.
        func test2026Talk2() async {
          await checkContract {
            try await sessions.replay("2026-talk.har", session: 2, to: ReplayedGuest.self)
          }
        }

        func testEverySessionIsReplayed() async {
          await checkContract {
            try sessions.verifyCompleteness(
              replays: ["2026-talk.har #0": test2026TalkOfAnn, "2026-talk.har #2": test2026Talk2],
              exceptions: ["2026-talk.har #1": "he is shy"]
            )
          }
        }
      }

      """
    )
  }

  func testWithoutAPlayerNoSessionIsReplayed() throws {
    let folder = try hall("")
    let run = try BinderyProcess("generate", "--strict", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    let tests = folder.url.appendingPathComponent("Tests/SessionReplayContractTests.swift")
    XCTAssertFalse(FileManager.default.fileExists(atPath: tests.path))
  }

  func testReportsExceptionsForMissingSessions() throws {
    XCTAssertEqual(
      try complaints(
        """
        player: ReplayedGuest
        exceptions:
          - { session: 1, recording: 2026-talk.har, because: he is shy }
          - { session: 3, recording: 2026-talk.har, because: it goes on }

        """
      ),
      """
      9:5: error: no session begins at entry 3 of “2026-talk.har” [unused-rule]
        help: correct or remove the exception
      """
    )
  }

  /// A session without `_bindery` has no calls and deliveries, so that no player can replay it; its
  /// messages are tested, and an exception for it is valid.
  func testSessionsWithoutAnnotationsAreNotReplayed() throws {
    let plain = Self.sessions(annotated: false)
    let bindings = """
      player: ReplayedGuest
      exceptions: [{ session: 1, recording: 2026-talk.har, because: he is shy }]

      """
    let folder = try hall(bindings, Self.channels, ("2026-talk.har", plain))
    let run = try BinderyProcess("generate", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    XCTAssertEqual(
      run.errors,
      """
      Spec/hall/bindings.yaml:6:9: warning: “player” replays no session, because none has \
      “_bindery” [unused-rule]
        help: run “bindery import Spec/hall/recordings/2026-talk.har”, or remove “player”
      Out: 2 files, 2 added
      Tests: 5 files, 5 added

      """
    )
    let tests = folder.url.appendingPathComponent("Tests")
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: tests.path + "/SessionReplayContractTests.swift")
    )
    XCTAssert(
      FileManager.default.fileExists(atPath: tests.path + "/HallChannelContractTests.swift")
    )
    try folder.write(Self.sessions, to: "Spec/hall/recordings/2027-talk.har")
    let other = try BinderyProcess("generate", in: folder.url)
    XCTAssertEqual(other.status, 0, other.errors)
    XCTAssert(
      other.errors.hasPrefix(
        """
        Spec/hall/bindings.yaml:6:9: warning: “player” doesn't replay #0, #2, #3 of “2026-talk.har”, \
        which lack “_bindery” [unused-rule]
          help: run “bindery import Spec/hall/recordings/2026-talk.har”, or add exceptions

        """
      ),
      other.errors
    )
  }

  func testSessionExceptionsNeedAPlayer() throws {
    XCTAssertEqual(
      try complaints("exceptions: [{ session: 1, recording: 2026-talk.har, because: so }]\n"),
      """
      6:14: error: an exception for a session has no effect without “player” [missing-key]
        help: add “player”, the type that replays a client's sessions, or remove the exception
      """
    )
  }

  func testAPlayerNeedsSessionsAndChannels() throws {
    XCTAssertEqual(
      try complaints("player: ReplayedGuest\n", recording: ("README", "None yet.\n")),
      """
      6:9: error: “player” has no effect without a recorded session [unused-rule]
        help: record a session, or remove “player”
      """
    )
    XCTAssertEqual(
      try complaints(
        "player: ReplayedGuest\n",
        document: "openapi: 3.1.0\ninfo: { title: Hall, version: \"1\" }\npaths: {}\n",
        recording: ("README", "None yet.\n")
      ),
      """
      6:9: error: “player” has no effect without channels [unused-rule]
        help: add an AsyncAPI document, or remove “player”
      """
    )
  }

  /// The values that replace secrets in what `RECORD=1` writes must fit their schemas.
  func testTheTestsHaveTheLimitsOfSecrets() throws {
    let code = """
      code: { payload: { type: object, properties: { pin: { type: string, x-sensitive: true, \
      pattern: "^[0-9]{4}$" } } } }
      """
    let document = Self.channels.replacing(
      "hi: { payload: { type: string } }",
      with: "hi: { payload: { type: string } }, \(code)"
    )
    let folder = try hall("player: ReplayedGuest\n", document)
    let run = try BinderyProcess("generate", in: folder.url)
    XCTAssertEqual(run.status, 0, run.errors)
    let file = folder.url.appendingPathComponent("Tests/Contract.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssert(text.contains(#"members: ["pin"]"#), text)
    XCTAssert(
      text.contains(###"schemas: ["pin": [#"{"pattern":"^[0-9]{4}$","type":"string"}"#]]"###),
      text
    )
  }

  /// The documentation of a test has the provenance of its session.
  func testASessionStatesItsProvenance() throws {
    for (kind, word) in [
      ("captured", "Captured"), ("sandbox", "Sandbox"), ("documented", "Documented"),
    ] {
      let text = Self.sessions.replacing(#""kind": "captured""#, with: #""kind": "\#(kind)""#)
      let folder = try hall("player: ReplayedGuest\n", Self.channels, ("talk.har", text))
      let run = try BinderyProcess("generate", in: folder.url)
      XCTAssertEqual(run.status, 0, run.errors)
      let file = folder.url.appendingPathComponent("Tests/SessionReplayContractTests.swift")
      let tests = try String(contentsOf: file, encoding: .utf8)
      XCTAssert(tests.contains("/// \(word): the porch"), tests)
    }
  }

  private func complaints(
    _ bindings: String,
    document: String = channels,
    recording: (name: String, text: String) = ("2026-talk.har", sessions)
  ) throws -> String {
    let folder = try hall(bindings, document, recording)
    let run = try BinderyProcess("generate", in: folder.url)
    XCTAssertEqual(run.status, 1)
    return run.errors.split(separator: "\n").map {
      $0.replacing("Spec/hall/bindings.yaml:", with: "")
    }
    .joined(separator: "\n")
  }

  private func hall(
    _ bindings: String,
    _ document: String = channels,
    _ recording: (name: String, text: String) = ("2026-talk.har", sessions)
  ) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      documents: [hall.yaml]
      module: Hall
      output: ../../Out
      recordings: recordings
      contractTests: ../../Tests

      """ + bindings,
      to: "Spec/hall/bindings.yaml"
    )
    try folder.write(document, to: "Spec/hall/hall.yaml")
    try folder.write(recording.text, to: "Spec/hall/recordings/\(recording.name)")
    return folder
  }

  private static let channels = """
    asyncapi: 3.0.0
    info: { title: Hall, version: "1" }
    channels: { hall: { address: hall, messages: { hi: { payload: { type: string } } } } }
    operations: { greet: { action: send, channel: { $ref: "#/channels/hall" } } }

    """

  /// Two sessions of Ann, and two of unnamed clients.
  private static let sessions = sessions(annotated: true)

  private static func sessions(annotated: Bool) -> String {
    let clients = [#""client": "ann", "#, "", "", #""client": "ann", "#]
    return """
      { "log": { "version": "1.2", "entries": [
      \(clients.map { session($0, annotated) }.joined(separator: ",\n"))
      ] } }

      """
  }

  private static func session(_ client: String, _ annotated: Bool) -> String {
    let name = #", "_bindery": { "message": "hi" }"#
    let origin = """
      ,
        "_bindery": { \(client)"channel": "hall",
          "provenance": { "kind": "captured", "source": "the porch" } }
      """
    return """
      { "request": { "method": "GET", "url": "wss://hall.example/" },
        "response": { "status": 101, "content": {} },
        "_webSocketMessages": [
          { "type": "receive", "time": 1, "opcode": 1, "data": "\\"hi\\""\(annotated ? name : "") }
        ]\(annotated ? origin : "") }
      """
  }
}
