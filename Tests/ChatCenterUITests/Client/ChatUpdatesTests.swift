import BinderyRuntime
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Sequences of updates: their first value, and the values they report as dropped.
final class ChatUpdatesTests: TimedTestCase {
  func testASlowReaderGetsTheNumberOfDroppedEvents() async {
    let hub = ChatHub(queue: .main, ChatLog(nil), LocalSettings())
    let updates = hub.eventUpdates
    for number in 1...1_026 { hub.events.send(.connected(number.isMultiple(of: 2))) }
    hub.events.end()
    var read: [ChatEvent] = []
    for await event in updates { read.append(event) }
    XCTAssertEqual(read.count, 1_025)
    guard case .dropped(2)? = read.first else { return XCTFail("\(read.prefix(1))") }
    for event in read.dropFirst() {
      guard case .connected = event else { return XCTFail("\(event)") }
    }
  }

  func testTheLatestValueComesFirst() async {
    let numbers = Broadcast(startingWith: 1)
    let early = ChatUpdates(numbers)
    numbers.send(2)
    let late = ChatUpdates(numbers)
    numbers.send(3)
    numbers.end()
    let all = (await all(of: early), await all(of: late))
    XCTAssertEqual(all.0, [1, 2, 3])
    XCTAssertEqual(all.1, [2, 3])
  }

  func testEventsHaveNoInitialValue() async {
    let numbers = Broadcast<Int>()
    numbers.send(1)
    let updates = ChatUpdates(numbers)
    numbers.send(2)
    numbers.end()
    let all = await all(of: updates)
    XCTAssertEqual(all, [2])
  }

  /// A reader gets the last value, also if it changes while the sequence is created.
  func testNoChangeIsMissedDuringSubscription() async {
    for _ in 1...3_000 {
      let numbers = Broadcast(startingWith: 1)
      async let changing: Void = numbers.send(2)
      let updates = ChatUpdates(numbers)
      await changing
      numbers.end()
      let last = await all(of: updates).last
      XCTAssertEqual(last, 2)
    }
  }

  private func all(of updates: ChatUpdates<Int>) async -> [Int] {
    await updates.reduce(into: []) { $0.append($1) }
  }
}
