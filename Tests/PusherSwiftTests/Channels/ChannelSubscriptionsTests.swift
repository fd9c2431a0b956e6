import TestSupport
import XCTest

@testable import PusherSwift

final class ChannelSubscriptionsTests: TimedTestCase {
  private var subscriptions = ChannelSubscriptions()
  private let refusal = SubscriptionFailure(.rejected("no"))

  func testAPublicChannelIsRequestedOnceAtOnce() {
    XCTAssertEqual(subscribe("c"), [])
    XCTAssertEqual(restore(), ["subscribe c -"])
    XCTAssertEqual(subscribe("c"), [])
    XCTAssertEqual(succeed("c"), [])
    XCTAssertTrue(subscriptions.isActive("c"))
    XCTAssertEqual(subscribe("c"), [])
    XCTAssertNil(succeed("c"))
    XCTAssertNil(succeed("unknown"))
  }

  func testAPrivateChannelIsAuthorizedFirst() {
    _ = restore()
    XCTAssertEqual(subscribe("private-c"), ["authorize private-c 1.1 2"])
    XCTAssertEqual(subscribe("private-c"), [])
    XCTAssertNil(succeed("private-c"))
    XCTAssertEqual(authorize("private-c", attempt: 1), [])
    XCTAssertEqual(authorize("private-c", attempt: 2), ["subscribe private-c k:s"])
    XCTAssertEqual(authorize("private-c", attempt: 2), [])
    XCTAssertEqual(succeed("private-c"), [])
  }

  func testAFailedAuthorizationMayBeRepeated() {
    _ = restore()
    _ = subscribe("private-c")
    let actions = subscriptions.authorized(
      "private-c",
      attempt: 2,
      .failure(SubscriptionFailure(.noAuthMethod))
    )
    XCTAssertEqual(words(actions), ["fail private-c: \(PusherSubscriptionError.noAuthMethod)"])
    XCTAssertEqual(subscribe("private-c"), ["authorize private-c 1.1 4"])
  }

  func testARejectedSubscriptionMayBeRepeated() {
    _ = restore()
    XCTAssertEqual(reject("c"), [])
    _ = subscribe("c")
    XCTAssertEqual(reject("c"), ["fail c: \(refusal.reason)"])
    XCTAssertEqual(reject("c"), [])
    XCTAssertEqual(subscribe("c"), ["subscribe c -"])
    _ = succeed("c")
    // A refusal of a confirmed subscription is about another request.
    XCTAssertEqual(reject("c"), [])
  }

  /// The refusal may have been of an earlier request.
  func testASuccessAfterARefusalIsAccepted() {
    _ = restore()
    XCTAssertEqual(subscribe("c"), ["subscribe c -"])
    XCTAssertEqual(reject("c"), ["fail c: \(refusal.reason)"])
    XCTAssertEqual(succeed("c"), [])
    XCTAssertTrue(subscriptions.isActive("c"))
    _ = subscriptions.lose()
    XCTAssertNil(succeed("c"))
  }

  /// The service may still confirm it.
  func testLeavingADoubtfulChannelSendsUnsubscribe() {
    _ = restore()
    _ = subscribe("c")
    _ = reject("c")
    XCTAssertEqual(unsubscribe("c"), ["unsubscribe c"])
  }

  func testAnInvalidNameIsNotRequested() {
    _ = restore()
    for name in ["a b", "#server-to-user-1", "", String(repeating: "x", count: 201)] {
      XCTAssertEqual(subscribe(name), ["fail \(name): the channel name is invalid"])
    }
    XCTAssertEqual(subscribe("aZ09_-=@,.;"), ["subscribe aZ09_-=@,.; -"])
  }

  func testAPassedAuthorizationIsForOneSuccess() {
    _ = restore()
    XCTAssertEqual(subscribe("private-c", "mine"), ["subscribe private-c mine"])
    // Subscribing without an authorization keeps it.
    XCTAssertEqual(subscribe("private-c"), [])
    XCTAssertEqual(subscriptions.entries["private-c"]?.ownAuth?.auth, "mine")
    _ = succeed("private-c")
    _ = subscriptions.lose()
    XCTAssertEqual(restore("1.2"), ["authorize private-c 1.2 4"])
  }

