import XCTest

@testable import Specification

/// Tests of UTF-8 validation (RFC 3629 §3 and §4).
final class ValidUTF8Tests: XCTestCase {
  func testValidBytesKeepTheirText() {
    for text in ["", "a", "\u{FEFF}a", "\u{FFFD}", "naïve\u{0}", "e\u{301}", "👩‍👧", "\u{10FFFF}"] {
      XCTAssertEqual(
        String(validUTF8: Array(text.utf8))?.unicodeScalars.elementsEqual(text.unicodeScalars),
        true
      )
    }
  }

  func testInvalidBytesAreNoText() {
    let invalid: [[UInt8]] = [
      [0x80], [0xFF], [0x61, 0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xE2, 0x82], [0xEF, 0xBF, 0xBD, 0xFE],
    ]
    for bytes in invalid { XCTAssertNil(String(validUTF8: bytes), "\(bytes)") }
  }
}
