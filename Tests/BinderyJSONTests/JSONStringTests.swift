import BinderyJSON
import TestSupport
import XCTest

final class JSONStringTests: XCTestCase {
  func testEscapesAreResolved() throws {
    XCTAssertEqual(
      try decode(String.self, #""\"\\\/\b\f\n\r\t\u0041\u00e9\u20AC""#),
      "\"\\/\u{8}\u{C}\n\r\tAé€"
    )
    XCTAssertEqual(try decode(String.self, #""\ud83d\ude00""#), "😀")
    XCTAssertEqual(try decode(String.self, #""\ud800\udc00\udbff\udfff""#), "\u{10000}\u{10FFFF}")
    XCTAssertEqual(try decode(String.self, #""\u0000""#), "\0")
    XCTAssertEqual(try decode(String.self, "\"\u{7F}\u{2028}\""), "\u{7F}\u{2028}")
  }

  func testHalfASurrogatePairBecomesTheReplacementCharacter() throws {
    XCTAssertEqual(try decode(String.self, #""a\ud800b""#), "a\u{FFFD}b")
    XCTAssertEqual(try decode(String.self, #""\ude00\ud83d""#), "\u{FFFD}\u{FFFD}")
    XCTAssertEqual(try decode(String.self, #""\ud83d\ud83d\ude00""#), "\u{FFFD}😀")
    XCTAssertEqual(try decode(String.self, #""\ud83dA""#), "\u{FFFD}A")
    XCTAssertEqual(try decode(String.self, #""\ud83d\n\\u0041""#), "\u{FFFD}\n\\u0041")
  }

  func testInvalidUTF8IsRefusedAlsoWhenSkipped() {
    let wrong: [[UInt8]] = [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x28], [0xE0, 0x9F, 0xBF], [0xE2, 0x82],
      [0xED, 0xA0, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80], [0xFF], [0xFE],
    ]
    for bytes in wrong {
      for padding in [0, 7, 8, 9, 20] {
        let padding = [UInt8](repeating: UInt8(ascii: "x"), count: padding)
        let text = [UInt8(ascii: "\"")] + padding + bytes + padding + [UInt8(ascii: "\"")]
        XCTAssertThrowsError(try JSONReader.decode(String.self, from: text), "\(bytes)") { error in
          let offset = 1 + padding.count
          XCTAssertEqual(error as? JSONError, JSONError(offset: offset, reason: .invalidUTF8))
        }
        XCTAssertThrowsError(try JSONReader.decode(Skipped.self, from: text), "\(bytes)")
      }
    }
  }

  func testEveryCharacterIsPreservedAtEveryPosition() throws {
    let scalars = [
      "\u{0}", "\u{1F}", "\"", "\\", "/", "\u{7F}", "\u{80}", "é", "\u{7FF}", "\u{800}",
      "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}",
    ]
    for scalar in scalars {
      for before in 0..<18 {
        let text =
          String(repeating: "x", count: before) + scalar
          + String(repeating: "y", count: 17 - before)
        XCTAssertEqual(try decode(String.self, encode(text)), text)
      }
    }
  }

  func testOnlyNecessaryCharactersAreEscaped() throws {
    XCTAssertEqual(
      try encode("\"\\/\u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F}é😀"),
      #""\"\\/\b\f\n\r\t\u0001\u001f"# + "\u{7F}é😀\""
    )
    XCTAssertEqual(try encode(""), #""""#)
  }

  func testEveryControlCharacterMustBeEscaped() {
    for byte in UInt8(0)..<0x20 {
      XCTAssertThrowsError(try JSONReader.decode(String.self, from: [0x22, 0x61, byte, 0x22])) {
        error in
        XCTAssertEqual((error as? JSONError)?.offset, 2)
      }
    }
  }
}
