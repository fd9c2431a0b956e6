import BinderyRuntime
import XCTest

/// When two values inside of text are the same.
final class EmbeddedJSONTests: XCTestCase {
  private typealias Text = EmbeddedJSON<JSONValue>

  /// What is written to the letter is still the value that it means.
  func testSpaceInTheTextSaysNothing() throws {
    try assertSame(#"{"a":1}"#, #" { "a" : 1 } "#)
  }

  /// What stands inside is compared as values are, not as they are written.
  func testTheOrderOfMembersInTheTextSaysNothing() throws {
    try assertSame(#"{"a":1,"b":[2]}"#, #"{"b":[2.0],"a":1e0}"#)
  }

  func testOtherValuesAreOthers() throws {
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
