import XCTest

@testable import ChatCenterUI

/// The drafts that are sent while the user types.
final class DraftThrottleTests: XCTestCase {
  func testTheNewestDraftIsSentOncePerInterval() {
    var draft = DraftThrottle()
    XCTAssertTrue(draft.type("h"))
    XCTAssertEqual(draft.take(if: true), "h")
    XCTAssertFalse(draft.type("he"))
    XCTAssertFalse(draft.type("hel"))
    XCTAssertEqual(draft.take(if: true), "hel")
    // The interval ends without a draft.
    XCTAssertNil(draft.take(if: true))
    XCTAssertTrue(draft.type("hell"))
  }

  func testADraftThatCannotBeSentEndsTheInterval() {
    var draft = DraftThrottle()
    XCTAssertTrue(draft.type("h"))
    XCTAssertEqual(draft.take(if: true), "h")
    XCTAssertFalse(draft.type("he"))
    XCTAssertNil(draft.take(if: false))
    XCTAssertTrue(draft.type("hel"))
  }

  func testAMessageReplacesItsDraft() {
    var draft = DraftThrottle()
    _ = draft.type("h")
    draft.clear()
    XCTAssertNil(draft.take(if: true))
  }
}
