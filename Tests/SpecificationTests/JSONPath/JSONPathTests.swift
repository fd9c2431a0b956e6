import Specification
import XCTest

/// Tests of JSONPath queries with the examples of RFC 9535.
final class JSONPathTests: XCTestCase {
  func testExamplesOfTheBookstore() throws {
    for (path, expected) in [
      ("$.store.book[*].author", "$['store']['book'][0..3]['author']"),
      ("$..author", "$['store']['book'][0..3]['author']"),
      ("$.store.*", "$['store']['book'] $['store']['bicycle']"),
      (
        "$.store..price",
        "$['store']['book'][0..3]['price'] $['store']['bicycle']['price']"
      ),
      ("$..book[2]", "$['store']['book'][2]"),
      ("$..book[2].author", "$['store']['book'][2]['author']"),
      ("$..book[2].publisher", ""),
      ("$..book[-1]", "$['store']['book'][3]"),
      ("$..book[0,1]", "$['store']['book'][0..1]"),
      ("$..book[:2]", "$['store']['book'][0..1]"),
      ("$..book[?@.isbn]", "$['store']['book'][2..3]"),
      ("$..book[?@.price<10]", "$['store']['book'][0] $['store']['book'][2]"),
      ("$..book[?(@.price < 10)]", "$['store']['book'][0] $['store']['book'][2]"),
    ] {
      XCTAssertEqual(try paths(path, in: Self.store), Self.expanded(expected), path)
    }
    XCTAssertEqual(try paths("$..*", in: Self.store).count, 27)
  }

