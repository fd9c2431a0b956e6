import XCTest

@testable import BinderyRealtime

/// Missing numbers of messages.
final class SequenceTrackerTests: XCTestCase {
  private func findings(
    _ numbers: [Int64],
    window: Int = 0
  ) -> [SequenceTracker.Finding] {
    var tracker = SequenceTracker(window: window)
    return numbers.flatMap { tracker.receive($0) }
  }

  func testNumbersAreMissing() {
    XCTAssertEqual(findings([7, 8, 9]), [])
    XCTAssertEqual(findings([7, 9, 13]), [.lost(8...8), .lost(10...12)])
    XCTAssertEqual(findings([7, 9, 8, 7, 10]), [.lost(8...8)])
    XCTAssertEqual(findings([.min, .max]), [.lost((.min + 1)...(.max - 1))])
  }

  func testNumbersAreLate() {
    XCTAssertEqual(findings([1, 5, 3, 6, 2, 4, 7], window: 2), [])
    XCTAssertEqual(findings([1, 5, 3, 6, 7], window: 2), [.lost(2...2), .lost(4...4)])
    XCTAssertEqual(findings([1, 3, 5, 7, 9], window: 2), [.lost(2...2), .lost(4...4)])
  }

  func testNumbersBeginAgain() {
    var tracker = SequenceTracker(window: 0)
    for number: Int64 in 5...9 { XCTAssertEqual(tracker.receive(number), []) }
    tracker.reconnect(isNumberedAgain: false)
    XCTAssertEqual(tracker.receive(1), [.renumbered(last: 9)])
    XCTAssertEqual(tracker.receive(2), [])
    tracker.reconnect(isNumberedAgain: true)
    XCTAssertEqual(tracker.receive(1), [])
  }

  /// The memory is bounded, whatever the service sends.
  func testEverySecondNumberIsMissing() {
    let lost = findings(stride(from: 0, to: 10_000, by: 2).map { Int64($0) }, window: 1_000_000)
    XCTAssertEqual(lost.count, 4_999 - 1_000)
    XCTAssertEqual(lost.first, .lost(1...1))
  }
}
