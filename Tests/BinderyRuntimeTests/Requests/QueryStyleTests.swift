import XCTest

@testable import BinderyRuntime

/// Tests of the query rows of OpenAPI 3.1's table of styles, and of the cells that it leaves empty.
final class QueryStyleTests: XCTestCase {
  func testForm() throws {
    try assertQueries(
      .form,
      [
        (Sample.empty, "color=", "color="),
        (Sample.text, "color=blue", "color=blue"),
        (Sample.list, "color=blue,black,brown", "color=blue&color=black&color=brown"),
        (Sample.object, "color=R,100,G,200,B,150", "R=100&G=200&B=150"),
        (["", "b"], "color=,b", "color=&color=b"),
        (["R": ""], "color=R,", "R="),
        ([.null, "b"], "color=b", "color=b"),
        (["R": .null, "G": 1], "color=G,1", "G=1"),
        ([["a"]], "color=%5B%22a%22%5D", "color=%5B%22a%22%5D"),
        ([], "", ""), ([:], "", ""), (.null, "", ""), ([.null], "", ""), (["R": .null], "", ""),
      ]
    )
  }

  func testSpaceDelimited() throws {
    try assertQueries(
      .spaceDelimited,
      [
        (Sample.empty, "color=", "color="),
        (Sample.text, "color=blue", "color=blue"),
        (Sample.list, "color=blue%20black%20brown", "color=blue&color=black&color=brown"),
        (Sample.object, "color=R%20100%20G%20200%20B%20150", "R=100&G=200&B=150"),
        ([], "", ""), (.null, "", ""),
      ]
    )
  }

  func testPipeDelimited() throws {
    try assertQueries(
      .pipeDelimited,
      [
        (Sample.empty, "color=", "color="),
        (Sample.text, "color=blue", "color=blue"),
        (Sample.list, "color=blue%7Cblack%7Cbrown", "color=blue&color=black&color=brown"),
        (Sample.object, "color=R%7C100%7CG%7C200%7CB%7C150", "R=100&G=200&B=150"),
        ([], "", ""), (.null, "", ""),
      ]
    )
  }

  func testDeepObject() throws {
    let object = "color%5BR%5D=100&color%5BG%5D=200&color%5BB%5D=150"
    let nested = "color%5Ba%5D%5Bb%5D%5B0%5D%5Bc%5D=1"
    try assertQueries(
      .deepObject,
      [
        (Sample.object, object, object),
        (Sample.text, "color=blue", "color=blue"),
        (["x", "y"], "color%5B0%5D=x&color%5B1%5D=y", "color%5B0%5D=x&color%5B1%5D=y"),
        (["a": ["b": [["c": 1]]]], nested, nested),
        (["a b": "c&d"], "color%5Ba%20b%5D=c%26d", "color%5Ba%20b%5D=c%26d"),
        (["R": .null], "", ""), ([:], "", ""), (.null, "", ""),
      ]
    )
  }

  func testElementsThatContainTheSeparator() throws {
    XCTAssertEqual(try query { try $0.query("q", ["a,b", "c"], explode: false) }, "q=a%2Cb,c")
    assertRefused("q: an element contains “ ”, which separates the elements") {
      try $0.query("q", ["a b", "c"], style: .spaceDelimited, explode: false)
    }
    assertRefused("q: an element contains “ ”, which separates the elements") {
      try $0.query("q", ["a \u{301}b"], style: .spaceDelimited, explode: false)
    }
    assertRefused("q: an element contains “|”, which separates the elements") {
      try $0.query("q", ["a|b", "c"], style: .pipeDelimited, explode: false)
    }
  }

  func testAwkwardTextInNamesAndValues() throws {
    for (text, encoded) in Sample.awkward {
      XCTAssertEqual(try query { try $0.query("q", text) }, "q=\(encoded)")
      XCTAssertEqual(try query { try $0.query("q", [text: 1]) }, "\(encoded)=1")
    }
    XCTAssertEqual(try query { try $0.query("filter[a b]", 1) }, "filter%5Ba%20b%5D=1")
  }

  func testAllowedReservedCharactersAreKept() throws {
    let table = [
      ("a:/?[]@!$&'()*+,;=b", "a:/?[]@!$&'()*+,;=b"),
      ("%2F%zz%", "%2F%25zz%25"),
      ("a#b", "a%23b"),
      ("a b\"é", "a%20b%22%C3%A9"),
    ]
    for (text, encoded) in table {
      XCTAssertEqual(try query { try $0.query("q", text, allowReserved: true) }, "q=\(encoded)")
    }
    XCTAssertEqual(
      try query { try $0.query("q", ["a/b", "c"], explode: false, allowReserved: true) },
      "q=a/b,c"
    )
    assertRefused("q: an element contains “,”, which separates the elements") {
      try $0.query("q", ["a,b", "c"], explode: false, allowReserved: true)
    }
    assertRefused("q: an element contains “|”, which separates the elements") {
      try $0.query("q", ["a%7Cb"], style: .pipeDelimited, explode: false, allowReserved: true)
    }
  }

  func testJSONText() throws {
    XCTAssertEqual(
      try query { try $0.queryJSON("meta", ["lang": "en us+"] as JSONValue) },
      "meta=%7B%22lang%22%3A%22en%20us%2B%22%7D"
    )
    XCTAssertEqual(try query { try $0.queryJSON("meta", JSONValue.null) }, "meta=null")
    XCTAssertEqual(try query { try $0.queryJSON("meta", String?.none) }, "")
  }

  func testItemsAreInTheOrderOfTheCalls() throws {
    let text = try query {
      try $0.query("b", 2)
      try $0.query("a", String?.none)
      try $0.query("a", true)
      try $0.query("b", 1.5)
    }
    XCTAssertEqual(text, "b=2&a=true&b=1.5")
  }

  func testAQueryInThePathIsContinued() throws {
    var request = try HTTPRequest(.get, "/?Action=List")
    try request.query("Version", "1")
    XCTAssertEqual(
      request.url(on: try ServerURL("http://a/")),
      "http://a/?Action=List&Version=1"
    )
  }

  func testValuesThatJSONCannotRepresentAreRefused() {
    assertRefused("x: JSON has no infinity and no NaN") { try $0.query("x", Double.infinity) }
    assertRefused("x: JSON has no infinity and no NaN") { try $0.queryJSON("x", [Double.nan]) }
  }

  /// Asserts the text of each value, unexploded and exploded.
  private func assertQueries(
    _ style: QueryStyle,
    _ table: [(value: JSONValue, joined: String, exploded: String)],
    line: UInt = #line
  ) throws {
    for (value, joined, exploded) in table {
      for (explode, text) in [(false, joined), (true, exploded)] {
        let actual = try query {
          try $0.query("color", value, style: style, explode: explode)
        }
        XCTAssertEqual(actual, text, "\(value), explode: \(explode)", line: line)
      }
    }
  }

  private func query(
    _ add: (inout HTTPRequest) throws -> Void
  ) throws -> String {
    var request = try HTTPRequest(.get, "/")
    try add(&request)
    let bare = "http://a/\(request.query.isEmpty ? "" : "?")"
    return String(request.url(on: try ServerURL("http://a")).dropFirst(bare.count))
  }

  private func assertRefused(
    _ text: String,
    line: UInt = #line,
    _ add: (inout HTTPRequest) throws -> Void
  ) {
    XCTAssertThrowsError(try query(add), line: line) { error in
      XCTAssertEqual("\(error)", text, line: line)
    }
  }
}
