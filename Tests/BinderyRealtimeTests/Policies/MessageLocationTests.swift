import BinderyRealtime
import BinderyRuntime
import XCTest

/// Tests of JSON paths in messages.
final class MessageLocationTests: XCTestCase {
  func testAPathContinuesInsideJSONText() throws {
    let location = MessageLocation.payload("data", "code")
    let text = try JSONValue(parsing: #"{"data": "{\"code\": 4001}"}"#)
    let plain = try JSONValue(parsing: #"{"data": {"code": 4001}}"#)
    XCTAssertEqual(location.value(in: text), 4001)
    XCTAssertEqual(location.value(in: plain), 4001)
  }

  func testAPathContainsArrayIndices() throws {
    let message = try JSONValue(parsing: #"{"m": [{"c": "a"}, {"c": "b"}], "t": "[7]"}"#)
    XCTAssertEqual(MessageLocation.payload("m", "1", "c").value(in: message), "b")
    XCTAssertEqual(MessageLocation.payload("t", "0").value(in: message), 7)
    XCTAssertEqual(MessageLocation.payload().value(in: message), message)
  }

  func testAPathWithoutAValue() throws {
    let message = try JSONValue(parsing: #"{"m": [1], "t": "no JSON", "n": null}"#)
    for path in [["m", "1"], ["m", "x"], ["t", "a"], ["n", "a"], ["a"]] {
      XCTAssertNil(MessageLocation(.payload, path).value(in: message), "\(path)")
    }
    XCTAssertEqual(MessageLocation.payload("n").value(in: message), .null)
  }

  func testTheDescriptionIsAnExpression() {
    XCTAssertEqual("\(MessageLocation.header("a/b", "c~"))", "$message.header#/a~1b/c~0")
  }

  func testDuplicatesHaveTheSameValues() throws {
    let policy = DedupePolicy([.payload("c"), .payload("i")], windowSize: 100)
    let first = try JSONValue(parsing: #"{"c": "lobby", "d": 1}"#)
    let again = try JSONValue(parsing: #"{"c": "lobby", "d": 2}"#)
    let other = try JSONValue(parsing: #"{"c": "lobby", "i": null}"#)
    XCTAssertEqual(policy.values(payload: first), policy.values(payload: again))
    XCTAssertNotEqual(policy.values(payload: first), policy.values(payload: other))
  }
}