  func testAMalformedAuthorizationFails() throws {
    _ = restore()
    let auth = PusherAuth(auth: "k:s", channelData: "{")
    let actions = words(subscriptions.subscribe(to: "presence-c", auth))
    XCTAssertEqual(
      actions.first?.hasPrefix("fail presence-c: the authorization can't be read"),
      true
    )
    XCTAssertEqual(subscribe("presence-c"), ["authorize presence-c 1.1 3"])
  }

  func testALostConnectionStopsAuthorizingAndTheNextRequestsInOrder() {
    _ = subscribe("b")
    _ = subscribe("private-a")
    _ = subscribe("c")
    XCTAssertEqual(restore(), ["subscribe b -", "authorize private-a 1.1 5", "subscribe c -"])
    _ = succeed("b")
    XCTAssertEqual(words(subscriptions.lose()), ["stop private-a"])
    XCTAssertFalse(subscriptions.isActive("b"))
    XCTAssertNil(succeed("c"))
    XCTAssertEqual(authorize("private-a", attempt: 5), [])
    XCTAssertEqual(subscribe("d"), [])
    XCTAssertEqual(
      restore("1.2"),
      ["subscribe b -", "authorize private-a 1.2 9", "subscribe c -", "subscribe d -"]
    )
  }

  func testLeavingUnsubscribesRequestedChannels() {
    XCTAssertEqual(unsubscribe("c"), [])
    _ = subscribe("c")
    XCTAssertEqual(unsubscribe("c"), [])
    _ = restore()
    _ = subscribe("c")
    XCTAssertEqual(unsubscribe("c"), ["unsubscribe c"])
    _ = subscribe("c")
    _ = succeed("c")
    XCTAssertEqual(unsubscribe("c"), ["unsubscribe c"])
    _ = subscribe("private-c")
    XCTAssertEqual(unsubscribe("private-c"), ["stop private-c"])
    XCTAssertEqual(authorize("private-c", attempt: 7), [])
    _ = subscriptions.lose()
    XCTAssertEqual(restore("1.2"), [])
  }

  func testTheOldestSignedRequestIsTheFirst() {
    _ = restore()
    _ = subscribe("open")
    XCTAssertNil(subscriptions.oldestSigned)
    _ = subscribe("private-b", "k:s")
    _ = subscribe("private-a", "k:s")
    XCTAssertEqual(subscriptions.oldestSigned?.channel, "private-b")
    _ = succeed("private-b")
    XCTAssertEqual(subscriptions.oldestSigned?.channel, "private-a")
    _ = reject("private-a")
    XCTAssertNil(subscriptions.oldestSigned)
  }

  /// The service knows the id of a signed-in user.
  func testAPresenceChannelWithoutAMemberWaitsForTheUser() {
    XCTAssertEqual(words(subscriptions.awaitUser(true)), [])
    _ = restore()
    XCTAssertEqual(subscribe("presence-b", "k:s"), [])
    XCTAssertEqual(subscribe("presence-a", "k:s"), [])
    XCTAssertEqual(subscribe("private-c", "k:s"), ["subscribe private-c k:s"])
    let member = PusherAuth(auth: "k:m", channelData: #"{"user_id":"1"}"#)
    XCTAssertEqual(
      words(subscriptions.subscribe(to: "presence-m", member)),
      ["subscribe presence-m k:m"]
    )
    _ = subscribe("presence-gone", "k:s")
    XCTAssertEqual(unsubscribe("presence-gone"), [])
    XCTAssertEqual(
      words(subscriptions.awaitUser(false)),
      ["subscribe presence-b k:s", "subscribe presence-a k:s"]
    )
    XCTAssertEqual(words(subscriptions.awaitUser(false)), [])
  }
}

extension ChannelSubscriptionsTests {
  private func subscribe(_ channel: String, _ auth: String? = nil) -> [String] {
    words(subscriptions.subscribe(to: channel, auth.map { PusherAuth(auth: $0) }))
  }

  private func unsubscribe(_ channel: String) -> [String] {
    words(subscriptions.unsubscribe(from: channel))
  }

  private func restore(_ socketID: String = "1.1") -> [String] {
    words(subscriptions.restore(on: socketID))
  }

  private func succeed(_ channel: String) -> [String]? {
    subscriptions.succeeded(channel).map(words)
  }

  private func reject(_ channel: String) -> [String] {
    words(subscriptions.rejected(channel, refusal))
  }

  private func authorize(_ channel: String, attempt: Int) -> [String] {
    words(
      subscriptions.authorized(channel, attempt: attempt, .success(PusherAuth(auth: "k:s")))
    )
  }
}
