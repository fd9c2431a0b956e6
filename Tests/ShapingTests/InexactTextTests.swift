import XCTest

@testable import Canonicalizing
@testable import Shaping

/// Texts with many spellings in documents and recordings.
final class InexactTextTests: XCTestCase {
  /// Invalid keys of responses, and the statuses that they mean.
  func testKeysOfResponses() {
    let keys = [
      ("200-299", ["2XX"]), ("400..499", ["4XX"]), ("400-599", []), ("200-404", []),
      ("4XX-5XX", ["4XX", "5XX"]), ("200,201", ["200", "201"]), ("200, 200", ["200"]),
      ("4**", ["4XX"]), ("Error", ["default"]), ("0XX", []), ("20", []), ("2000", []),
      ("nothing", []),
    ]
    for (key, statuses) in keys {
      XCTAssertEqual(StatusKeys.statuses(in: key), statuses, key)
      XCTAssertNil(StatusKeys.status(key), key)
    }
    for key in ["200", "2XX", "default", "5xx"] { XCTAssertNotNil(StatusKeys.status(key), key) }
  }
}
