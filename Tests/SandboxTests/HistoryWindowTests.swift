import XCTest

@testable import Sandbox

/// Tests of the windows of fetches and deletions, which PubNub documents in prose.
final class HistoryWindowTests: XCTestCase {
  private let stored: [UInt64] = [10, 20, 30, 40]

  func testAFetchExcludesStartAndIncludesEnd() {
    XCTAssertEqual(fetched(nil, nil), [10, 20, 30, 40])
    XCTAssertEqual(fetched(30, nil), [10, 20])
    XCTAssertEqual(fetched(nil, 20), [20, 30, 40])
    XCTAssertEqual(fetched(40, 20), [20, 30])
    XCTAssertEqual(fetched(20, 40), [])
    XCTAssertEqual(fetched(0, nil), [])
    XCTAssertEqual(fetched(.max, 0), [10, 20, 30, 40])
  }

  func testADeletionKeepsStartAndDeletesEndWhicheverIsLarger() {
    XCTAssertEqual(deleted(nil, nil), [10, 20, 30, 40])
    XCTAssertEqual(deleted(30, nil), [10, 20])
    XCTAssertEqual(deleted(nil, 20), [20, 30, 40])
    XCTAssertEqual(deleted(40, 20), [20, 30])
    XCTAssertEqual(deleted(20, 40), [30, 40])
    XCTAssertEqual(deleted(20, 20), [])
    XCTAssertEqual(deleted(21, 20), [20], "one message, as the page on deletion shows it")
  }

  private func fetched(_ start: UInt64?, _ end: UInt64?) -> [UInt64] {
    let window = HistoryWindow(fetchFrom: start, to: end)
    return stored.filter { window.contains($0) }
  }

  private func deleted(_ start: UInt64?, _ end: UInt64?) -> [UInt64] {
    let window = HistoryWindow(deletionFrom: start, to: end)
    return stored.filter { window.contains($0) }
  }
}
