import BinderyRuntime
import XCTest

final class RowTests: XCTestCase {
  private func rows(_ text: String) -> [[String]] {
    HTTPResponse(status: 200, body: Array(text.utf8)).rows()
  }

  func testReadsRows() {
    for (text, expected) in [
      ("", []), ("\n", [[""]]), ("a", [["a"]]), ("a\n", [["a"]]), ("a\r\nb", [["a"], ["b"]]),
      ("a,,\n,b\n", [["a", "", ""], ["", "b"]]), ("\"\"", [[""]]),
      ("\"a,\"\"b\"\"\n\",c", [["a,\"b\"\n", "c"]]),
      ("a\"b,\"c\"d,e", [["a\"b", "cd", "e"]]), ("\"a,b", [["a,b"]]), ("a\rb", [["a\rb"]]),
      ("\u{FEFF}é,ü", [["é", "ü"]]), ("\"\"\"\"", [["\""]]),
    ] as [(String, [[String]])] {
      XCTAssertEqual(rows(text), expected, text)
    }
  }

  func testWrittenRowsAreReadAgain() throws {
    for table in [
      [], [[""]], [["a", "b"], ["c"]], [["a\"b", ",", "\r\n", " x "], ["", ""]], [["é"]],
    ] as [[[String]]] {
      var request = try HTTPRequest(.post, "/")
      request.rowsBody(table)
      guard case .bytes(let bytes) = request.body else {
        XCTAssertEqual(table, [])
        continue
      }
      XCTAssertEqual(rows(String(decoding: bytes, as: UTF8.self)), table)
    }
    var request = try HTTPRequest(.post, "/")
    request.rowsBody(nil)
    XCTAssertEqual(request.body, .empty)
  }
}
