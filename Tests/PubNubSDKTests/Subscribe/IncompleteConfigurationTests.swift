import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Without a key or a user no request is sent, except for the time.
final class IncompleteConfigurationTests: TimedTestCase {
  private typealias Server = SubscribeServer

  func testSubscribingWithoutAUserFails() async throws {
    try await assertLost("missingUserId") { $0.userId = "" }
  }

  func testSubscribingWithoutAKeyFails() async throws {
    try await assertLost("missingSubscribeKey") { $0.subscribeKey = "" }
  }

  func testTimeNeedsNoKeysAndNoUser() async throws {
    let server = try LoopbackServer { _ in .json("[17]") }
    defer { server.stop() }
    let pubnub = PubNub(to: server) {
      $0.userId = ""
      $0.subscribeKey = ""
      $0.publishKey = nil
    }
    let time = try await pubnub.time()
    XCTAssertEqual(time, 17)
  }

  private func assertLost(
    _ reason: String,
    line: UInt = #line,
    _ change: (inout PubNubConfiguration) -> Void
  ) async throws {
    let subscriber = try Subscriber(to: Server(Server.envelope(10)), change)
    defer { subscriber.server.stop() }
    try await subscriber.assertStatuses("connecting", "lost \(reason)", line: line)
    _ = try await subscriber.received.first(1, where: { $0 == "error \(reason)" }, line: line)
    XCTAssertEqual(subscriber.server.connectionCount, 0, line: line)
  }
}
