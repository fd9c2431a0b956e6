import BinderyRealtime
import BinderyRuntime
import XCTest

@testable import PubNubSDK

/// The number of messages that new messages are compared with.
final class DuplicateFilterTests: XCTestCase {
  private typealias Message = PolledEvent

  func testMessagesAreComparedWithAsManyAsSpecified() {
    var memory = memory(windowSize: 2)
    XCTAssertEqual(memory.new(messages(1...1) + messages(1...1)).count, 1)
    XCTAssertEqual(memory.new(messages(2...2)).count, 1)
    XCTAssertEqual(memory.new(messages(1...1)).count, 0)
    XCTAssertEqual(memory.new(messages(3...3)).count, 1)
    XCTAssertEqual(memory.new(messages(1...1)).count, 1, "two others followed it")
    XCTAssertEqual(memory.new(messages(3...3)).count, 0)
  }

  func testALargeResponseIsRememberedCompletely() {
    var memory = memory(windowSize: 2)
    XCTAssertEqual(memory.new(messages(1...7)).count, 7)
    XCTAssertEqual(memory.new([]).count, 0)
    XCTAssertEqual(memory.new(messages(8...8)).count, 1)
    XCTAssertEqual(memory.new(messages(9...9)).count, 1)
    XCTAssertEqual(memory.new(messages(1...9)).count, 0)
  }

  func testNoneIsForgottenBeforeAllAreCompared() {
    var memory = memory(windowSize: 0)
    XCTAssertEqual(memory.new(messages(1...7)).count, 7)
    XCTAssertEqual(memory.new(messages(8...8) + messages(1...6)).count, 1)
    XCTAssertEqual(memory.new(messages(1...1)).count, 1, "it was the oldest")
  }

  func testAMemoryThatGrowsForgetsTheOldestFirst() {
    var memory = memory(windowSize: 3)
    for number in 1...4 { XCTAssertEqual(memory.new(messages(number...number)).count, 1) }
    XCTAssertEqual(memory.new(messages(5...8)).count, 4)
    for number in 9...11 { XCTAssertEqual(memory.new(messages(number...number)).count, 1) }
    XCTAssertEqual(memory.new(messages(5...11)).count, 0)
    XCTAssertEqual(memory.new(messages(4...4)).count, 1)
  }

  func testTheMemoryIsBoundedForResponsesOfAnySize() {
    var memory = DuplicateFilter()
    let most = DuplicateFilter.maximumCount
    XCTAssertEqual(memory.new(messages(0...most)).count, most + 1)
    XCTAssertEqual(memory.new(messages(1...most)).count, 0)
    XCTAssertEqual(memory.new(messages(0...0)).count, 1)
  }

  func testManyMessagesOfTheSameTimeAreComparedQuickly() throws {
    let payloads = (0..<20_000).map { JSONValue.string("\($0)") }
    let known = payloads.map { payload in Self.message(payload, at: 1) }
    let unknown = try payloads.map { payload in
      let value: JSONValue = ["e": 9, "c": "hall", "d": payload, "p": ["t": "1"]]
      return Message(event: try value.decode())
    }
    for messages in [known, unknown] {
      let hashes = Set(messages.compactMap { $0.event?.identity.hashValue })
      // Messages with equal hashes would be compared in pairs, which takes minutes.
      guard hashes.count > 19_990 else { return XCTFail("\(hashes.count) hashes") }
      var memory = DuplicateFilter()
      XCTAssertEqual(memory.new(messages).count, 20_000)
    }
  }

  private func memory(windowSize count: Int) -> DuplicateFilter {
    DuplicateFilter(DedupePolicy(EventsChannel.dedupe.locations, windowSize: count))
  }

  private func messages(_ timetokens: ClosedRange<Int>) -> [Message] {
    timetokens.map { Self.message("hello", at: $0) }
  }

  private static func message(_ payload: JSONValue, at timetoken: Int) -> Message {
    Message(
      event: .message(
        MessageEvent(
          shard: "1",
          channel: "hall",
          payload: payload,
          flags: 0,
          subscribeKey: "demo",
          published: EventCursor(timetoken: "\(timetoken)", region: 1)
        )
      )
    )
  }
}
