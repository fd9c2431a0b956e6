import Shape
import XCTest

@testable import Shaping

/// Texts with many spellings in documents and recordings.
final class InexactTextTests: XCTestCase {
  /// Invalid keys of responses, and the statuses that they mean.
  func testKeysOfResponses() {
    let keys: [(String, [Response.Status])] = [
      ("200-299", [.range(2)]), ("400..499", [.range(4)]), ("400-599", []), ("200-404", []),
      ("4XX-5XX", [.range(4), .range(5)]), ("200,201", [.code(200), .code(201)]),
      ("200, 200", [.code(200)]), ("4**", [.range(4)]), ("Error", [.default]),
      ("0XX", []), ("20", []), ("2000", []), ("nothing", []),
    ]
    for (key, statuses) in keys {
      XCTAssertEqual(StatusKey(key).statuses, statuses, key)
      XCTAssertFalse(StatusKey(key).isExact, key)
    }
    for key in ["200", "2XX", "default", "5xx"] { XCTAssertTrue(StatusKey(key).isExact, key) }
  }

  /// An access key has the prefix of its service followed by 16 characters.
  func testTheShortestAccessKey() {
    for prefix in ["ghp_", "AKIA", "sk_live_", "xoxb-"] {
      let least = prefix + String(repeating: "k", count: 16)
      XCTAssertEqual(CredentialText(least), .accessKey, least)
      XCTAssertNil(CredentialText(String(least.dropLast())), least)
    }
  }
}
