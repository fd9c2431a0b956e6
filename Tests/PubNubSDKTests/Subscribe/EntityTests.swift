import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Entities, subscriptions, sets and their listeners.
final class EntityTests: TimedTestCase {
  private typealias Server = SubscribeServer
  private let queue = DispatchQueue(label: "listener")

  func testASubscriptionReceivesEventsOfItsEntityOnly() async throws {
    let pubnub = try client(of: Self.ofEachKind)
    let received = EventLog()
    let subscriptions = subscriptions(of: pubnub, received)
    let set = SubscriptionSet(queue: queue, subscriptions: subscriptions)
    let listener = EventListener(
      queue: queue,
      onMessage: { received.add("set \($0.payload.codableValue)") }
    )
    set.addEventListener(listener)
    set.subscribe()
    let words = try await received.first(6)
    XCTAssertEqual(words.filter { !$0.hasPrefix("set") }, ["a 1", "g 3", "w 4"])
    XCTAssertEqual(words.filter { $0.hasPrefix("set") }, ["set 1", "set 3", "set 4"])
    XCTAssertEqual(pubnub.subscribedChannels, ["a", "a-pnpres", "w.*", "w.*-pnpres"])
    XCTAssertEqual(pubnub.subscribedChannelGroups, ["g", "g-pnpres"])
    set.dispose()
    XCTAssertEqual(pubnub.subscriptionCount, 0)
    XCTAssertTrue(subscriptions.allSatisfy(\.isDisposed))
    withExtendedLifetime(listener) {}
  }

  /// Messages of a channel, another one, a group and a wildcard, and one too late for a filter.
  private static let ofEachKind = Server.envelope(
    20,
    Server.message("1", at: 11, on: "a"),
    Server.message("2", at: 12, on: "b"),
    Server.message("3", at: 13, on: "x", more: #","b":"g""#),
    Server.message("4", at: 14, on: "w.1", more: #","b":"w.*""#),
    Server.message("5", at: 15, on: "a")
  )

  /// Subscriptions to a channel, a group and a wildcard, with a filter for early messages.
  private func subscriptions(of pubnub: PubNub, _ received: EventLog) -> [Subscription] {
    let entities: [(String, Subscribable)] = [
      ("a", pubnub.channel("a")), ("g", pubnub.channelGroup("g")), ("w", pubnub.channel("w.*")),
    ]
    let early = FilterOption { event in
      if case .messageReceived(let message) = event { message.published < 15 } else { true }
    }
    return entities.map { name, entity in
      let subscription = entity.subscription(
        queue: queue,
        options: early + ReceivePresenceEvents()
      )
      subscription.onMessage = { received.add("\(name) \($0.payload.codableValue)") }
      return subscription
    }
  }

  /// A client of a server with one response after the handshake.
  private func client(of envelope: String) throws -> PubNub {
    let script = Server(Server.envelope(10), envelope)
    let server = try LoopbackServer { script.answer($0) }
    addTeardownBlock { server.stop() }
    return PubNub(to: server)
  }

  func testSubscriptionsToOneEntityShareTheRequest() async throws {
    let server = try LoopbackServer { _ in .stall() }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let received = EventLog()
    let listener = SubscriptionListener(queue: queue)
    listener.didReceiveSubscription = { received.add($0.word) }
    pubnub.add(listener)
    let channel = pubnub.channel("c")
    let one = channel.subscription()
    var other: Subscription? = one.clone()
    one.subscribe()
    other?.subscribe()
    one.unsubscribe()
    XCTAssertEqual(pubnub.subscribedChannels, ["c"])
    other = nil
    // The subscription is deallocated once its current items are delivered.
    try await received.wait(for: "unsubscribed c ")
    XCTAssertEqual(pubnub.subscribedChannels, [])
    withExtendedLifetime(listener) {}
  }

  func testListenersOfTheClientReceiveAllEventsAndStatuses() async throws {
    let pubnub = try client(
      of: Server.envelope(
        20,
        Server.message("1", at: 11),
        Server.message(#"{"file":{"id":"i","name":"n"}}"#, at: 12, more: #","e":4"#)
      )
    )
    let received = EventLog()
    let events = EventListener(
      queue: queue,
      onEvents: { received.add("\($0.count) events") },
      onFileEvent: { event in
        if case .uploaded(let file) = event { received.add("file \(file.filename)") }
      }
    )
    let status = StatusListener(queue: queue) { received.add("\($0)") }
    pubnub.addEventListener(events)
    pubnub.addStatusListener(status)
    pubnub.subscribe(to: ["c"])
    let words = try await received.first(4)
    XCTAssertEqual(words, ["connecting", "connected", "2 events", "file n"])
    withExtendedLifetime((events, status)) {}
  }

  func testADeallocatedListenerReceivesNothing() {
    let registry = ListenerRegistry()
    let received = EventLog()
    var listener: SubscriptionListener? = SubscriptionListener(queue: queue)
    listener?.didReceiveStatus = { _ in received.add("status") }
    if let listener { registry.add(listener) }
    registry.send([.own(.connectionStatusChanged(.connected))])
    queue.sync {}
    listener?.cancel()
    XCTAssertEqual(listener?.isCancelled, true)
    registry.send([.own(.connectionStatusChanged(.disconnected))])
    listener = nil
    registry.send([.own(.connectionStatusChanged(.connecting))])
    queue.sync {}
    XCTAssertEqual(received.all, ["status"])
  }
}
