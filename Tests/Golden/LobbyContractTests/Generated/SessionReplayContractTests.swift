// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import XCTest

final class SessionReplayContractTests: XCTestCase {
  /// Documented: the example of a session.
  func testLobby0() async {
    await checkContract {
      try await sessions.replay("lobby.har", session: 0, to: ReplayedGuest.self)
    }
  }

  func testEverySessionIsReplayed() async {
    await checkContract {
      try sessions.verifyCompleteness(
        replays: ["lobby.har #0": testLobby0],
        exceptions: ["lobby.har #2": "the client sends nothing"]
      )
    }
  }
}
