import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Whoever was out of reach is there again, and the service is told so.
final class ComingBackTests: TimedTestCase {
  private typealias Server = SubscribeServer

  func testWhoReconnectsAfterALossIsThereAgain() async throws {
    try await assertThere { $0.reconnect() }
  }

  func testWhoSubscribesToTheSameAfterALossIsThereAgain() async throws {
    try await assertThere { $0.subscribe(to: ["c"]) }
  }

  func testWhoIsThereIsNotToldOfAgain() async throws {
    let script = Server([.json(Server.envelope(10))])
    let subscriber = try Subscriber(to: script)
    defer { subscriber.server.stop() }
    try await script.polled(2)
    try await script.told(1)
    subscriber.pubnub.reconnect()
    subscriber.pubnub.subscribe(to: ["c"], at: 10)
    try await script.polled(3)
    subscriber.pubnub.subscribe(to: ["d"])
    try await script.told(2)
    XCTAssertEqual(script.goings, ["heartbeat c", "heartbeat c,d"])
  }

  func testWhoseHeartbeatFailedIsThereAgainOnceTheConnectionIs() async throws {
    let refusal = LoopbackPromise()
    let polls = [.json(Server.envelope(10)), Self.cut, .json(Server.envelope(20))]
    let subscriber = try Subscriber(to: Server(polls, presence: [.promised(refusal)]))
    defer { subscriber.server.stop() }
    try await subscriber.script.polled(2)
    try await subscriber.script.told(1)
    refusal.keep { .json("{}", status: 500) }
    try await assertThereTwice(subscriber)
  }

  func testWhoseHeartbeatFailedBeforeTheFirstConnectionIsThereWithIt() async throws {
    let polls = [Self.cut, .json(Server.envelope(10))]
    let subscriber = try Subscriber(to: Server(polls, presence: [.json("{}", status: 500)]))
    defer { subscriber.server.stop() }
    try await assertThereTwice(subscriber)
  }

  func testWhoWasOutOfReachIsThereAgain() async throws {
    // At the first losses the announcement of the beginning may still be under way.
    let polls = (1...2000).flatMap { [.json(Server.envelope($0)), Self.cut] }
    let subscriber = try Subscriber(to: Server(polls))
    defer { subscriber.server.stop() }
    try await subscriber.clock.passes { try await subscriber.script.told(2) }
    XCTAssertEqual(subscriber.script.goings.prefix(2), ["heartbeat c", "heartbeat c"])
  }

  func testHeartbeatsGoOnAfterOneThatFails() async throws {
    let failures = (1...3).map { _ in LoopbackAnswer.json("{}", status: 500) }
    let script = Server([.json(Server.envelope(10))], presence: failures)
    let subscriber = try Subscriber(to: script) { $0.heartbeatInterval = 3 }
    defer { subscriber.server.stop() }
    try await script.polled(2)
    try await subscriber.clock.passes { try await script.told(5) }
    XCTAssertEqual(script.goings.prefix(5), Array(repeating: "heartbeat c", count: 5)[...])
    XCTAssertEqual(subscriber.statuses.all, ["connecting", "connected"])
    XCTAssertFalse(subscriber.heard.all.contains { $0.hasPrefix("error") })
  }

  private static let cut = LoopbackAnswer.halfBody(of: Array(Server.envelope(10).utf8))

  /// Nobody but the subscription itself does anything about the heartbeat that failed.
  private func assertThereTwice(_ subscriber: Subscriber, line: UInt = #line) async throws {
    try await subscriber.clock.passes { try await subscriber.script.told(2, line: line) }
    XCTAssertEqual(subscriber.script.goings, ["heartbeat c", "heartbeat c"], line: line)
    XCTAssertFalse(subscriber.heard.all.contains { $0.hasPrefix("error") }, line: line)
  }

  /// The service refuses each poll: what is tried is lost again.
  private func assertThere(
    _ comeBack: (PubNub) -> Void,
    line: UInt = #line
  ) async throws {
    let script = Server([.json(Server.envelope(10))]) { _ in .json("{}", status: 403) }
    let subscriber = try Subscriber(to: script)
    defer { subscriber.server.stop() }
    try await script.told(1)
    // At the first the announcement of the beginning may still be under way.
    for losses in 1...1000 where script.goings.count < 2 {
      _ = try await subscriber.heard.first(losses, where: { $0 == "lost forbidden" })
      comeBack(subscriber.pubnub)
    }
    XCTAssertEqual(script.goings.prefix(2), ["heartbeat c", "heartbeat c"], line: line)
  }
}
