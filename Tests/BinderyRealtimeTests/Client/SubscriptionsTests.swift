import BinderyRuntime
import XCTest

@testable import BinderyRealtime

/// Tests of the list of subscriptions while their messages are written.
final class SubscriptionsTests: XCTestCase {
  private var subscriptions = Subscriptions(
    ResubscriptionPolicy([
      ResubscriptionPolicy.Subscription(
        "subscribe",
        key: [.payload("product")],
        ending: ResubscriptionPolicy.Ending("unsubscribe", payload: ["type": "unsubscribe"])
      )
    ])
  )

  private func message(_ level: Int) -> JSONValue {
    ["product": "a", "level": .number(JSONNumber(level))]
  }

  private func note(_ level: Int) -> Int { subscriptions.note("subscribe", message(level)) }

  /// The outcomes of sends are noted in any order.
  func testMessagesThatAreNotSentReplaceNone() {
    subscriptions.confirm(note(1))
    for order in [[0, 1], [1, 0]] {
      let numbers = [note(2), note(3)]
      XCTAssertEqual(subscriptions.messages([]), [message(3)])
      XCTAssertEqual(subscriptions.endings(except: []).count, 1)
      for index in order { subscriptions.remove(numbers[index]) }
      XCTAssertEqual(subscriptions.messages([]), [message(1)])
    }
  }

  func testAMessageThatIsSentReplacesThoseBefore() {
    let numbers = [note(1), note(2), note(3)]
    subscriptions.confirm(numbers[1])
    subscriptions.remove(numbers[2])
    XCTAssertEqual(subscriptions.messages([]), [message(2)])
    subscriptions.remove(numbers[1])
    XCTAssertEqual(subscriptions.messages([]), [])
  }

  /// The message that ends a subscription is written after both.
  func testAnEndingRemovesAlsoTheReplaced() {
    subscriptions.confirm(note(1))
    let copy = note(2)
    subscriptions.confirm(subscriptions.note("unsubscribe", ["product": "a"]))
    subscriptions.remove(copy)
    XCTAssertEqual(subscriptions.messages([]), [])
  }
}
