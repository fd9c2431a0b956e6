// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyTesting
import XCTest

final class SessionCompletenessContractTests: XCTestCase {
  func testEveryMessageHasARecording() async {
    await checkContract {
      try sessions.verifyCompleteness(
        [ConnectionChannelContractTests.received, ConnectionChannelContractTests.sent]
      )
    }
  }
}
