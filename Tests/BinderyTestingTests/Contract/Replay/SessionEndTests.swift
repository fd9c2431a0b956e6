import XCTest

@testable import BinderyTesting

/// Tests of a client's behavior after the service has closed a connection.
final class SessionEndTests: XCTestCase {
  func testReleasesTheConnection() async throws {
    try await replay(nil)
  }

  func testReportsASendAfterTheEnd() async throws {
    await expect(.speaks, "tried to send text bye after its end, not recorded")
  }

  func testReportsALateSendAfterTheEnd() async throws {
    await expect(.speaksLate, "tried to send text bye after its end, not recorded")
  }

  func testReportsAConnectionThatIsNotReleased() async throws {
    await expect(
      .keepsIt,
      timeout: 600,
      "the client, or its player, keeps a connection that has ended"
    )
  }

  func testAConnectionMayBeKeptUntilTheNextOne() async throws {
    let lost = [session("00", 1006, receives: "lost"), session("03", 1006, receives: "lost")]
    // The last one is kept until the player finishes.
    try await replay(.restsWithIt, lost, timeout: 600)
  }

  /// A replay doesn't wait for the time-out of its player.
  func testAPlayerMayWaitInVain() async throws {
    let start = ContinuousClock.now
    try await replay(.waits)
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(60))
  }

  /// Both sides send a close frame at the same time.
  func testBothSidesMayClose() async throws {
    let closing = session("00", 1000, receives: "closed")
      .replacing(#", "delivers": [{"is": "closed"}]"#, with: "")
    let closed = closing.replacing(
      #""delivers": [7]"#,
      with: #""delivers": [7, {"is": "closed"}]"#
    )
    XCTAssertEqual(closed.components(separatedBy: "closed").count, 2, closed)
    try await replay(.closesFirst, [closed])
  }

  /// The side that closed is that of the first close frame: with another, a replay must fail, also
  /// if the client does the same.
  func testTheOtherSideContradictsARecordedCloseFrame() throws {
    let frameless = session("00", 1000, receives: "closed")
    let sent = #""data": "7", "_bindery": {"after": 1}}"#
    let frame = #"{"type": "receive", "opcode": 8, "data": "", "_bindery": {"after": 1}}"#
    let closed = frameless.replacing(sent, with: "\(sent), \(frame)")
    for (session, isContradiction) in [(frameless, false), (closed, true)] {
      let folder = try folder(with: #"{"log": {"version": "1.2", "entries": [\#(session)]}}"#)
      let client = try XCTUnwrap(try RecordedClient.all(in: folder).first)
      let sides = SessionMutation.all(of: client).filter { $0.detail == "by" }
      XCTAssertEqual(sides.map(\.isContradiction), [isContradiction])
    }
  }

  /// Returns a session that starts at a second and ends at the next.
  private func session(_ second: String, _ code: Int, receives word: String) -> String {
    #"""
    {
      "startedDateTime": "2026-01-10T20:00:\#(second).000Z", "time": 1000,
      "request": {"method": "GET", "url": "wss://echo.example/a?n=1"},
      "response": {"status": 101},
      "_webSocketMessages": [
        {"type": "receive", "opcode": 1, "data": "7", "_bindery": {"after": 1, "delivers": [7]}},
        {"type": "send", "opcode": 1, "data": "7", "_bindery": {"after": 1}}
      ],
      "_bindery": {"channel": "echo", "client": "me", "delivers": [{"is": "open"}],
        "close": {"by": "service", "code": \#(code), "delivers": [{"is": "\#(word)"}]}}
    }
    """#
  }

  private func replay(
    _ fault: EchoPlayer.Fault?,
    _ sessions: [String]? = nil,
    timeout: Double = 10
  ) async throws {
    let sessions = sessions ?? [session("00", 1000, receives: "closed")]
    let entries = sessions.joined(separator: ", ")
    let folder = try folder(with: #"{"log": {"version": "1.2", "entries": [\#(entries)]}}"#)
    let client = try XCTUnwrap(try RecordedClient.all(in: folder).first)
    let stage = ReplayStage(for: client, timeout: timeout)
    var replay = SessionReplay(to: EchoPlayer(on: stage, fault), on: stage)
    try await replay.run()
  }

  private func expect(
    _ fault: EchoPlayer.Fault,
    timeout: Double = 10,
    _ difference: String,
    line: UInt = #line
  ) async {
    do {
      try await replay(fault, timeout: timeout)
      XCTFail("no difference was reported", line: line)
    } catch {
      let found = (error as? ContractViolations)?.violations.map(\.text)
      XCTAssertEqual(found, ["echo.har #0, close: \(difference)"], line: line)
    }
  }
}
