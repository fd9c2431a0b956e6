import BinderyRuntime
import XCTest

@testable import PusherSwift

final class WaitingClientEventTests: XCTestCase {
  func testClientEventsWaitForTheSubscription() {
    var subscriptions = ChannelSubscriptions()
    let event = ClientEvent(event: "client-x", channel: "private-c", data: 1)
    XCTAssertEqual(
      words(subscriptions.trigger(event)),
      ["drop: the client isn't subscribed to the channel"]
    )
    _ = subscriptions.subscribe(to: "private-c", PusherAuth(auth: "k:s"))
    XCTAssertEqual(words(subscriptions.trigger(event)), ["wait client-x 1"])
    _ = subscriptions.restore(on: "1.1")
    XCTAssertEqual(words(subscriptions.trigger(event)), ["wait client-x 1"])
    XCTAssertEqual(subscriptions.succeeded("private-c").map(words), ["client-x 1", "client-x 1"])
    XCTAssertEqual(words(subscriptions.trigger(event)), ["client-x 1"])
    _ = subscriptions.lose()
    XCTAssertEqual(words(subscriptions.trigger(event)), ["wait client-x 1"])
    _ = subscriptions.restore(on: "1.2")
    _ = subscriptions.authorized("private-c", attempt: 3, .success(PusherAuth(auth: "k:s")))
    XCTAssertEqual(subscriptions.succeeded("private-c").map(words), ["client-x 1"])
    let bad = ClientEvent(event: "x", channel: "private-c")
    XCTAssertEqual(words(subscriptions.trigger(bad)), ["drop: \(PusherTriggerError.invalidName)"])
  }

  func testEventsWaitUpToTheLimit() {
    var subscriptions = ChannelSubscriptions()
    _ = subscriptions.subscribe(to: "private-c", PusherAuth(auth: "k:s"))
    _ = subscriptions.subscribe(to: "private-d", nil)
    for number in 1...1_024 { _ = subscriptions.trigger(event(number)) }
    XCTAssertEqual(
      words(subscriptions.trigger(event(1_025))),
      ["drop: 1024 events are pending, which is the limit"]
    )
    // Each channel has its own limit.
    let other = ClientEvent(event: "client-x", channel: "private-d")
    XCTAssertEqual(words(subscriptions.trigger(other)), ["wait client-x null"])
    _ = subscriptions.restore(on: "1.1")
    XCTAssertEqual(
      subscriptions.succeeded("private-c").map(words),
      (1...1_024).map { "client-x \($0)" }
    )
    // Sent events don't count.
    _ = subscriptions.lose()
    XCTAssertEqual(words(subscriptions.trigger(event(1_025))), ["wait client-x 1025"])
  }

  private func event(_ number: Int) -> ClientEvent {
    ClientEvent(event: "client-x", channel: "private-c", data: .number(JSONNumber(number)))
  }
}
