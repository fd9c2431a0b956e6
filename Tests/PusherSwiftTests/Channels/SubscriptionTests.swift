import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

final class SubscriptionTests: TimedTestCase {
  private let listener = Listener()
  private let events = EventLog()

  func testEventsReachGlobalCallbacksAndThenThoseOfTheirChannel() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.send("price", on: "elsewhere", text: "lost")
      peer.confirm("prices")
      peer.send("price", on: "prices", text: "12")
      peer.send("price", on: "prices", data: #"{"a": [1, null]}"#)
      peer.send("price", on: "prices")
      peer.send("other", on: "prices", data: "true")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    let channel = pusher.subscribe("prices")
    channel.bind(eventName: "price") { [events] in events.add("channel \($0.data ?? "-")") }
    pusher.bind { [events] in events.write($0) }
    pusher.connect()
    let received = try await events.first(8)
    XCTAssertEqual(
      received,
      [
        "pusher:subscription_succeeded prices {}", "price prices 12", "channel 12",
        #"price prices {"a":[1,null]}"#, #"channel {"a":[1,null]}"#, "price prices -",
        "channel -", "other prices true",
      ]
    )
    XCTAssertTrue(channel.subscribed)
    XCTAssertEqual(
      server.received.all,
      [#"{"event":"pusher:subscribe","data":{"channel":"prices"}}"#]
    )
  }

  func testUnboundCallbacksAreNotCalled() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("c")
      for name in ["a", "b", "end"] { peer.send(name, on: "c", text: "x") }
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    let channel = pusher.subscribe("c")
    let id = channel.bind(eventName: "a") { [events] _ in events.add("a, unbound") }
    channel.bind(eventName: "a") { [events] _ in events.add("a") }
    channel.bind(eventName: "b") { [events] _ in events.add("b, unbound") }
    channel.bind(eventName: "end") { [events] _ in events.add("end") }
    channel.unbind(eventName: "a", callbackId: id)
    channel.unbindAll(forEventName: "b")
    pusher.unbind(callbackId: pusher.bind { [events] _ in events.add("global, unbound") })
    pusher.connect()
    let received = try await events.first(2)
    XCTAssertEqual(received, ["a", "end"])
  }

  func testAReconnectionRestoresEverySubscriptionOnce() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      for _ in 0..<3 {
        if let name = peer.next() { peer.received.add("\(peer.connection) \(name)") }
      }
      for name in ["one", "two", "three"] { peer.confirm(name) }
      guard peer.connection > 1 else { return peer.socket.drop() }
      peer.send("end", on: "two", text: "")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let clock = ManualClock()
    let pusher = client(of: server, clock: clock)
    for name in ["one", "two", "three"] { pusher.subscribe(name) }
    let gone = pusher.subscribe("gone")
    pusher.unsubscribe("gone")
    pusher.bind { [events] in events.write($0) }
    pusher.connect()
    try await listener.states.wait(for: "reconnecting")
    XCTAssertFalse(gone.subscribed)
    try await clock.run(for: .seconds(1))
    try await events.wait(for: "end two ")
    let names = ["one", "two", "three"].map {
      #"{"event":"pusher:subscribe","data":{"channel":"\#($0)"}}"#
    }
    XCTAssertEqual(server.received.all.filter { $0.hasPrefix("2") }, names.map { "2 \($0)" })
    XCTAssertEqual(server.received.all.filter { $0.hasPrefix("{") }, names + names)
    XCTAssertEqual(listener.channels.all.count, 6)
  }

  /// The official client sends it twice.
  func testSubscribingTwiceWhenConnectedIsRequestedOnce() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.subscribe("c")
    pusher.connect()
    try await listener.channels.wait(for: "subscribed c")
    pusher.subscribe("c")
    pusher.subscribe("last")
    try await listener.channels.wait(for: "subscribed last")
    XCTAssertEqual(server.received.all.count, 2)
  }

  /// The official client ignores it, and subscribes again later.
  func testLeavingBeforeSuccess() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.subscribe("c")
    pusher.connect()
    _ = try await server.received.first(1)
    pusher.unsubscribe("c")
    let received = try await server.received.first(2)
    XCTAssertEqual(received.last, #"{"event":"pusher:unsubscribe","data":{"channel":"c"}}"#)
    XCTAssertNil(pusher.connection.channels.find(name: "c"))
  }

  /// A subscription that has succeeded isn't reported as failed.
  func testARefusalAfterASuccessChangesNothing() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("c")
      peer.send("pusher:subscription_error", on: "c", data: #"{"error":"no"}"#)
      peer.send("end", on: "c")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    let channel = pusher.subscribe("c")
    channel.bind(eventName: "end") { [events] in events.write($0) }
    pusher.connect()
    _ = try await events.first(1)
    XCTAssertEqual(listener.channels.all, ["subscribed c"])
    XCTAssertTrue(channel.subscribed)
  }

  func testTheNumberOfSubscriptions() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("c")
      peer.send(
        "pusher_internal:subscription_count",
        on: "c",
        text: #"{\"subscription_count\":7}"#
      )
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    let channel = pusher.subscribe(
      channelName: "c",
      onSubscriptionCountChanged: { [events] in events.add("\($0)") }
    )
    pusher.connect()
    let received = try await events.first(1)
    XCTAssertEqual(received, ["7"])
    XCTAssertEqual(channel.subscriptionCount, 7)
  }

  func testAnInvalidName() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.subscribe("#server-to-user-1")
    pusher.subscribe("fine")
    pusher.connect()
    let received = try await listener.channels.first(2)
    XCTAssertEqual(received, ["failed #server-to-user-1 - -", "subscribed fine"])
    XCTAssertEqual(server.received.all.count, 1)
  }

  private func client(
    of server: ChannelsServer,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Pusher {
    let pusher = Pusher(to: server, clock: clock)
    pusher.delegate = listener
    return pusher
  }
}
