// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyTesting
import XCTest

final class SessionCompletenessContractTests: XCTestCase {
  func testEveryMessageHasARecording() async {
    await checkContract {
      try sessions.verifyCompleteness(
        [
          SocketChannelContractTests.received,
          SocketChannelContractTests.sent,
          DeliveriesChannelContractTests.received,
          HistoryChannelContractTests.received,
        ]
      )
    }
  }
}
