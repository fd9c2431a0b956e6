// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyTesting
import XCTest

final class SessionCompletenessContractTests: XCTestCase {
  func testEveryMessageHasARecording() async {
    await checkContract {
      try sessions.verifyCompleteness(
        [SubscribeChannelContractTests.received, EventsChannelContractTests.received]
      )
    }
  }
}
