import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Message actions in history with malformed or absent members.
final class StoredActionTests: TimedTestCase {
  func testAMalformedTimetokenIsZeroAndAnAbsentUserIsEmpty() async throws {
    let server = try LoopbackServer { _ in
      .json(
        #"""
        {"status":200,"error":false,"error_message":"","channels":{"c":[{"message":1,"timetoken":"5",
          "actions":{"reaction":{"smile":[{"actionTimetoken":"soon"}]}}}]}}
        """#
      )
    }
    defer { server.stop() }
    let (byChannel, _) = try await PubNub(to: server)
      .fetchMessageHistory(for: ["c"], includeActions: true)
    let action = try XCTUnwrap(byChannel["c"]?.first?.actions.first)
    XCTAssertEqual(action.actionTimetoken, 0)
    XCTAssertEqual(action.messageTimetoken, 5)
    XCTAssertEqual(action.publisher, "")
  }
}
