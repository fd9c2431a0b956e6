import XCTest

@testable import PusherSwift

/// An authorization that the app gives for one subscription, which is signed for one socket.
final class OwnAuthTests: XCTestCase {
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

  func testItIsNotKeptWhileTheChannelIsAuthorizedOtherwise() {
    _ = subscriptions.restore(on: "1.1")
    _ = subscriptions.subscribe(to: "private-c", nil)
    XCTAssertEqual(words(subscriptions.subscribe(to: "private-c", mine)), [])
    XCTAssertEqual(words(subscriptions.lose()), ["stop private-c"])
    XCTAssertEqual(words(subscriptions.restore(on: "1.2")), ["authorize private-c 1.2 4"])
  }

  func testAnActiveChannelNeedsNone() {
    _ = subscriptions.restore(on: "1.1")
    _ = subscriptions.subscribe(to: "private-c", mine)
    _ = subscriptions.succeeded("private-c")
    XCTAssertEqual(words(subscriptions.subscribe(to: "private-c", mine)), [])
    XCTAssertNil(subscriptions.entries["private-c"]?.ownAuth)
  }
}
