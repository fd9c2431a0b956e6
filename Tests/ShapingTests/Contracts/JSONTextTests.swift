import Shape
import XCTest

@testable import Shaping

final class JSONTextTests: XCTestCase {
  func testValuesAreRead() {
    XCTAssertEqual(JSONText.literal(" null "), .null)
    XCTAssertEqual(JSONText.literal("true"), .boolean(true))
    XCTAssertEqual(JSONText.literal("[]"), .array([]))
    XCTAssertEqual(JSONText.literal("[ 1 ,-2.50, 1e2]"), array("1", "-2.50", "1e2"))
    XCTAssertEqual(JSONText.literal("[0, 0.5E+3, 10e-2]"), array("0", "0.5E+3", "10e-2"))
    XCTAssertEqual(
      JSONText.literal(#"{ "a\"\\" : "\u00e9\n" , "b": {} }"#),
      .object([
        Literal.Member(key: "a\"\\", value: .string("é\n")),
        Literal.Member(key: "b", value: .object([])),
      ])
    )
  }

  func testInvalidTextIsNotAValue() {
    let texts = [
      "", "nul", "01", "1.", "+1", "'a'", "\"a", "\"\\", "\"\\x\"", "[1", "[1,]", "[,]", "{\"a\"}",
      "-", "-01", ".5", "1.e5", "1e", "1e+", "1e5.0", "1a",
      "{a: 1}", "{\"a\": 1, \"a\": 2}", "{\"a\": 1,}", "1 2", "[] x", "NaN", "1e999",
      String(repeating: "[", count: 100_000),
    ]
    for text in texts { XCTAssertNil(JSONText.literal(text), String(text.prefix(40))) }
  }

  private func array(_ numbers: String...) -> Literal {
    .array(numbers.map { $0.contains { ".e".contains($0) } ? .number($0) : .integer($0) })
  }
}
