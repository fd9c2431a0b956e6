import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Readers, subscriptions and the app that subscribe to the same names and end independently.
final class SubscriptionRegistryTests: TimedTestCase {
  private typealias Server = SubscribeServer

  func testAChannelOfTheAppStaysWhenAReaderEnds() async throws {
    let subscriber = try Subscriber(to: Server(Server.envelope(10)), isSubscribed: false)
    defer { subscriber.server.stop() }
    let pubnub = subscriber.pubnub
    var reader: PubNubMessages<AnyJSON>.AsyncIterator? = pubnub.messages(on: "c")
      .makeAsyncIterator()
    pubnub.subscribe(to: ["c"])
    withExtendedLifetime(reader) {}
    reader = nil
    XCTAssertEqual(pubnub.subscribedChannels, ["c"])
  }

  func testPresenceOfTheAppStaysWhenAReaderEnds() async throws {
    let subscriber = try Subscriber(to: Server(Server.envelope(10)), isSubscribed: false)
    defer { subscriber.server.stop() }
    let pubnub = subscriber.pubnub
    pubnub.subscribe(to: ["c-pnpres"])
    let subscription = pubnub.channel("c").subscription()
    subscription.subscribe()
    XCTAssertEqual(pubnub.subscribedChannels, ["c", "c-pnpres"])
    subscription.unsubscribe()
    XCTAssertEqual(pubnub.subscribedChannels, ["c-pnpres"])
  }

  func testUnsubscribingByTheAppEndsReaders() async throws {
    let subscriber = try Subscriber(to: Server(Server.envelope(10)), isSubscribed: false)
    defer { subscriber.server.stop() }
    let pubnub = subscriber.pubnub
    let subscription = pubnub.channel("c").subscription()
    for end in [{ pubnub.unsubscribeAll() }, { pubnub.unsubscribe(from: ["c"]) }] {
      subscription.subscribe()
      XCTAssertEqual(pubnub.subscribedChannels, ["c"])
      end()
      XCTAssertEqual(pubnub.subscribedChannels, [])
    }
    subscription.subscribe()
    pubnub.subscribe(to: ["c"])
    subscription.unsubscribe()
    XCTAssertEqual(pubnub.subscribedChannels, ["c"])
    pubnub.unsubscribeAll()
    subscription.dispose()
    subscription.subscribe()
    XCTAssertEqual(pubnub.subscribedChannels, [])
  }

  func testASubscriptionThatBeginsAgainReceivesAgain() async throws {
    let script = Server([.json(Server.envelope(10))]) { request in
      request.query["tt"] == "0"
        ? .json(Server.envelope(20, Server.message("1", at: 19))) : .stall()
    }
    let subscriber = try Subscriber(to: script, isSubscribed: false)
    defer { subscriber.server.stop() }
    let subscription = subscriber.pubnub.channel("c").subscription(
      queue: DispatchQueue(label: "subscription")
    )
    let received = EventLog()
    subscription.onMessage = { received.add("\($0.payload.codableValue)") }
    subscription.subscribe()
    try await script.polled(2)
    subscriber.pubnub.unsubscribeAll()
    subscription.subscribe()
    let words = try await received.first(1)
    XCTAssertEqual(words, ["1"])
  }

  func testEarlierMessagesAreDeliveredAgainFromATimetokenOn() async throws {
    let script = Server([.json(Server.envelope(10))]) { request in
      request.query["tt"] == "10"
        ? .json(Server.envelope(20, Server.message("1", at: 11))) : .stall()
    }
    let subscriber = try Subscriber(to: script)
    defer { subscriber.server.stop() }
    try await subscriber.assertMessages("message 1 11 on c")
    let subscription = subscriber.pubnub.channel("c").subscription(
      queue: DispatchQueue(label: "subscription")
    )
    let received = EventLog()
    subscription.onMessage = { received.add("\($0.payload.codableValue)") }
    subscription.subscribe(with: 10)
    let words = try await received.first(1)
    XCTAssertEqual(words, ["1"])
    // The client has one cursor, so its other listeners receive the message again.
    try await subscriber.assertMessages("message 1 11 on c", "message 1 11 on c")
  }

