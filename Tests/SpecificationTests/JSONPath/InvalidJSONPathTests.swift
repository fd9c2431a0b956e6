import Specification
import XCTest

/// Tests of invalid and of hostile JSONPath queries.
final class InvalidJSONPathTests: XCTestCase {
  func testInvalidQueriesHaveTheOffsetOfTheError() {
    for (path, offset, message) in [
      ("", 0, "begins with “$”"), (" $", 0, "begins with “$”"), ("$ ", 1, "unexpected “ ”"),
      ("a", 0, "begins"), ("$.", 2, "unexpected end"), ("$..", 3, "unexpected end"),
      ("$. a", 2, "unexpected “ ”"), ("$.1a", 2, "unexpected “1”"), ("$[", 2, "unexpected end"),
      ("$[]", 2, "unexpected “]”"), ("$[a]", 2, "unexpected “a”"), ("$['a'", 5, "unexpected end"),
      ("$['a]", 2, "no closing quotation mark"), (#"$['\"']"#, 3, "invalid escape sequence"),
      (#"$["\uD800"]"#, 3, "invalid escape sequence"), (#"$["\uDC00"]"#, 3, "invalid escape"),
      ("$['\u{1}']", 3, "control character"), ("$[01]", 2, "invalid integer “01”"),
      ("$[-0]", 2, "invalid integer"), ("$[9007199254740992]", 2, "invalid integer"),
      ("$[1:2:-]", 7, "unexpected “]”"), ("$[0,]", 4, "unexpected “]”"),
      ("$[?]", 3, "unexpected “]”"), ("$[?true]", 3, "a literal must be compared"),
      ("$[?@.a == ]", 10, "unexpected “]”"), ("$[?@.* == 1]", 3, "may select several nodes"),
      ("$[?@..a == 1]", 3, "may select several"), ("$[?@[0:1] == 1]", 3, "may select several"),
      ("$[?length(@.*) < 3]", 10, "may select several"),
      ("$[?count(1) == 1]", 9, "must be a query"),
      ("$[?length(@.a)]", 3, "must be compared"), ("$[?match(@.a, 'a') == true]", 3, "can't be"),
      ("$[?match(@.a)]", 3, "match takes two arguments, not 1"), ("$[?foo(@.a)]", 3, "unknown"),
      ("$[?match(@, '(')]", 12, "invalid regular expression “(”"),
      ("$[?(@.a]", 7, "unexpected “]”"),
      ("$[?@.a = 1]", 7, "unexpected “=”"), ("$[?@.a == abc]", 10, "unexpected “abc”"),
      ("$[?!@.a == 1]", 8, "unexpected “=”"), ("$[?@.a == 1 == 2]", 12, "unexpected “=”"),
      ("$[?@.a == 01]", 10, "invalid number"), ("$[?@.a == 1.]", 10, "invalid number"),
      ("$[?@.a & @.b]", 7, "unexpected “&”"), ("$.a b", 3, "unexpected “ ”"),
      ("$.x-logo", 2, "must be in brackets"), ("$[?length (@.a) == 1]", 3, "unexpected “length”"),
    ] {
      XCTAssertThrowsError(try JSONPath(path), path) { error in
        let error = error as? JSONPathError
        XCTAssertEqual(error?.kind, .syntax, path)
        XCTAssertEqual(error?.offset, offset, path)
        XCTAssert(error?.message.contains(message) == true, "\(path): \(error?.message ?? "")")
      }
    }
  }

  func testNamesThatRequireQuotationMarksHaveACorrection() {
    for (path, fix) in [
      ("$.x-logo", "write ['x-logo']"), ("$[a/b]", "write ['a/b']"),
      ("$.paths./books.get", "write ['/books']"), ("$[?@.a = 1]", "write == for a comparison"),
    ] {
      XCTAssertThrowsError(try JSONPath(path)) { error in
        XCTAssertEqual((error as? JSONPathError)?.fix, fix)
      }
    }
  }

  func testDeepQueriesAreErrors() {
    for path in [
      "$[?" + String(repeating: "(", count: 100_000),
      "$" + String(repeating: "[?@", count: 100_000),
      "$[?" + String(repeating: "!(", count: 100_000),
      "$[?" + String(repeating: "length(", count: 100_000),
    ] {
      XCTAssertThrowsError(try JSONPath(path)) { error in
        XCTAssertEqual((error as? JSONPathError)?.kind, .limit, String(path.prefix(8)))
      }
    }
    XCTAssertNoThrow(try JSONPath("$[?@" + String(repeating: " || @", count: 10_000) + "]"))
  }

  func testQueriesThatVisitTooManyNodesAreErrors() throws {
    let list = "[" + String(repeating: "0,", count: 100) + "0]"
    let nested = String(repeating: "[", count: 200) + list + String(repeating: "]", count: 200)
    let root = try root(nested)
    var limits = Limits()
    limits.visitedNodes = 100_000
    for path in [
      "$" + String(repeating: "..*", count: 12), "$..[?@..[?@..[?@..*]]]",
      "$[" + String(repeating: "*,", count: 200_000) + "*]", "$..*..*..[*,*,*,*]",
    ] {
      XCTAssertThrowsError(try JSONPath(path).nodes(in: root, limits: limits)) { error in
        XCTAssertEqual((error as? JSONPathError)?.kind, .limit, String(path.prefix(20)))
      }
    }
    XCTAssertEqual(try JSONPath("$..*").nodes(in: root, limits: limits).count, 301)
  }

  func testRegularExpressionsDontBacktrack() throws {
    let text = String(repeating: "a", count: 5_000)
    let root = try root("[\"\(text)\", \"b\"]")
    XCTAssertEqual(try JSONPath("$[?match(@, '(a*)*b')]").nodes(in: root).count, 1)
    XCTAssertEqual(try JSONPath("$[?search(@, '(a|a)*c')]").nodes(in: root).count, 0)
    XCTAssertThrowsError(try JSONPath("$[?match(@, '((a{1,200}){1,200}){1,200}')]"))
    var limits = Limits()
    limits.visitedNodes = 10_000
    XCTAssertThrowsError(
      try JSONPath("$[?search(@, '(a{1,5000})c')]").nodes(in: root, limits: limits)
    )
  }

  func testRegularExpressions() throws {
    for (pattern, matching, others) in [
      ("a.c", ["abc", "a☺c"], ["ac", "abbc", "a\\nc"]), ("ab*", ["a", "abb"], ["b", "ba"]),
      ("(ab|cd)+", ["ab", "cdab"], ["", "ac"]), ("[a-c]{2,3}", ["ab", "abc"], ["a", "abca"]),
      ("[^a-c]", ["d", "-"], ["a", ""]), ("x?y", ["y", "xy"], ["xxy"]),
      ("\\\\p{Lu}\\\\p{Ll}*", ["Ä", "Abc"], ["a"]), ("\\\\P{L}", ["1"], ["a"]),
      ("a{2,}", ["aa", "aaaa"], ["a"]), ("[-a]", ["-", "a"], ["b"]), ("^ab$", ["ab"], ["abc"]),
      ("\\\\d{3}", ["123"], ["12a"]), ("a\\\\.b", ["a.b"], ["axb"]), ("(a{0}b){2}", ["bb"], ["b"]),
      ("", [""], ["a"]), ("(){3}a", ["a"], [""]), ("a||b", ["a", "", "b"], ["c"]),
    ] {
      for (texts, count) in [(matching, 1), (others, 0)] {
        for text in texts {
          let root = try root("[\"\(text)\"]")
          let path = try JSONPath("$[?match(@, '\(pattern)')]")
          XCTAssertEqual(try path.nodes(in: root).count, count, "\(pattern) \(text)")
        }
      }
    }
    for pattern in ["a**", "[b-a]", "[", "a{2,1}", "\\\\q", "\\\\p{Xx}", "(?=a)", "a)", "]", "[]"] {
      XCTAssertThrowsError(try JSONPath("$[?match(@, '\(pattern)')]"), pattern)
    }
  }
}
