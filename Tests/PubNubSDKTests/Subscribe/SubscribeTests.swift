import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Subscribing, unsubscribing, and reconnecting of a client.
final class SubscribeTests: TimedTestCase {
  private typealias Server = SubscribeServer

  func testALostConnectionResumesAtItsCursor() async throws {
    let script = Server([
      .json(Server.envelope(10)), .json("{}", status: 500), .html(), .json("{}", status: 403),
      .json(Server.envelope(40)), .json(Server.envelope(20, Server.message("1", at: 11))),
    ])
    let subscriber = try Subscriber(to: script, isSubscribed: false) {
      $0.automaticRetry = AutomaticRetry(retryableHTTPStatusCodes: [500, 502])
    }
    defer { subscriber.server.stop() }
    subscriber.pubnub.subscribe(to: ["c"])
    for _ in 1...2 {
      try await subscriber.clock.sleepers(atLeast: 1)
      subscriber.clock.advance(by: .seconds(20))
    }
    let failed = try await subscriber.received.first(7)
    XCTAssertEqual(
      failed.dropFirst(3),
      ["connected", "reconnecting", "error forbidden", "lost forbidden"]
    )
    XCTAssertEqual(script.polls.map { $0.query["tt"] }, ["0", "10", "10", "10"])
    subscriber.pubnub.reconnect()
    let words = try await subscriber.received.first(12)
    XCTAssertEqual(
      words.dropFirst(7),
      ["connecting", "header 0-10", "connected", "header 10-20", "message 1 11 on c"]
    )
    XCTAssertEqual(script.polls[4].query["tt"], "0")
    XCTAssertEqual(script.polls[5].query["tt"], "10")
  }

  func testUnsubscribingIsReportedBeforeTheDisconnection() async throws {
    let script = Server(Server.envelope(10))
    let subscriber = try Subscriber(to: script, isSubscribed: false)
    defer { subscriber.server.stop() }
    subscriber.pubnub.subscribe(to: ["a", "b"])
    XCTAssertEqual(subscriber.pubnub.subscribedChannels, ["a", "b"])
    _ = try await subscriber.received.first(4)
    XCTAssertEqual(subscriber.pubnub.connectionStatus, .connected)
    XCTAssertEqual(subscriber.pubnub.previousTimetoken, 10)
    subscriber.pubnub.unsubscribe(from: ["a", "never"])
    subscriber.pubnub.unsubscribeAll()
    XCTAssertEqual(subscriber.pubnub.subscriptionCount, 0)
    let words = try await subscriber.received.first(7)
    XCTAssertEqual(words.dropFirst(4), ["unsubscribed a ", "unsubscribed b ", "disconnected"])
  }

  func testUnsubscribingWhileDisconnectedResetsTheCursor() async throws {
    let subscriber = try Subscriber(to: Server(Server.envelope(10)))
    defer { subscriber.server.stop() }
    try await subscriber.received.wait(for: "connected")
    subscriber.pubnub.disconnect()
    try await subscriber.received.wait(for: "disconnected")
    XCTAssertEqual(subscriber.pubnub.previousTimetoken, 10)
    subscriber.pubnub.unsubscribeAll()
    try await subscriber.received.wait(for: "unsubscribed c ")
    XCTAssertNil(subscriber.pubnub.previousTimetoken)
  }

  func testAChangedFilterAndTokenAreSent() async throws {
    let script = Server(Server.envelope(10))
    let subscriber = try Subscriber(to: script, isSubscribed: false)
    defer { subscriber.server.stop() }
    subscriber.pubnub.subscribe(to: ["c"])
    _ = try await subscriber.received.first(4)
    try await script.polled(2)
    subscriber.pubnub.subscribeFilterExpression = "(senderID=='x y')"
    try await script.polled(3)
    subscriber.pubnub.set(token: "new")
    try await script.polled(4)
    subscriber.pubnub.subscribe(to: ["c"])
    subscriber.pubnub.subscribe(to: ["d"], filterOverride: "true")
    try await script.polled(5)
    subscriber.pubnub.subscribe(to: ["c"], filterOverride: nil)
    try await script.polled(6)
    XCTAssertEqual(
      script.polls.map { $0.query["filter-expr"] },
      [nil, nil, "(senderID=='x y')", "(senderID=='x y')", "true", nil]
    )
    XCTAssertEqual(script.polls.map { $0.query["auth"] }, [nil, nil, nil, "new", "new", "new"])
    XCTAssertEqual(script.polls.map { $0.query["tt"] }, ["0", "10", "10", "10", "10", "10"])
  }

  func testHeartbeatsContinueUntilTheUserLeaves() async throws {
    let script = Server(Server.envelope(10))
    let subscriber = try Subscriber(to: script, isSubscribed: false) {
      $0.heartbeatInterval = 9
    }
    defer { subscriber.server.stop() }
    subscriber.pubnub.subscribe(to: ["c"], and: ["g"], withPresence: true)
    _ = try await subscriber.received.first(4)
    try await subscriber.clock.sleepers(atLeast: 1)
    XCTAssertEqual(subscriber.clock.waits, [.seconds(9)])
    subscriber.clock.advance(by: .seconds(9))
    try await subscriber.clock.sleepers(atLeast: 1)
    subscriber.pubnub.unsubscribeAll()
    try await script.receivedPresence(3)
    XCTAssertEqual(
      script.presence.map(\.path),
      ["heartbeat", "heartbeat", "leave"].map { "/v2/presence/sub-key/sub/channel/c/\($0)" }
    )
    XCTAssertEqual(script.presence.map { $0.query["channel-group"] }, ["g", "g", "g"])
    XCTAssertEqual(script.presence.map { $0.query["heartbeat"] }, ["300", "300", nil])
  }

  func testTheLargestConfigurationValuesAreSupported() async throws {
    let script = Server(Server.envelope(10))
    let subscriber = try Subscriber(to: script) {
      $0.durationUntilTimeout = .max
      $0.heartbeatInterval = .max
      $0.requestMessageCountThreshold = .max
    }
    defer { subscriber.server.stop() }
    try await script.polled(2)
    try await subscriber.clock.sleepers(atLeast: 1)
    XCTAssertEqual(subscriber.clock.waits, [.seconds(Int32.max)])
    XCTAssertEqual(script.polls.first?.query["heartbeat"], "\(Int.max)")
  }

  func testADeallocatedInstanceEndsItsPoll() async throws {
    let closed = EventLog()
    let script = Server([.json(Server.envelope(10))]) { _ in
      LoopbackResponse([.stall, .call { closed.add("closed") }])
    }
    let server = try LoopbackServer { script.answer($0) }
    defer { server.stop() }
    weak var gone: SubscribeEngine?
    do {
      let pubnub = PubNub(to: server)
      gone = pubnub.engine
      pubnub.subscribe(to: ["c"])
      try await script.polled(2)
    }
    XCTAssertNil(gone)
    try await closed.wait(for: "closed")
  }
}