  func testNamesWildcardsAndDescendants() throws {
    try assertValues(
      #"{"o": {"j j": {"k.k": 3}}, "'": {"@": 2}}"#,
      [
        ("$.o['j j']", #"{"k.k":3}"#), ("$.o['j j']['k.k']", "3"), (#"$.o["j j"]["k.k"]"#, "3"),
        (#"$["'"]["@"]"#, "2"), (#"$['\'']['@']"#, "2"), ("$ .o", #"{"j j":{"k.k":3}}"#),
        (#"$["o"]['j\u0020j']["k.k"]"#, "3"),
      ]
    )
    try assertValues(
      #"{"o": {"j": 1, "k": 2}, "a": [5, 3]}"#,
      [
        ("$[*]", #"{"j":1,"k":2} [5,3]"#), ("$.o[*]", "1 2"), ("$.o[*, *]", "1 2 1 2"),
        ("$.a[*]", "5 3"),
      ]
    )
    try assertValues(
      #"{"o": {"j": 1, "k": 2}, "a": [5, 3, [{"j": 4}, {"k": 6}]]}"#,
      [
        ("$..j", "1 4"), ("$..[0]", #"5 {"j":4}"#), ("$..o", #"{"j":1,"k":2}"#),
        ("$.o..[*, *]", "1 2 1 2"), ("$.a..[0, 1]", #"5 3 {"j":4} {"k":6}"#),
      ]
    )
    try assertValues(
      #"{"a": null, "b": [null], "c": [{}], "null": 1}"#,
      [
        ("$.a", "null"), ("$.a[0]", ""), ("$.a.d", ""), ("$.b[0]", "null"), ("$.b[*]", "null"),
        ("$.b[?@]", "null"), ("$.b[?@==null]", "null"), ("$.c[?@.d==null]", ""), ("$.null", "1"),
      ]
    )
  }

  func testIndexesAndSlices() throws {
    try assertValues(
      #"["a", "b", "c", "d", "e", "f", "g"]"#,
      [
        ("$[1:3]", "b c"), ("$[5:]", "f g"), ("$[1:5:2]", "b d"), ("$[5:1:-2]", "f d"),
        ("$[::-1]", "g f e d c b a"), ("$[0,3]", "a d"), ("$[0:2, 5]", "a b f"), ("$[0, 0]", "a a"),
        ("$[-2]", "f"), ("$[7]", ""), ("$[-8]", ""), ("$[-2:]", "f g"), ("$[:-5]", "a b"),
        ("$[1:3:0]", ""), ("$[ 1 : 3 ]", "b c"), ("$[10:0:-3]", "g d"), ("$[:]", "a b c d e f g"),
        ("$[-1::-9007199254740991]", "g"), ("$['0']", ""),
      ]
    )
  }

  func testComparisons() throws {
    let document = #"{"obj": {"x": "y"}, "arr": [2, 3], "all": [1]}"#
    for (expression, isTrue) in [
      ("$.absent1 == $.absent2", true), ("$.absent1 <= $.absent2", true),
      ("$.absent == 'g'", false), ("$.absent1 != $.absent2", false), ("$.absent != 'g'", true),
      ("1 <= 2", true), ("1 > 2", false), ("13 == '13'", false), ("'a' <= 'b'", true),
      ("'a' > 'b'", false), ("$.obj == $.arr", false), ("$.obj != $.arr", true),
      ("$.obj == $.obj", true), ("$.obj != $.obj", false), ("$.arr == $.arr", true),
      ("$.obj == 17", false), ("$.obj != 17", true), ("$.obj <= $.arr", false),
      ("$.obj < $.arr", false), ("$.obj <= $.obj", true), ("$.arr <= $.arr", true),
      ("1 <= $.arr", false), ("1 >= $.arr", false), ("1 > $.arr", false), ("1 < $.arr", false),
      ("true <= true", true), ("true > true", false), ("1e2 == 100.0", true), ("-0 == 0", true),
      ("'\\u00e9' == 'e\\u0301'", false), ("'\\uD83D\\ude00' > '\\uFFFF'", true),
      ("false == null", false), ("null == null", true),
    ] {
      XCTAssertEqual(
        try paths("$.all[?\(expression)]", in: document).count,
        isTrue ? 1 : 0,
        expression
      )
    }
  }

  func testFilters() throws {
    let document = """
      {"a": [3, 5, 1, 2, 4, 6, {"b": "j"}, {"b": "k"}, {"b": {}}, {"b": "kilo"}],
       "o": {"p": 1, "q": 2, "r": 3, "s": 5, "t": {"u": 6}}, "e": "f"}
      """
    try assertValues(
      document,
      [
        ("$.a[?@.b == 'kilo']", #"{"b":"kilo"}"#), ("$.a[?(@.b == 'kilo')]", #"{"b":"kilo"}"#),
        ("$.a[?@>3.5]", "5 4 6"),
        ("$.a[?@.b]", #"{"b":"j"} {"b":"k"} {"b":{}} {"b":"kilo"}"#),
        (
          "$[?@.*]",
          #"[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]"#
            + #" {"p":1,"q":2,"r":3,"s":5,"t":{"u":6}}"#
        ),
        (
          "$[?@[?@.b]]",
          #"[3,5,1,2,4,6,{"b":"j"},{"b":"k"},{"b":{}},{"b":"kilo"}]"#
        ),
        ("$.o[?@<3, ?@<3]", "1 2 1 2"), (#"$.a[?@<2 || @.b == "k"]"#, #"1 {"b":"k"}"#),
        ("$.o[?@>1 && @<4]", "2 3"), ("$.o[?@.u || @.x]", #"{"u":6}"#),
        ("$.a[?@.b == $.x]", "3 5 1 2 4 6"), ("$.a[?!@.b && @ < 3]", "1 2"),
        ("$.a[? !(@.b || @ > 2) ]", "1 2"), ("$.a[?@ == 1 || @ == 3 && @ > 3]", "1"),
        ("$.a[?@ == @]", "3 5 1 2 4 6 {\"b\":\"j\"} {\"b\":\"k\"} {\"b\":{}} {\"b\":\"kilo\"}"),
      ]
    )
  }

  func testFunctions() throws {
    let document = """
      {"a": [{"b": "j"}, {"b": "k"}, {"b": {}}, {"b": "kilo", "c": [1, 2, 3]}, {"b": "j\\nk"}],
       "p": "k.*", "d": {"e": 1}}
      """
    try assertValues(
      document,
      [
        (#"$.a[?match(@.b, "[jk]")]"#, #"{"b":"j"} {"b":"k"}"#),
        (
          #"$.a[?search(@.b, "[jk]")]"#,
          #"{"b":"j"} {"b":"k"} {"b":"kilo","c":[1,2,3]} {"b":"j\nk"}"#
        ),
        ("$.a[?length(@.b) == 4].b", "kilo"), ("$.a[?length(@.c) >= 3].b", "kilo"),
        ("$.a[?length(@.x) == 0]", ""), ("$.a[?count(@.*) == 2].b", "kilo"),
        ("$.a[?count(@..*) > 2].b", "kilo"), ("$[?value(@..e) == 1]", #"{"e":1}"#),
        ("$.a[?value(@.*) == 'j'].b", "j"), ("$.a[?match(@.b, $.p)].b", "k kilo"),
        ("$.a[?match(@.b, 'j.k')]", ""), ("$.a[?!match(@.b, 'j|k')].c[0]", "1"),
        ("$.a[?match(value(@.b), 'k{1}ilo')].b", "kilo"),
      ]
    )
  }

  func testPathsOfDescriptions() throws {
    try assertValues(
      #"{"paths": {"/a": {"get": {"parameters": [{"name": "q", "in": "query", "schema": {"a": 1}},"#
        + #"{"name": "q", "in": "header", "schema": {"a": 2}}]}}},"#
        + #""components": {"schemas": {"simple-user": {"required": ["id", "node_id"]}}}}"#,
      [
        ("$.components.schemas['simple-user'].required[?@ == 'node_id']", "node_id"),
        (
          "$.paths['/a'].get.parameters[?@.name == 'q' && @.in == 'query'].schema", #"{"a":1}"#
        ),
        ("$.paths[*][*].parameters[?(@.name=='q')].in", "query header"),
      ]
    )
  }

  // MARK: - Support

  private func paths(_ path: String, in document: String) throws -> [String] {
    try JSONPath(path).matches(in: root(document)).map(\.normalizedPath)
  }

  private func assertValues(_ document: String, _ cases: [(String, String)]) throws {
    let root = try root(document)
    for (path, expected) in cases {
      let values = try JSONPath(path).nodes(in: root).map(\.compact).joined(separator: " ")
      XCTAssertEqual(values, expected, path)
    }
  }

  /// Expands `[0..3]` to the indexes from 0 to 3.
  private static func expanded(_ paths: String) -> [String] {
    paths.split(separator: " ").flatMap { path in
      guard let match = path.firstMatch(of: /\[(\d)\.\.(\d)\]/),
        let first = Int(match.1), let last = Int(match.2)
      else { return [String(path)] }
      return (first...last).map { String(path).replacing(match.0, with: "[\($0)]") }
    }
  }

  private static let store = """
    {"store": {"book": [
      {"category": "reference", "author": "Nigel Rees", "title": "Sayings", "price": 8.95},
      {"category": "fiction", "author": "Evelyn Waugh", "title": "Sword", "price": 12.99},
      {"category": "fiction", "author": "Herman Melville", "title": "Moby Dick",
       "isbn": "0-553-21311-3", "price": 8.99},
      {"category": "fiction", "author": "J. R. R. Tolkien", "title": "The Lord of the Rings",
       "isbn": "0-395-19395-8", "price": 22.99}],
      "bicycle": {"color": "red", "price": 399}}}
    """
}
