import BinderyRuntime
import XCTest

final class PathTemplateTests: XCTestCase {
  func testLiteralsAreUnchanged() throws {
    XCTAssertEqual(try path("/v1/books"), "/v1/books")
    XCTAssertEqual(try path("/"), "/")
    XCTAssertEqual(try path("/a;v=1/(b)/@me:lock/%7Ec"), "/a;v=1/(b)/@me:lock/%7Ec")
  }

  func testLiteralsWithInvalidCharactersAreEncoded() throws {
    XCTAssertEqual(try path("/a b/é/100%/#top/{x}"), "/a%20b/%C3%A9/100%25/%23top/%7Bx%7D")
    XCTAssertEqual(try path("books"), "/books")
  }

  func testValuesAreOneSegment() throws {
    for (text, encoded) in Sample.awkward {
      XCTAssertEqual(try path("/a/\(text)/b"), "/a/\(encoded)/b")
    }
  }

  func testCommasInElementsAreEncoded() throws {
    XCTAssertEqual(try path("/\(["a,b", "c/d"])"), "/a%2Cb,c%2Fd")
    XCTAssertEqual(try path("/\(["", ""])/heartbeat"), "/,/heartbeat")
  }

  func testOnlySlashesOfSeveralSegmentsAreKept() throws {
    XCTAssertEqual(
      try path("/v1/\("a b/c?/%2F#", style: .segments):wait"),
      "/v1/a%20b/c%3F/%252F%23:wait"
    )
    XCTAssertEqual(try path("/\(["a", "b/c,d"], style: .segments)"), "/a/b/c%2Cd")
    for text in ["a/../b", "../b", "a/..", "a/./b"] {
      let step = text.contains("..") ? ".." : "."
      assertRefused(
        "/x/\(text, style: .segments, name: "id")",
        "id: `\(step)` cannot be a whole segment of a path"
      )
    }
    assertRefused(
      "/x/\("a/.", style: .segments, name: "id").",
      "id: `..` cannot be a whole segment of a path"
    )
    XCTAssertEqual(try path("/x/\("a/.b/..", style: .segments):do"), "/x/a/.b/..:do")
  }

  func testValuesOfManyTypes() throws {
    XCTAssertEqual(try path("/\(7)/\(true)/\(1.5)/\(Int64.max)"), "/7/true/1.5/9223372036854775807")
  }

  func testJSONValues() throws {
    XCTAssertEqual(
      try path("/\(json: ["t": "é /"] as JSONValue)"),
      "/%7B%22t%22%3A%22%C3%A9%20%2F%22%7D"
    )
    XCTAssertEqual(try path("/\(json: "")"), "/%22%22")
  }

  func testValuesThatChangeThePathAreRefused() {
    let empty = "a value in a path must not be empty"
    assertRefused("/books/\("", name: "id")", "id: \(empty)")
    assertRefused("/books/\([String](), name: "ids")", "ids: \(empty)")
    assertRefused("/books/\([""], name: "ids")", "ids: \(empty)")
    assertRefused("/books/\(JSONValue.null, name: "id")", "id: \(empty)")
    assertRefused("/books/\(String?.none, name: "id")", "id: \(empty)")
    assertRefused("/books/\(".", name: "id")", "id: `.` cannot be a whole segment of a path")
    assertRefused("/\("..", name: "id")/x", "id: `..` cannot be a whole segment of a path")
    assertRefused("/.\(".", name: "id")", "id: `..` cannot be a whole segment of a path")
    assertRefused(
      "/\(".", name: "a")\(".", name: "b")",
      "a: `..` cannot be a whole segment of a path"
    )
    assertRefused(
      "/\("", style: .label, name: "id")",
      "id: `.` cannot be a whole segment of a path"
    )
  }

  func testDotsBesideOtherTextAreAllowed() throws {
    XCTAssertEqual(try path("/\("...")/\(".a")/v\(".")/\("a..b")"), "/.../.a/v./a..b")
    XCTAssertEqual(try path("/\("%2E")"), "/%252E")
  }

  func testAValueWithoutANameIsReportedWithItsNumber() {
    assertRefused(
      "/books/\(1)/pages/\("")",
      "value 2 of /books/{1}/pages/{2}: a value in a path must not be empty"
    )
  }

  func testAValueWithoutANameHasTheNameOfTheTemplate() {
    let table: [(PathTemplate, String)] = [
      ("/books/\(1)/pages/\("")", "page: a value in a path must not be empty"),
      ("/books/\("..")/pages/\(2)", "id: `..` cannot be a whole segment of a path"),
      ("/books/\(Double.nan)/pages/\(2)", "id: JSON has no infinity and no NaN"),
    ]
    for (path, text) in table {
      XCTAssertThrowsError(
        try HTTPRequest(.get, path, template: "/books/{id}/pages/{page}")
      ) { error in
        XCTAssertEqual("\(error)", text)
      }
    }
  }

  func testValuesThatJSONCannotRepresentAreRefused() {
    assertRefused("/\(Double.nan, name: "x")", "x: JSON has no infinity and no NaN")
  }

  private func path(_ template: PathTemplate) throws -> String {
    try HTTPRequest(.get, template).path
  }

  private func assertRefused(_ template: PathTemplate, _ text: String, line: UInt = #line) {
    XCTAssertThrowsError(try HTTPRequest(.get, template), line: line) { error in
      XCTAssertEqual("\(error)", text, line: line)
    }
  }
}
