import XCTest

@testable import SwiftSource

/// The spelling of names and texts in Swift.
final class SpellingTests: XCTestCase {
  /// A few words need backticks as the label of a parameter, too; `let` and `var` need none in a
  /// call.
  func testWordsAsLabels() {
    let ticked = ["Protocol", "Self", "Type", "init", "inout", "let", "self", "var"]
    for word in ticked {
      let name = SwiftName(word)
      XCTAssertEqual(name?.label, "`\(word)`")
      let isPlainInCalls = word == "let" || word == "var"
      XCTAssertEqual(name?.argument, isPlainInCalls ? word : "`\(word)`")
      XCTAssertEqual(name?.spelling, "`\(word)`")
    }
    for word in ["in", "is", "default", "class", "import", "func", "where", "throws"] {
      XCTAssertEqual(SwiftName(word)?.label, word)
      XCTAssertEqual(SwiftName(word)?.spelling, "`\(word)`")
    }
  }

  /// A truncated name has at most a number of bytes, and no partial character.
  func testATruncatedName() {
    let name = SwiftName(known: "abcdé")
    let cut = (0...7).map { name.truncated(to: $0).text }
    XCTAssertEqual(cut, ["a", "a", "ab", "abc", "abcd", "abcd", "abcdé", "abcdé"])
    XCTAssertEqual(SwiftName(known: "éa").truncated(to: 1).text, "é")
  }

  /// Spaces that look like the plain one, or like nothing, are shown as escapes.
  func testSpacesThatAreNotPlain() {
    for value in [0xA0, 0x1680, 0x2003, 0x2007, 0x202F, 0x205F, 0x3000] as [UInt32] {
      guard let scalar = Unicode.Scalar(value) else { return XCTFail("no scalar") }
      let escape = "\\u{\(String(value, radix: 16, uppercase: true))}"
      XCTAssertEqual("a\(scalar)b".escapedForSwift, "a\(escape)b")
    }
    XCTAssertEqual("a b".escapedForSwift, "a b")
  }

  /// A raw literal's fence is longer than any run of `#` behind a quote or a backslash in it.
  func testTheFenceOfARawLiteral() {
    assertPrints(.json(##"{"a":"#"}"##), ###"##"{"a":"#"}"##"###)
    assertPrints(.json(##"["\#x"]"##), ###"##"["\#x"]"##"###)
    assertPrints(.json(##"{"a":1}"##), ##"#"{"a":1}"#"##)
    assertPrints(.json(##"{"a # b":1}"##), ##"#"{"a # b":1}"#"##)
    assertPrints(.raw(###"a"##b"###), "###\"\"\"\n  a\"##b\n  \"\"\"###")
    assertPrints(.raw(###"a\##b"###), "###\"\"\"\n  a\\##b\n  \"\"\"###")
  }
}
