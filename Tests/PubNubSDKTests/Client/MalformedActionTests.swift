import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

final class MalformedActionTests: TimedTestCase {
  func testAMultiStatusWithAnyBodyIsStoredAndUnpublished() async throws {
    let bodies = [
      #"{"status":207,"error":{"source":"actions"}}"#, #"{"status":207,"error":"down"}"#,
      #"{"status":"207","data":7}"#, "[]", "",
    ]
    for body in bodies {
      let server = try LoopbackServer { _ in .json(body, status: 207) }
      defer { server.stop() }
      let pubnub = PubNub(to: server)
      await assertThrows(.failedToPublish) {
        try await pubnub.removeMessageActions(channel: "lobby", message: 1, action: 2)
      }
      await assertThrows(.failedToPublish) {
        try await pubnub.addMessageAction(
          channel: "lobby",
          type: "reaction",
          value: "smile",
          messageTimetoken: 1
        )
      }
    }
  }
}
