import BinderyRuntime
import Foundation
import TestSupport
import XCTest

final class FormatTests: XCTestCase {
  func testUUIDsAreReadInAnyCaseAndWrittenInLowercase() throws {
    let lower = #""0f8fad5b-d9cb-469f-a165-70867728950e""#
    XCTAssertEqual(try encode(decode(UUID.self, lower.uppercased())), lower)
    XCTAssertEqual(failure(UUID.self, #""0f8f""#), #"$: expected a UUID, found "0f8f" (byte 0)"#)
  }

  func testURIsKeepTheirText() throws {
    for text in [
      "https://example.com/a?b=%20c#d", "mailto:a@example.com", "/relative", "urn:isbn:1", "",
      "http://a b", "https://x/a|b{c}", "http://é.com", "{+base}/x",
    ] {
      XCTAssertEqual(try encode(decode(URI.self, "\"\(text)\"")), "\"\(text)\"")
    }
    XCTAssertEqual(
      URI("https://example.com/ä b").url?.absoluteString,
      "https://example.com/%C3%A4%20b"
    )
    XCTAssertNil(URI("").url)
    let url = try XCTUnwrap(URL(string: "https://example.com/a"))
    XCTAssertEqual(URI(url), "https://example.com/a")
    XCTAssertEqual(URI(url).url, url)
  }

  func testBytesAreBase64() throws {
    XCTAssertEqual(try decode(Data.self, #""AAH/""#), Data([0, 1, 255]))
    XCTAssertEqual(try encode(Data([0, 1, 255])), #""AAH/""#)
    XCTAssertEqual(failure(Data.self, #""A*""#), #"$: expected base64, found "A*" (byte 0)"#)
  }

  func testVariantsOfBase64AreRead() throws {
    let table: [(String, [UInt8])] = [
      ("aGk", Array("hi".utf8)), ("_-8", [0xFF, 0xEF]), ("AA\\r\\nH/", [0, 1, 255]), ("", []),
      ("AA==", [0]), ("AA=", [0]), ("AAH_", [0, 1, 255]),
    ]
    for (text, bytes) in table {
      XCTAssertEqual(try decode(Data.self, "\"\(text)\""), Data(bytes), text)
    }
    for text in ["A", "!!!", "AAAAA", "=", "A=A="] {
      XCTAssertNotNil(failure(Data.self, "\"\(text)\""), text)
    }
  }
}
