import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// The heartbeats by which a user is present again after a loss of the connection.
final class PresenceRecoveryTests: TimedTestCase {
  private typealias Server = SubscribeServer

  func testReconnectingAfterALossMakesTheUserPresentAgain() async throws {
    try await assertPresentAgain { $0.reconnect() }
  }

  func testSubscribingAgainAfterALossMakesTheUserPresentAgain() async throws {
    try await assertPresentAgain { $0.subscribe(to: ["c"]) }
  }

  func testAPresentUserSendsNoOtherHeartbeat() async throws {
    let script = Server([.json(Server.envelope(10))])
    let subscriber = try Subscriber(to: script)
    defer { subscriber.server.stop() }
    try await script.polled(2)
    try await script.receivedPresence(1)
    subscriber.pubnub.reconnect()
    subscriber.pubnub.subscribe(to: ["c"], at: 10)
    try await script.polled(3)
    subscriber.pubnub.subscribe(to: ["d"])
    try await script.receivedPresence(2)
    XCTAssertEqual(script.presenceCalls, ["heartbeat c", "heartbeat c,d"])
  }

  func testAFailedHeartbeatIsRepeatedAfterAReconnection() async throws {
    let refusal = PendingResponse()
    let polls = [.json(Server.envelope(10)), Self.cut, .json(Server.envelope(20))]
    let subscriber = try Subscriber(to: Server(polls, presence: [.pending(refusal)]))
    defer { subscriber.server.stop() }
    try await subscriber.script.polled(2)
    try await subscriber.script.receivedPresence(1)
    refusal.fulfill { .json("{}", status: 500) }
    try await assertTwoHeartbeats(subscriber)
  }

  func testAHeartbeatThatFailedBeforeTheFirstConnectionIsRepeated() async throws {
    let polls = [Self.cut, .json(Server.envelope(10))]
    let subscriber = try Subscriber(to: Server(polls, presence: [.json("{}", status: 500)]))
    defer { subscriber.server.stop() }
    try await assertTwoHeartbeats(subscriber)
  }

  func testALostConnectionMakesTheUserPresentAgain() async throws {
    // At the first losses the first heartbeat may still be running.
    let polls = (1...2000).flatMap { [.json(Server.envelope($0)), Self.cut] }
    let subscriber = try Subscriber(to: Server(polls))
    defer { subscriber.server.stop() }
    try await subscriber.clock.passes { try await subscriber.script.receivedPresence(2) }
    XCTAssertEqual(subscriber.script.presenceCalls.prefix(2), ["heartbeat c", "heartbeat c"])
  }

  func testHeartbeatsContinueAfterAFailedOne() async throws {
    let failures = (1...3).map { _ in LoopbackResponse.json("{}", status: 500) }
    let script = Server([.json(Server.envelope(10))], presence: failures)
    let subscriber = try Subscriber(to: script) { $0.heartbeatInterval = 3 }
    defer { subscriber.server.stop() }
    try await script.polled(2)
    try await subscriber.clock.passes { try await script.receivedPresence(5) }
    XCTAssertEqual(script.presenceCalls.prefix(5), Array(repeating: "heartbeat c", count: 5)[...])
    try await subscriber.statuses.wait(for: "connected")
    XCTAssertEqual(subscriber.statuses.all, ["connecting", "connected"])
    XCTAssertFalse(subscriber.received.all.contains { $0.hasPrefix("error") })
  }

  private static let cut = LoopbackResponse.halfBody(of: Array(Server.envelope(10).utf8))

  /// The subscription itself repeats the failed heartbeat.
  private func assertTwoHeartbeats(_ subscriber: Subscriber, line: UInt = #line) async throws {
    try await subscriber.clock.passes {
      try await subscriber.script.receivedPresence(2, line: line)
    }
    // The clock may pass until the next heartbeat is due before the calls are read.
    XCTAssertEqual(
      subscriber.script.presenceCalls.prefix(2),
      ["heartbeat c", "heartbeat c"],
      line: line
    )
    XCTAssertFalse(subscriber.received.all.contains { $0.hasPrefix("error") }, line: line)
  }

  /// The service refuses each poll: every attempt is lost again.
  private func assertPresentAgain(
    _ recover: (PubNub) -> Void,
    line: UInt = #line
  ) async throws {
    let script = Server([.json(Server.envelope(10))]) { _ in .json("{}", status: 403) }
    let subscriber = try Subscriber(to: script)
    defer { subscriber.server.stop() }
    try await script.receivedPresence(1)
    // At the first loss the first heartbeat may still be running.
    for losses in 1...1000 where script.presenceCalls.count < 2 {
      _ = try await subscriber.received.first(losses, where: { $0 == "lost forbidden" })
      recover(subscriber.pubnub)
    }
    XCTAssertEqual(script.presenceCalls.prefix(2), ["heartbeat c", "heartbeat c"], line: line)
  }
}
