import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Subscriptions that other servers refuse in other forms, or don't answer.
final class UnansweredSubscriptionTests: TimedTestCase {
  /// Each names the channel in its message only.
  func testARefusalThatNamesTheChannelInItsMessage() async throws {
    let refusals = [
      #"{"code":null,"message":"Auth value for subscription to private-x is invalid"}"#,
      #"{"message":"Invalid auth for 'private-x'."}"#,
      #"{"code":"4009","message":"Not authorized: private-x."}"#,
    ]
    for refusal in refusals {
      let server = try ChannelsServer { peer in
        peer.greet()
        guard peer.next() != nil, peer.next() != nil else { return }
        peer.send("pusher:error", data: refusal)
        peer.confirm("private-xy")
        peer.waitForEnd()
      }
      defer { server.stop() }
      let pusher = Pusher(to: server, .inline(secret: "secret"))
      pusher.connect()
      async let other = pusher.subscription(to: "private-xy")
      let error = await failure { try await pusher.subscription(to: "private-x") }
      guard case .rejected(let message)? = error else {
        return XCTFail("\(String(describing: error)) for \(refusal)")
      }
      XCTAssertTrue(message.contains("private-x"))
      _ = try await other
    }
  }

  /// Poxa's form: it is about the oldest request.
  func testARefusalWithoutAChannel() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.send("pusher:subscription_error", data: "{}")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = Pusher(to: server, .inline(secret: "secret"))
    pusher.connect()
    let error = await failure { try await pusher.subscription(to: "private-x") }
    guard case .rejected? = error else { return XCTFail("\(String(describing: error))") }
  }

  /// Some servers write numbers as strings.
  func testNumbersInStrings() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.send(
        "pusher_internal:subscription_succeeded",
        on: "presence-c",
        data: #"{"presence":{"ids":["1"],"hash":{"1":{"name":"ann"}},"count":"1"}}"#
      )
      peer.send(
        "pusher_internal:subscription_count",
        on: "presence-c",
        text: #"{\"subscription_count\":\"3\"}"#
      )
      peer.send("x", on: "presence-c", text: "1")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = Pusher(to: server, .inline(secret: "secret"))
    let room = pusher.subscribeToPresenceChannel(channelName: "presence-c")
    var events = room.events("x", as: Int.self).makeAsyncIterator()
    pusher.connect()
    _ = await events.next()
    XCTAssertEqual(room.members.map(\.userId), ["1"])
    XCTAssertEqual(room.subscriptionCount, 3)
  }

  func testASecondSubscriptionIsNotARefusal() {
    var subscriptions = ChannelSubscriptions()
    _ = subscriptions.restore(on: "1.1")
    for name in ["is", "to-x", "cache-x"] { _ = subscriptions.subscribe(to: name, nil) }
    XCTAssertEqual(subscriptions.requested(namedIn: "subscription to cache-x is no"), "cache-x")
    XCTAssertEqual(subscriptions.requested(namedIn: #""to-x"; denied"#), "to-x")
    XCTAssertNil(subscriptions.requested(namedIn: "subscription to private-cache-x denied"))
  }

  func testAServiceThatDoesNotAnswer() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      peer.waitForEnd()
    }
    defer { server.stop() }
    let clock = ManualClock()
    let pusher = Pusher(to: server, clock: clock)
    pusher.connect()
    async let error = failure { try await pusher.subscription(to: "c") }
    _ = try await server.received.first(1)
    await waitUntil { clock.waits.contains(.seconds(30)) }
    clock.advance(by: .seconds(30))
    let unanswered = await error
    XCTAssertEqual(unanswered, .unanswered)
    // The subscription stays.
    XCTAssertNotNil(pusher.connection.channels.find(name: "c"))
    let longest = await failure {
      try await pusher.subscription(to: "c", timeout: .seconds(-1))
    }
    XCTAssertEqual(longest, .unanswered)
    let signIn = Task { try await pusher.signedInUser(timeout: .seconds(Int64.max)) }
    signIn.cancel()
    let outcome = await signIn.result
    XCTAssertThrowsError(try outcome.get())
  }

  /// Without a connection.
  func testAClientThatIsNotConnected() async throws {
    let clock = ManualClock()
    let pusher = Pusher(key: "Key", port: 1, .noMethod, .noMethod, clock: clock)
    async let error = failure { try await pusher.subscription(to: "c") }
    await waitUntil { clock.waits == [.seconds(30)] }
    clock.advance(by: .seconds(30))
    let unanswered = await error
    XCTAssertEqual(unanswered, .unanswered)
  }
}

private func failure(
  _ work: () async throws -> PusherChannel
) async -> PusherSubscriptionError? {
  do {
    _ = try await work()
    return nil
  } catch {
    return error as? PusherSubscriptionError
  }
}
