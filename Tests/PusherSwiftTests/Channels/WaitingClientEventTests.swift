import XCTest

@testable import PusherSwift

final class WaitingClientEventTests: XCTestCase {
  func testClientEventsWaitForTheSubscription() {
    var subscriptions = ChannelSubscriptions()
    let event = ClientEvent(event: "client-x", channel: "private-c", data: 1)
    XCTAssertEqual(words(subscriptions.trigger(event)), ["drop: the channel isn't subscribed to"])
    _ = subscriptions.subscribe(to: "private-c", PusherAuth(auth: "k:s"))
    XCTAssertEqual(words(subscriptions.trigger(event)), [])
    _ = subscriptions.restore(on: "1.1")
    XCTAssertEqual(words(subscriptions.trigger(event)), [])
    XCTAssertEqual(subscriptions.succeeded("private-c").map(words), ["client-x 1", "client-x 1"])
    XCTAssertEqual(words(subscriptions.trigger(event)), ["client-x 1"])
    _ = subscriptions.lose()
    XCTAssertEqual(words(subscriptions.trigger(event)), [])
    _ = subscriptions.restore(on: "1.2")
    _ = subscriptions.authorized("private-c", attempt: 3, .success(PusherAuth(auth: "k:s")))
    XCTAssertEqual(subscriptions.succeeded("private-c").map(words), ["client-x 1"])
    let bad = ClientEvent(event: "x", channel: "private-c")
    XCTAssertEqual(words(subscriptions.trigger(bad)), ["drop: \(PusherTriggerError.invalidName)"])
  }
}
