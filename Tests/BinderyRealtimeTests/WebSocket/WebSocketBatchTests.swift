import XCTest

@testable import BinderyRealtime

final class WebSocketBatchTests: XCTestCase {
  private let messages: [WebSocketMessage] = [
    .text("a"), .binary([1, 2]), .text(""), .text("äöü"), .binary([]),
  ]

  func testMessagesAreReturnedUnchanged() {
    let batch = WebSocketBatch(messages)
    XCTAssertEqual(batch.count, 5)
    XCTAssertEqual(batch.byteCount, 9)
    XCTAssertEqual(Array(batch), messages)
    XCTAssertTrue(WebSocketBatch().isEmpty)
  }

  func testTakenMessagesAreRemoved() {
    var batch = WebSocketBatch(messages)
    XCTAssertEqual(batch.next(), .text("a"))
    XCTAssertEqual(batch.next(), .binary([1, 2]))
    XCTAssertEqual(batch.count, 3)
    XCTAssertEqual(batch.byteCount, 6)
    XCTAssertEqual(Array(batch), Array(messages[2...]))
  }

  func testBatchesAreAppendedAfterTakingMessages() {
    for (taken, takenOfOther) in [(0, 0), (2, 0), (0, 3), (2, 3), (5, 1), (5, 5)] {
      var (batch, other) = (WebSocketBatch(messages), WebSocketBatch(messages.reversed()))
      for _ in 0..<taken { _ = batch.next() }
      for _ in 0..<takenOfOther { _ = other.next() }
      batch.append(other)
      XCTAssertEqual(
        Array(batch),
        Array(messages[taken...]) + Array(messages.reversed()[takenOfOther...])
      )
    }
  }

  func testRemovingTheFirstAndLastMessages() {
    for first in 0...5 {
      for last in 0...5 - first {
        var batch = WebSocketBatch(messages)
        batch.removeFirst(first)
        batch.removeLast(last)
        XCTAssertEqual(Array(batch), Array(messages[first..<5 - last]))
        batch.append(WebSocketBatch([.text("more")]))
        XCTAssertEqual(Array(batch), messages[first..<5 - last] + [.text("more")])
      }
    }
  }

  func testRemovedMessagesTakeNoMemory() {
    var batch = WebSocketBatch()
    for _ in 0..<1_000 {
      batch.append(WebSocketBatch([.binary(Array(repeating: 7, count: 1_000))]))
      batch.removeFirst(batch.count - 1)
    }
    XCTAssertEqual(batch.byteCount, 1_000)
    XCTAssertLessThanOrEqual(batch.storedCount, 2_000)
  }
}
