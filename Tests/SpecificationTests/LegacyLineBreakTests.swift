import XCTest

@testable import Specification

/// Tests of the line breaks of YAML 1.1 that are text in YAML 1.2.
final class LegacyLineBreakTests: XCTestCase {
  func testLegacyLineBreaksArePartOfScalarsAndKeys() throws {
    for sign in ["\u{85}", "\u{2028}", "\u{2029}"] {
      let text = "a\(sign)b"
      let (_, root, messages) = try open(
        """
        plain: \(text) # \(text)
        double: "\(text)"
        single: '\(text)'
        \(text): key
        folded: >-
          \(text)
          c
        literal: |-
          \(text)
          c
        last: x
        """
      )
      XCTAssertEqual(messages(), "")
      XCTAssertEqual(root["plain"]?.text, text)
      XCTAssertEqual(root["double"]?.text, text)
      XCTAssertEqual(root["single"]?.text, text)
      XCTAssertEqual(root[text]?.text, "key")
      XCTAssertEqual(root["folded"]?.text, text + " c")
      XCTAssertEqual(root["literal"]?.text, text + "\nc")
      XCTAssertEqual(root["last"]?.mark.line, 11)
    }
  }

  func testPrivateUseCharactersAreKept() throws {
    let text = "\u{E000}\u{85}\u{E001}\u{2029}\u{E002}\u{E003}"
    let (_, root, _) = try open("a: \(text)")
    XCTAssertEqual(root["a"]?.text, text)
  }
}
