// Generated from lobby.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import XCTest

final class SessionCompletenessContractTests: XCTestCase {
  func testEveryMessageHasARecording() async {
    await checkContract {
      try sessions.verifyCompleteness(
        [
          RoomChannelContractTests.received,
          RoomChannelContractTests.sent,
          BoardChannelContractTests.received,
          NewsChannelContractTests.received,
        ]
      )
    }
  }
}
