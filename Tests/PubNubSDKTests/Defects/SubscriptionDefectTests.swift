import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Defects of the official client in subscriptions, which this client doesn't have.
final class SubscriptionDefectTests: TimedTestCase {
  private typealias Server = SubscribeServer

  /// Number 6: the filter was not sent, and a client without a subscription reported a
  /// disconnection.
  func testAFilterSetBeforeSubscribingIsSentWithoutAStatus() async throws {
    let subscriber = try Subscriber(to: Server(Server.envelope(10)), isSubscribed: false)
    defer { subscriber.server.stop() }
    subscriber.pubnub.subscribeFilterExpression = "lang == 'en'"
    subscriber.pubnub.subscribe(to: ["c"])
    try await subscriber.script.polled(2)
    XCTAssertEqual(
      subscriber.script.polls.map { $0.query["filter-expr"] },
      ["lang == 'en'", "lang == 'en'"]
    )
    try await subscriber.assertStatuses("connecting", "connected")
  }

  /// Number 12: disconnecting sent a leave request although leave requests were suppressed.
  func testSuppressedLeaveRequestsAreNotSent() async throws {
    let subscriber = try Subscriber(to: Server(Server.envelope(10))) {
      $0.supressLeaveEvents = true
    }
    defer { subscriber.server.stop() }
    try await subscriber.script.receivedPresence(1)
    subscriber.pubnub.disconnect()
    subscriber.pubnub.reconnect()
    try await subscriber.script.receivedPresence(2)
    subscriber.pubnub.unsubscribeAll()
    subscriber.pubnub.subscribe(to: ["d"])
    try await subscriber.script.receivedPresence(3)
    XCTAssertEqual(subscriber.script.presenceCalls, ["heartbeat c", "heartbeat c", "heartbeat d"])
  }

  /// Numbers 13 and 23: reconnecting sent no heartbeat, and disconnecting sent two leave requests.
  func testHeartbeatsAndLeaveRequestsAreSentOnceEach() async throws {
    let subscriber = try Subscriber(to: Server(Server.envelope(10)))
    defer { subscriber.server.stop() }
    try await subscriber.script.receivedPresence(1)
    subscriber.pubnub.disconnect()
    try await subscriber.script.receivedPresence(2)
    subscriber.pubnub.reconnect()
    try await subscriber.script.receivedPresence(3)
    subscriber.pubnub.disconnect()
    try await subscriber.script.receivedPresence(4)
    subscriber.pubnub.unsubscribeAll()
    subscriber.pubnub.subscribe(to: ["d"])
    try await subscriber.script.receivedPresence(5)
    XCTAssertEqual(
      subscriber.script.presenceCalls,
      ["heartbeat c", "leave c", "heartbeat c", "leave c", "heartbeat d"]
    )
  }

  /// Disconnecting after a failure and subscribing again connects and sends a heartbeat.
  func testSubscribingAfterAFailureMakesTheUserPresentAgain() async throws {
    let script = SubscribeServer([.json("{}", status: 403), .json(Server.envelope(10))])
    let subscriber = try Subscriber(to: script)
    defer { subscriber.server.stop() }
    try await subscriber.received.wait(for: "lost forbidden")
    try await subscriber.script.receivedPresence(1)
    subscriber.pubnub.disconnect()
    try await subscriber.script.receivedPresence(2)
    subscriber.pubnub.subscribe(to: ["d"])
    try await subscriber.received.wait(for: "connected")
    try await subscriber.script.receivedPresence(3)
    XCTAssertEqual(subscriber.script.presenceCalls.last, "heartbeat c,d")
  }

  /// A failed leave request was reported as an error of the subscription (protocol page, §7.6).
  func testAFailedLeaveRequestIsReportedOnlyWithoutTheEventEngine() async throws {
    for isReported in [true, false] {
      let leaves = EventLog()
      let server = try LoopbackServer { request in
        guard request.path.hasSuffix("/leave") else { return .stall() }
        leaves.add(request.path)
        return .json("{}", status: 403)
      }
      defer { server.stop() }
      let pubnub = PubNub(to: server) { $0.enableEventEngine = !isReported }
      let received = EventLog()
      let listener = SubscriptionListener(queue: DispatchQueue(label: "listener"))
      listener.didReceiveSubscription = { received.add($0.word) }
      pubnub.add(listener)
      pubnub.subscribe(to: ["a", "b"])
      pubnub.unsubscribe(from: ["a"])
      pubnub.unsubscribe(from: ["b"])
      // The second leave request follows the response to the first.
      _ = try await leaves.first(2)
      let expected = isReported ? ["error forbidden"] : []
      if isReported { try await received.wait(for: "error forbidden") }
      XCTAssertEqual(received.all.filter { $0.hasPrefix("error") }.prefix(1), expected[...])
      withExtendedLifetime(listener) {}
    }
  }

  /// Number 16: the messages of the first response were discarded.
  func testMessagesOfTheFirstResponseAreDelivered() async throws {
    let subscriber = try Subscriber(
      to: Server(
        Server.envelope(10, Server.message("1", at: 9)),
        Server.envelope(20, Server.message("2", at: 11))
      )
    )
    defer { subscriber.server.stop() }
    try await subscriber.script.polled(3)
    try await subscriber.assertMessages("message 1 9 on c", "message 2 11 on c")
  }

  /// Number 17: the state that one instance set was sent by all instances.
  func testAPresenceStateBelongsToItsInstance() async throws {
    let script = Server([]) { request in
      request.query["tt"] == "0" ? .json(Server.envelope(10)) : .stall()
    }
    let server = try LoopbackServer { script.answer($0) }
    defer { server.stop() }
    let (ann, ben) = (PubNub(to: server), PubNub(to: server))
    try await ann.setPresence(state: ["mood": "ok"], on: ["c"])
    ben.subscribe(to: ["c"])
    try await script.receivedPresence(2)
    try await script.polled(2)
    ann.subscribe(to: ["c"])
    try await script.receivedPresence(3)
    try await script.polled(4)
    let state = #"{"c":{"mood":"ok"}}"#
    XCTAssertEqual(script.presence.dropFirst().map { $0.query["state"] }, [nil, state])
    XCTAssertEqual(script.polls.map { $0.query["state"] }, [nil, nil, state, nil])
  }

  /// Number 22: a changed filter was reported as a changed subscription.
  func testAChangedFilterIsNotASubscriptionChange() async throws {
    let subscriber = try Subscriber(
      to: Server(Server.envelope(10), Server.envelope(20, Server.message("1", at: 11)))
    )
    defer { subscriber.server.stop() }
    try await subscriber.script.polled(3)
    try await subscriber.assertMessages("message 1 11 on c")
    let before = subscriber.received.all.count
    subscriber.pubnub.subscribeFilterExpression = "lang == 'en'"
    try await subscriber.script.polled(4)
    subscriber.pubnub.unsubscribeAll()
    let words = try await subscriber.received.first(before + 2)
    XCTAssertEqual(words.dropFirst(before), ["unsubscribed c ", "disconnected"])
  }
}
