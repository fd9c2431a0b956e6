import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Authorizations passed to `subscribe`, each of which is signed for one socket.
final class PassedAuthorizationTests: TimedTestCase {
  private var subscriptions = ChannelSubscriptions()
  private let mine = PusherAuth(auth: "mine")

  func testItIsUsedOnTheFirstSocketOnly() {
    XCTAssertEqual(words(subscriptions.subscribe(to: "private-c", mine)), [])
    // An attempt that did not connect.
    XCTAssertEqual(words(subscriptions.lose()), [])
    XCTAssertEqual(words(subscriptions.restore(on: "1.1")), ["subscribe private-c mine"])
    XCTAssertEqual(words(subscriptions.lose()), [])
    XCTAssertNil(subscriptions.entries["private-c"]?.ownAuth)
    XCTAssertEqual(words(subscriptions.restore(on: "1.2")), ["authorize private-c 1.2 3"])
  }

  func testItReplacesAnAuthorizationInProgress() {
    _ = subscriptions.restore(on: "1.1")
    _ = subscriptions.subscribe(to: "private-c", nil)
    XCTAssertEqual(
      words(subscriptions.subscribe(to: "private-c", mine)),
      ["stop private-c", "subscribe private-c mine"]
    )
    // The result of the other one is ignored.
    let late = SubscriptionFailure(.noAuthMethod)
    XCTAssertEqual(words(subscriptions.authorized("private-c", attempt: 2, .failure(late))), [])
    XCTAssertEqual(words(subscriptions.lose()), [])
    XCTAssertEqual(words(subscriptions.restore(on: "1.2")), ["authorize private-c 1.2 5"])
  }

  /// Passed while another awaits the service's answer, which is a refusal.
  func testItIsTriedAfterARefusalOfAnother() {
    _ = subscriptions.restore(on: "1.1")
    _ = subscriptions.subscribe(to: "private-c", PusherAuth(auth: "other"))
    XCTAssertEqual(words(subscriptions.subscribe(to: "private-c", mine)), [])
    let refusal = SubscriptionFailure(.rejected("no"))
    XCTAssertEqual(
      words(subscriptions.rejected("private-c", refusal)),
      ["subscribe private-c mine"]
    )
    // It is the app's newest authorization.
    XCTAssertEqual(
      words(subscriptions.rejected("private-c", refusal)),
      ["fail private-c: \(refusal.reason)"]
    )
    XCTAssertNil(subscriptions.entries["private-c"]?.ownAuth)
  }

  func testItsResultIsReported() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      while let text = peer.next() {
        if text.contains("mine") { peer.confirm("private-c") }
        guard text.contains("other") else { continue }
        // After the app has passed the next one.
        _ = peer.next()
        peer.send("pusher:subscription_error", on: "private-c", data: #"{"error":"no"}"#)
      }
    }
    defer { server.stop() }
    let (listener, mine) = (Listener(), mine)
    let pusher = Pusher(to: server)
    pusher.delegate = listener
    pusher.subscribe("private-c", auth: PusherAuth(auth: "other"))
    pusher.connect()
    _ = try await server.received.first(1)
    async let channel = pusher.subscription(to: "private-c", auth: mine)
    await waitUntil { pusher.connection.channels.find(name: "private-c")?.auth === mine }
    pusher.subscribe("d")
    let joined = try await channel
    XCTAssertTrue(joined.subscribed)
    XCTAssertEqual(listener.channels.all.filter { $0.hasPrefix("failed") }, [])
  }

  /// The property is nil as soon as the socket is lost.
  func testALostSocketClearsIt() async throws {
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
    _ = try await server.received.first(1)
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
