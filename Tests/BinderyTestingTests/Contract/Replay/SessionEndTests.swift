import BinderyTesting
import XCTest

/// What a client does with a connection that the service has closed.
final class SessionEndTests: XCTestCase {
  func testItLetsTheConnectionGo() async throws {
    try await replay(nil)
  }

  func testWhatItTriesToSendIsTold() async throws {
    await expect(.speaks, "sent text bye, not recorded")
  }

  func testAConnectionThatItKeepsIsTold() async throws {
    // It is waited for in vain.
    await expect(.keepsIt, patience: 0.5, "the client keeps a connection that has ended")
  }

  private static let archive = #"""
    {"log": {"version": "1.2", "entries": [{
      "startedDateTime": "2026-01-10T20:00:00.000Z",
      "request": {"method": "GET", "url": "wss://echo.example/a?n=1"},
      "response": {"status": 101},
      "_webSocketMessages": [
        {"type": "receive", "opcode": 1, "data": "7", "_bindery": {"after": 1, "delivers": [7]}},
        {"type": "send", "opcode": 1, "data": "7", "_bindery": {"after": 1}}
      ],
      "_bindery": {"channel": "echo", "client": "me", "delivers": [{"is": "open"}],
        "close": {"by": "service", "code": 1000, "delivers": [{"is": "closed"}]}}
    }]}}
    """#

  private func replay(_ fault: EchoPlayer.Fault?, patience: Double = 10) async throws {
    let client = try XCTUnwrap(try RecordedClient.all(in: try folder(with: Self.archive)).first)
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
