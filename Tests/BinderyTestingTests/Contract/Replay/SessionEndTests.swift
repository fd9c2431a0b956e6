import BinderyTesting
import XCTest

/// What a client does with a connection that the service has closed.
final class SessionEndTests: XCTestCase {
  func testItLetsTheConnectionGo() async throws {
    try await replay(nil)
  }

  func testWhatItTriesToSendIsTold() async throws {
    await expect(.speaks, "tried to send text bye after its end, not recorded")
  }

  func testWhatItTriesToSendLaterIsTold() async throws {
    await expect(.speaksLate, "tried to send text bye after its end, not recorded")
  }

  func testAConnectionThatItKeepsIsTold() async throws {
    // It is waited for in vain.
    await expect(
      .keepsIt,
      patience: 2,
      "the client, or its player, keeps a connection that has ended"
    )
  }

  func testAConnectionMayBeKeptUntilTheNext() async throws {
    let lost = [session("00", 1006, hears: "lost"), session("03", 1006, hears: "lost")]
    // The last one is kept until the player finishes, and is waited for before.
    try await replay(.restsWithIt, lost, patience: 2)
  }

  /// The service's close frame was on its way when the client sent its own.
  func testBothSidesMayClose() async throws {
    let goodbye = session("00", 1000, hears: "closed")
      .replacing(#", "delivers": [{"is": "closed"}]"#, with: "")
    let closed = goodbye.replacing(
      #""delivers": [7]"#,
      with: #""delivers": [7, {"is": "closed"}]"#
    )
    XCTAssertEqual(closed.components(separatedBy: "closed").count, 2, closed)
    try await replay(.closesFirst, [closed])
  }

  /// It begins at a second and ends at the next.
  private func session(_ second: String, _ code: Int, hears word: String) -> String {
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
    patience: Double = 10
  ) async throws {
    let sessions = sessions ?? [session("00", 1000, hears: "closed")]
    let entries = sessions.joined(separator: ", ")
    let folder = try folder(with: #"{"log": {"version": "1.2", "entries": [\#(entries)]}}"#)
    let client = try XCTUnwrap(try RecordedClient.all(in: folder).first)
    let stage = ReplayStage(for: client, patience: patience)
    var replay = SessionReplay(to: EchoPlayer(on: stage, fault), on: stage)
    try await replay.run()
  }

  private func expect(
    _ fault: EchoPlayer.Fault,
    patience: Double = 10,
    _ difference: String,
    line: UInt = #line
  ) async {
    do {
      try await replay(fault, patience: patience)
      XCTFail("nothing was told", line: line)
    } catch {
      XCTAssertEqual("\(error)", "echo.har #0, close: \(difference)", line: line)
    }
  }
}
