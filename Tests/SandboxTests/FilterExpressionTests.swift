import BinderyRuntime
import Sandbox
import XCTest

/// Tests of the language of `filter-expr`.
final class FilterExpressionTests: XCTestCase {
  private let data: JSONValue = [
    "text": "hello world", "n": 5, "list": ["a", 2, true], "deep": ["er": ["x": 1]], "two words": 1,
  ]
  private let meta: JSONValue = [
    "lang": "en", "priority": 3, "urgent": true, "zero": 0, "empty": "", "none": .null,
    "big": 9_007_199_254_740_993, "price": 0.1, "data": "shadowed",
  ]

  func testFindsKeysInMetaAndData() throws {
    try assertHolds("lang == 'en'", "meta.lang == 'en'", "data.text == \"hello world\"")
    try assertHolds("data.deep.er.x == 1", "data['two words'] == 1", "data.list[1] == 2")
    try assertHolds("meta.data == 'shadowed'", "urgent", "data.n")
    try assertFails("text == 'hello world'", "data.lang == 'en'", "data.list[3] == 2", "zero")
    try assertFails("empty", "none", "missing", "data.text.x == 1", "lang[0] == 'e'")
  }

  func testDataMayBeAValueOtherThanAnObject() throws {
    let filter = try FilterExpression("data == 'hi' || data > 41")
    XCTAssertTrue(filter.matches(data: "hi", meta: nil))
    XCTAssertTrue(filter.matches(data: 42, meta: nil))
    XCTAssertFalse(filter.matches(data: ["hi"], meta: nil))
  }

  func testComparesNumbersExactly() throws {
    try assertHolds("priority >= 3", "priority <= 3", "priority < 3.5", "priority > -1")
    try assertHolds("big > 9007199254740992", "big == 9007199254740993", "price + 0.2 == 0.3")
    try assertHolds("lang < 'fr'", "lang <= 'en'", "'en' == lang", "urgent == true", "none == null")
    try assertFails("priority > 3", "priority < 3", "big == 9007199254740992", "lang > 'fr'")
  }

  func testMissingValuesAndOtherTypesAreOnlyUnequal() throws {
    try assertHolds("missing != 1", "lang != 1", "priority != '3'", "missing != missing")
    try assertFails("missing == 1", "missing < 1", "missing >= 1", "lang < 1", "priority == '3'")
    try assertFails("missing == missing", "urgent >= true", "missing LIKE '*'")
  }

  func testPrecedenceFollowsC() throws {
    try assertHolds("1 + 2 * 3 == 7", "(1 + 2) * 3 == 9", "7 - 2 - 1 == 4", "8 / 4 / 2 == 1")
    try assertHolds("true || false && false", "!(true && false)", "!missing", "-2 + 3 == 1")
    try assertHolds("7 % 3 == 1", "-7 % 3 == -1", "- - 2 == 2", "2 * -3 == -6", "1e2 == 100")
    try assertFails("(true || false) && false", "!true || false", "1 / 0 == 1", "lang + 1 == 1")
    try assertFails("1 / 0 != 1 && false", "7 % 0 == 0")
  }

  func testLikeAndContains() throws {
    try assertHolds("data.text LIKE 'hello*'", "data.text LIKE '*lo w*'", "lang like 'en'")
    try assertHolds("data.text CONTAINS 'o w'", "data.list CONTAINS 'a'", "data.list contains 2")
    try assertHolds("data.list CONTAINS true", "data.text CONTAINS ''", "'*' LIKE '*'")
    try assertFails("data.text LIKE 'hello'", "data.text LIKE '*z*'", "priority LIKE '3'")
    try assertFails("data.list CONTAINS 'b'", "priority CONTAINS 3", "data.text CONTAINS 'z'")
  }

  func testTextsMayContainAnyCharacter() throws {
    let filter = try FilterExpression(#"meta.q == "it's \"so\" \\ 🙃" && meta.p == 'a\'b'"#)
    XCTAssertTrue(filter.matches(data: .null, meta: ["q": #"it's "so" \ 🙃"#, "p": "a'b"]))
  }

  func testErrorsHavePositions() {
    assertError("", "at character 1, expected a value, found the end")
    assertError("a ==", "at character 5, expected a value, found the end")
    assertError("a = 1", "at character 3, expected a value or an operator, found “=”")
    assertError("(a == 1", "at character 8, expected “)”, found the end")
    assertError("a == 'x", "at character 6, expected a closing ', found the end")
    assertError("a b", "at character 3, expected an operator or the end, found “b”")
    assertError("a == 1e", "at character 6, expected a JSON number, found “1e”")
    assertError("a == 01", "at character 6, expected a JSON number, found “01”")
    assertError(
      "a[x]",
      "at character 3, expected a key in quotation marks or a position, found “x”"
    )
    assertError(
      "1 < a < 3",
      "at character 7, expected no second comparison without parentheses, found “<”"
    )
    assertError("LIKE 'a'", "at character 1, expected a value, found “LIKE”")
  }

  func testDepthIsBoundedAndLengthIsNot() throws {
    let deep = String(repeating: "(", count: 64) + "true" + String(repeating: ")", count: 64)
    try assertHolds(deep)
    assertError(
      "(\(deep))",
      "at character 66, expected no more than 64 levels of parentheses and signs, found “true”"
    )
    XCTAssertThrowsError(try FilterExpression(String(repeating: "!", count: 30_000)))
    try assertHolds(Array(repeating: "urgent", count: 5000).joined(separator: " && "))
    try assertHolds(Array(repeating: "1", count: 10_000).joined(separator: " + ") + " == 10000")
  }

  private func assertHolds(_ expressions: String..., line: UInt = #line) throws {
    for expression in expressions {
      let holds = try FilterExpression(expression).matches(data: data, meta: meta)
      XCTAssertTrue(holds, expression, line: line)
    }
  }

  private func assertFails(_ expressions: String..., line: UInt = #line) throws {
    for expression in expressions {
      let holds = try FilterExpression(expression).matches(data: data, meta: meta)
      XCTAssertFalse(holds, expression, line: line)
    }
  }

  private func assertError(_ expression: String, _ expected: String, line: UInt = #line) {
    XCTAssertThrowsError(try FilterExpression(expression), line: line) { error in
      XCTAssertEqual("\(error)", expected, line: line)
    }
  }
}
