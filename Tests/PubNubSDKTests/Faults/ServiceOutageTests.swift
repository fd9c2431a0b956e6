import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Services that respond with errors.
final class ServiceOutageTests: TimedTestCase {
  private typealias Server = SubscribeServer
  private let news = LoopbackResponse.json(Server.envelope(20, Server.message("1", at: 11)))

  func testAnOutageWithinTheRetriesLosesNothing() async throws {
    let storm = [500, 503, 502, 504, 500, 503].map { LoopbackResponse.json("{}", status: $0) }
    let subscriber = try Subscriber(
      to: Server([.json(Server.envelope(10))] + storm + [news])
    ) {
      $0.automaticRetry = AutomaticRetry(retryableHTTPStatusCodes: [500, 502, 503, 504])
    }
    defer { subscriber.server.stop() }
    for least in [2, 4, 8, 16, 32, 64] {
      let wait = try await wait(of: subscriber)
      XCTAssertTrue((.seconds(least)...(.seconds(least + 1))).contains(wait), "\(wait)")
    }
    try await subscriber.script.polled(9)
    try await subscriber.assertStatuses("connecting", "connected", "reconnecting", "connected")
    try await subscriber.assertMessages("message 1 11 on c")
    XCTAssertEqual(Set(subscriber.cursors.dropFirst().dropLast()), ["10"])
  }

  func testAnOutageBeyondTheRetriesIsReportedAndWaitsForTheApp() async throws {
    let storm = Array(repeating: LoopbackResponse.json("{}", status: 500), count: 7)
    let subscriber = try Subscriber(
      to: Server([.json(Server.envelope(10))] + storm + [.json(Server.envelope(30)), news])
    )
    defer { subscriber.server.stop() }
    try await subscriber.clock.passes {
      try await subscriber.received.wait(for: "lost internalServiceError")
    }
    try await subscriber.assertStatuses(
      "connecting",
      "connected",
      "reconnecting",
      "lost internalServiceError"
    )
    XCTAssertEqual(subscriber.received.all.suffix(2).first, "error internalServiceError")
    XCTAssertEqual(subscriber.script.polls.count, 8)
    XCTAssertEqual(subscriber.clock.waits, [], "nothing is scheduled")
    subscriber.pubnub.reconnect()
    try await subscriber.script.polled(11)
    try await subscriber.assertMessages("message 1 11 on c")
    XCTAssertEqual(subscriber.cursors.suffix(3), ["0", "10", "20"])
    let statuses = try await subscriber.statuses.first(6)
    XCTAssertEqual(statuses.suffix(2), ["connecting", "connected"])
  }

  func testWithoutAConnectionThereIsNoReconnectingStatus() async throws {
    let subscriber = try Subscriber(to: Server([]) { _ in .json("{}", status: 500) })
    defer { subscriber.server.stop() }
    try await subscriber.clock.passes {
      try await subscriber.received.wait(for: "lost internalServiceError")
    }
    try await subscriber.assertStatuses("connecting", "lost internalServiceError")
    XCTAssertEqual(Set(subscriber.cursors), ["0"])
    XCTAssertEqual(subscriber.cursors.count, 7)
  }

  func testRetryAfterIsRespected() async throws {
    let subscriber = try Subscriber(
      to: Server([
        .json(Server.envelope(10)), .response(429, headers: ["Retry-After": "400"]),
        .response(429, headers: ["Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT"]), news,
      ])
    )
    defer { subscriber.server.stop() }
    let asked = try await wait(of: subscriber)
    XCTAssertTrue((.seconds(400)...(.seconds(401))).contains(asked), "\(asked)")
    let usual = try await wait(of: subscriber)
    XCTAssertTrue((.seconds(4)...(.seconds(5))).contains(usual), "\(usual)")
    try await subscriber.script.polled(5)
    try await subscriber.assertStatuses("connecting", "connected", "reconnecting", "connected")
    try await subscriber.assertMessages("message 1 11 on c")
  }

  /// Returns the delay for which the client waits, and ends the wait.
  private func wait(of subscriber: Subscriber) async throws -> Duration {
    try await subscriber.clock.sleepers(atLeast: 1)
    let wait = try XCTUnwrap(subscriber.clock.waits.first)
    subscriber.clock.advance(by: wait)
    return wait
  }
}
