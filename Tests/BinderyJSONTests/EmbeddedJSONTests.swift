import BinderyJSON
import XCTest

/// Tests of the equality of values in JSON text.
final class EmbeddedJSONTests: XCTestCase {
  private typealias Text = EmbeddedJSON<JSONValue>

  /// A value with its original text equals the same value without it.
  func testWhitespaceInTheTextIsIgnored() throws {
    try assertSame(#"{"a":1}"#, #" { "a" : 1 } "#)
  }

  /// The inner values are compared, not their text.
  func testTheOrderOfMembersInTheTextIsIgnored() throws {
    try assertSame(#"{"a":1,"b":[2]}"#, #"{"b":[2.0],"a":1e0}"#)
  }

  func testDifferentValuesAreNotEqual() throws {
    XCTAssertNotEqual(try Text(text: #"{"a":1}"#), try Text(text: #"{"a":2}"#))
    XCTAssertNotEqual(Text(["a": 1]), Text(["a": 1], isText: false))
  }

  private func assertSame(_ one: String, _ other: String, line: UInt = #line) throws {
    let (one, other) = (try Text(text: one), try Text(text: other))
    XCTAssertEqual(one, other, line: line)
    XCTAssertEqual(Set([one, other]).count, 1, line: line)
    XCTAssertNotEqual(try one.text, try other.text, line: line)
    XCTAssertEqual(one, Text(other.value), line: line)
  }
}
