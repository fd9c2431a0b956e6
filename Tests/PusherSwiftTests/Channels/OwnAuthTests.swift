import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// An authorization that the app gives for one subscription, which is signed for one socket.
final class OwnAuthTests: TimedTestCase {
  private var subscriptions = ChannelSubscriptions()
  private let mine = PusherAuth(auth: "mine")

  func testItWaitsForTheFirstSocketAndIsNotUsedOnTheNext() {
    XCTAssertEqual(words(subscriptions.subscribe(to: "private-c", mine)), [])
    // A try that reached nobody.
    XCTAssertEqual(words(subscriptions.lose()), [])
    XCTAssertEqual(words(subscriptions.restore(on: "1.1")), ["subscribe private-c mine"])
    XCTAssertEqual(words(subscriptions.lose()), [])
    XCTAssertNil(subscriptions.entries["private-c"]?.ownAuth)
    XCTAssertEqual(words(subscriptions.restore(on: "1.2")), ["authorize private-c 1.2 3"])
  }

  func testItTakesThePlaceOfAnAuthorizationThatIsUnderWay() {
    _ = subscriptions.restore(on: "1.1")
    _ = subscriptions.subscribe(to: "private-c", nil)
    XCTAssertEqual(
      words(subscriptions.subscribe(to: "private-c", mine)),
      ["stop private-c", "subscribe private-c mine"]
    )
    // What comes of the other is nothing any more.
    let late = SubscriptionFailure(.noAuthMethod)
    XCTAssertEqual(words(subscriptions.authorized("private-c", attempt: 2, .failure(late))), [])
    XCTAssertEqual(words(subscriptions.lose()), [])
    XCTAssertEqual(words(subscriptions.restore(on: "1.2")), ["authorize private-c 1.2 5"])
  }

  /// Given while another is with the service, which refuses that one.
  func testItIsTriedWhenAnotherWasRefused() {
    _ = subscriptions.restore(on: "1.1")
    _ = subscriptions.subscribe(to: "private-c", PusherAuth(auth: "other"))
    XCTAssertEqual(words(subscriptions.subscribe(to: "private-c", mine)), [])
    let refusal = SubscriptionFailure(.rejected("no"))
    XCTAssertEqual(
      words(subscriptions.rejected("private-c", refusal)),
      ["subscribe private-c mine"]
    )
    // It is the app's last word.
    XCTAssertEqual(
      words(subscriptions.rejected("private-c", refusal)),
      ["fail private-c: \(refusal.reason)"]
    )
    XCTAssertNil(subscriptions.entries["private-c"]?.ownAuth)
  }

  func testWhoGivesItHearsWhatBecameOfIt() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      while let text = peer.next() {
        if text.contains("mine") { peer.confirm("private-c") }
        guard text.contains("other") else { continue }
        // Once the app has given the next.
        _ = peer.next()
        peer.say("pusher:subscription_error", on: "private-c", data: #"{"error":"no"}"#)
      }
    }
    defer { server.stop() }
    let (listener, mine) = (Listener(), mine)
    let pusher = Pusher(to: server)
    pusher.delegate = listener
    pusher.subscribe("private-c", auth: PusherAuth(auth: "other"))
    pusher.connect()
    _ = try await server.heard.first(1)
    async let channel = pusher.subscription(to: "private-c", auth: mine)
    await waitUntil { pusher.connection.channels.find(name: "private-c")?.auth === mine }
    pusher.subscribe("d")
    let joined = try await channel
    XCTAssertTrue(joined.subscribed)
    XCTAssertEqual(listener.channels.all.filter { $0.hasPrefix("failed") }, [])
  }

  /// Whoever asks learns so as soon as the socket is gone.
  func testTheChannelForgetsItWithTheSocket() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      peer.waitForEnd()
    }
    defer { server.stop() }
    let listener = Listener()
    let pusher = Pusher(to: server)
    pusher.delegate = listener
    let channel = pusher.subscribe("private-c", auth: mine)
    pusher.connect()
    _ = try await server.heard.first(1)
    XCTAssertTrue(channel.auth === mine)
    pusher.disconnect()
    try await listener.states.wait(for: "disconnected")
    XCTAssertNil(channel.auth)
  }

  func testAnActiveChannelNeedsNone() {
    _ = subscriptions.restore(on: "1.1")
    _ = subscriptions.subscribe(to: "private-c", mine)
    _ = subscriptions.succeeded("private-c")
    XCTAssertEqual(words(subscriptions.subscribe(to: "private-c", mine)), [])
    XCTAssertNil(subscriptions.entries["private-c"]?.ownAuth)
  }
}
