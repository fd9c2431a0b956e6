import BinderyRuntime
import Foundation
import XCTest

final class FormatTests: XCTestCase {
  func testUUIDsAreReadInAnyCaseAndWrittenInLowerCase() throws {
    let lower = #""0f8fad5b-d9cb-469f-a165-70867728950e""#
    XCTAssertEqual(try encode(decode(UUID.self, lower.uppercased())), lower)
    XCTAssertEqual(failure(UUID.self, #""0f8f""#), #"$: expected a UUID, found "0f8f" (byte 0)"#)
  }

  func testURLsKeepTheirText() throws {
    for text in [
      "https://example.com/a?b=%20c#d", "mailto:a@example.com", "/relative", "urn:isbn:1",
    ] {
      XCTAssertEqual(try encode(decode(URL.self, "\"\(text)\"")), "\"\(text)\"")
    }
    XCTAssertEqual(
      try decode(URL.self, #""https://example.com/ä b""#).absoluteString,
      "https://example.com/%C3%A4%20b"
    )
    XCTAssertEqual(failure(URL.self, #""""#), #"$: expected a URL, found "" (byte 0)"#)
  }

  func testBytesAreBase64() throws {
    XCTAssertEqual(try decode(Data.self, #""AAH/""#), Data([0, 1, 255]))
    XCTAssertEqual(try encode(Data([0, 1, 255])), #""AAH/""#)
    XCTAssertEqual(failure(Data.self, #""A*""#), #"$: expected base64, found "A*" (byte 0)"#)
  }
}
