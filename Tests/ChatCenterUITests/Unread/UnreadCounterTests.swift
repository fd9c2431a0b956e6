import XCTest

@testable import ChatCenterUI

/// The number of unread messages and the waiting receipts, without a service.
final class UnreadCounterTests: XCTestCase {
  func testReadMessagesAreSubtractedIfTheServiceHasNotCountedThem() {
    var unread = UnreadCounter()
    unread.set(5)
    for id in ["m1", "m2", "m2"] { unread.add(id) }
    XCTAssertEqual(unread.count, 7)
    unread.read(["m1", "m0"])
    unread.read(["m1"])
    XCTAssertEqual(unread.count, 6)
    unread.forgetMessages()
    unread.read(["m2"])
    XCTAssertEqual(unread.count, 6)
  }

  func testTheCountStaysInRange() {
    var unread = UnreadCounter()
    unread.set(-3)
    XCTAssertEqual(unread.count, 0)
    unread.set(.max)
    unread.add("m1")
    XCTAssertEqual(unread.count, .max)
    // The service has counted the message, and all are read.
    unread.set(0)
    unread.set(1)
    unread.read(["m1"])
    XCTAssertEqual(unread.count, 1)
  }

  /// The messages may never be read; the oldest are forgotten, but counted.
  func testUnreadMessagesAreRememberedUpToTheLimit() {
    var unread = UnreadCounter()
    for number in 1...1_030 { unread.add("m\(number)") }
    for id in ["m7", "m1030"] { unread.add(id) }
    XCTAssertEqual(unread.count, 1_030)
    unread.read((1...6).map { "m\($0)" })
    XCTAssertEqual(unread.count, 1_030)
    unread.read((7...1_030).map { "m\($0)" })
    XCTAssertEqual(unread.count, 6)
  }

  /// The newest receipts wait.
  func testReceiptsWaitUpToTheLimit() {
    var receipts = ReadReceipts()
    for number in 1...1_030 {
      receipts.add(["m\(number)", "m1"])
      receipts.dropOldest()
    }
    let waiting = receipts.takeAll()
    XCTAssertEqual(waiting.count, ReadReceipts.bound)
    XCTAssertEqual(waiting.last, "m1030")
    XCTAssertEqual(receipts.takeAll(), [])
  }
}
