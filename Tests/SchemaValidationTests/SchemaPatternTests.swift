import BinderyJSON
import SchemaValidation
import XCTest

/// Tests of the differences between ECMA-262 and ICU patterns.
final class SchemaPatternTests: XCTestCase {
  func testPatternsFollowECMAScript() throws {
    let cases = [
      (#"^a$"#, "a", true), (#"^a$"#, "a\n", false), (#"b"#, "abc", true),
      (#"^\d$"#, "٣", false), (#"^[\d]$"#, "3", true), (#"^[^\D]$"#, "3", true),
      (#"^\w$"#, "é", false), (#"^\W$"#, "é", true), (#"^[\W]$"#, "_", false),
      (#"^\s$"#, "\u{FEFF}", true), (#"^\S$"#, "\u{85}", true), (#"^[$]$"#, "$", true),
      (#"^[^]$"#, "\n", true), (#"[]"#, "a", false), (#"^[[]$"#, "[", true),
      (#"^[a&&b]$"#, "&", true), (#"^[\b]$"#, "\u{8}", true), (#"^\0$"#, "\0", true),
      (#"^\u{1F600}$"#, "😀", true), (#"^\u00e9$"#, "é", true), (#"^.$"#, "😀", true),
      (#"^\p{Lu}\$$"#, "É$", true), (#"^(?<y>a|b)\k<y>$"#, "bb", true), (#"a\/b"#, "a/b", true),
    ]
    for (pattern, text, isMatch) in cases {
      let schema = try JSONSchema(["pattern": .string(pattern)])
      XCTAssertEqual(schema.validate(.string(text)).isEmpty, isMatch, "\(pattern) in \(text)")
    }
  }
}