  func testAReaderAfterAFailureRetries() async throws {
    let script = Server([.json(Server.envelope(10)), .json("{}", status: 403)]) { _ in
      .json("{}", status: 403)
    }
    let subscriber = try Subscriber(to: script)
    defer { subscriber.server.stop() }
    try await subscriber.received.wait(for: "lost forbidden")
    let ended = EventLog()
    let reading = Task { [pubnub = subscriber.pubnub] in
      do {
        for try await _ in pubnub.messages(on: "c") { ended.add("message") }
      } catch {
        ended.add("\(error.pubNubError?.reason ?? .unknown)")
      }
    }
    defer { reading.cancel() }
    let words = try await ended.first(1)
    XCTAssertEqual(words, ["forbidden"])
    try await subscriber.script.polled(3)
    let subscription = subscriber.pubnub.channel("c").subscription()
    subscription.subscribe()
    try await subscriber.script.polled(4)
    XCTAssertEqual(subscriber.cursors, ["0", "10", "0", "0"])
  }

  func testSubscribingAgainAfterAFailureRetries() async throws {
    let script = Server([.json(Server.envelope(10))]) { _ in .json("{}", status: 403) }
    let subscriber = try Subscriber(to: script, isSubscribed: false)
    defer { subscriber.server.stop() }
    let subscription = subscriber.pubnub.channel("c").subscription()
    let set = SubscriptionSet(subscriptions: [subscription])
    let again = [
      { subscription.subscribe() }, { subscription.subscribe() }, { set.subscribe() },
      { subscriber.pubnub.subscribe(to: ["c"]) }, { subscriber.pubnub.subscribe(to: ["c"]) },
      { subscriber.pubnub.subscribe(to: []) },
    ]
    for (index, subscribe) in again.enumerated() {
      subscribe()
      _ = try await subscriber.received.first(index + 1, where: { $0 == "lost forbidden" })
    }
    XCTAssertEqual(subscriber.cursors, ["0", "10", "0", "0", "0", "0", "0"])
    XCTAssertEqual(subscriber.received.all.filter { $0.hasPrefix("subscribed") }, ["subscribed c "])
  }

  func testAFilterSetAfterAFailureIsSent() async throws {
    let script = Server([
      .json(Server.envelope(10)), .json("{}", status: 403), .json(Server.envelope(20)),
    ])
    let subscriber = try Subscriber(to: script)
    defer { subscriber.server.stop() }
    try await subscriber.received.wait(for: "lost forbidden")
    subscriber.pubnub.subscribe(to: ["c"], filterOverride: "true")
    try await script.polled(4)
    XCTAssertEqual(subscriber.cursors, ["0", "10", "0", "10"])
    XCTAssertEqual(script.polls.map { $0.query["filter-expr"] }, [nil, nil, "true", "true"])
  }

  func testAnActiveSubscriptionGoesBackToATimetoken() async throws {
    let script = Server([.json(Server.envelope(10))]) { request in
      request.query["tt"] == "10"
        ? .json(Server.envelope(20, Server.message("1", at: 11))) : .stall()
    }
    let subscriber = try Subscriber(to: script, isSubscribed: false)
    defer { subscriber.server.stop() }
    let subscription = subscriber.pubnub.channel("c").subscription()
    subscription.subscribe()
    try await script.polled(3)
    subscription.subscribe(with: 10)
    try await subscriber.assertMessages("message 1 11 on c", "message 1 11 on c")
    try await script.polled(5)
    XCTAssertEqual(subscriber.cursors, ["0", "10", "20", "10", "20"])
  }

  func testConcurrentReadersKeepTheSubscriptionsOfOthers() async throws {
    let subscriber = try Subscriber(to: Server([]) { _ in .stall() }, isSubscribed: false)
    defer { subscriber.server.stop() }
    let channel = subscriber.pubnub.channel("c")
    for _ in 0..<200 {
      let subscriptions = (0..<4).map { _ in channel.subscription() }
      DispatchQueue.concurrentPerform(iterations: 4) { number in
        subscriptions[number].subscribe()
        if number > 0 { subscriptions[number].unsubscribe() }
      }
      XCTAssertEqual(subscriber.pubnub.subscribedChannels, ["c"])
      subscriptions[0].unsubscribe()
      XCTAssertEqual(subscriber.pubnub.subscribedChannels, [])
    }
  }
}
