import XCTest

@testable import BinderyRealtime

/// Tests of the order and count of waiting messages, in any number of batches.
final class WebSocketBacklogTests: XCTestCase {
  func testSmallBatchesAreJoined() {
    var backlog = WebSocketBacklog()
    for number in 0..<100 { backlog.append(WebSocketBatch([.text("\(number)")])) }
    XCTAssertEqual(backlog.count, 100)
    XCTAssertEqual(backlog.popFirst().map(Array.init), (0..<100).map { .text("\($0)") })
    XCTAssertNil(backlog.popFirst())
    XCTAssertEqual(backlog.byteCount, 0)
  }

  func testLargeBatchesAreNotJoined() {
    var backlog = Self.large(3)
    XCTAssertEqual(backlog.count, 9)
    for number in 0..<3 {
      XCTAssertEqual(backlog.popFirst()?.map(\.first), [UInt8](repeating: UInt8(number), count: 3))
      XCTAssertEqual(backlog.byteCount, (2 - number) * 60_000)
    }
    XCTAssertTrue(backlog.isEmpty)
  }

  func testMessagesAreDroppedAtEitherEnd() {
    var backlog = Self.large(4)
    backlog.removeFirst(4)
    backlog.removeLast(5)
    XCTAssertEqual(backlog.count, 3)
    XCTAssertEqual(backlog.byteCount, 60_000)
    XCTAssertEqual(backlog.popFirst()?.map(\.first), [1, 1])
    XCTAssertEqual(backlog.popFirst()?.map(\.first), [2])
    XCTAssertTrue(backlog.isEmpty)
  }

  /// Returns a batch of three messages, which begin with its number.
  private static func large(_ count: UInt8) -> WebSocketBacklog {
    (0..<count).reduce(into: WebSocketBacklog()) { backlog, number in
      let message = WebSocketMessage.binary([UInt8](repeating: number, count: 20_000))
      backlog.append(WebSocketBatch([message, message, message]))
    }
  }
}

extension WebSocketMessage {
  fileprivate var first: UInt8? {
    if case .binary(let bytes) = self { bytes.first } else { nil }
  }
}
