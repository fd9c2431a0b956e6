import SchemaValidation
import XCTest

@testable import MockServer

/// Texts that are generated from patterns.
final class PatternTextTests: XCTestCase {
  func testTextsMatch() throws {
    let patterns = [
      "^$", "a", "^abc$", "^[a-z]+$", "^[^a-z]+$", #"^\d{3}-\d{4}$"#, #"^\w+\s\w+$"#, "^(a|bc|d)*$",
      "^(?:x|y){2,3}$", "^(?<year>\\d{4})$", #"^[\w.+-]+@[\w-]+\.[a-z]{2,}$"#,
      "^[A-Za-z0-9+/]*={0,2}$",
      #"^\p{Lu}\p{L}*$"#, #"^\u0041\x42$"#, "^[-a]+$", "^[a-]+$", #"^[\]]$"#, #"^\/a\.b$"#,

      "^(a)(b)\\2\\1$", "^.{5}$", #"^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}$"#, "^a?b+?c*?$", #"^[^\s]+$"#,
      #"^\S+$"#, "^(?=a)abc$", #"^urn:[a-z]+:\d+$"#, #"^[\u0030-\u0039]+$"#, "^(GET|POST)$",
      "^a|b$",
      #"^([01]\d|2[0-3]):[0-5]\d$"#, "^[ -~]*$", #"^\$[A-Z_]+$"#, "^[1-9][0-9]{0,2}(,[0-9]{3})*$",
    ]
    for pattern in patterns {
      let generator = try XCTUnwrap(PatternText(pattern), pattern)
      let checked = try XCTUnwrap(SchemaPattern(pattern), pattern)
      for seed in 0..<40 as Range<UInt64> {
        var random = RandomSource(seed: seed)
        let text = generator.text(&random, spread: Int(seed % 5))
        XCTAssertTrue(checked.matches(text), "\(pattern) doesn't match \(text.debugDescription)")
      }
    }
  }

  func testRefusesInvalidPatterns() {
    for pattern in ["(a", "[a", "*a", "a)", "\\"] { XCTAssertNil(PatternText(pattern), pattern) }
  }
}
