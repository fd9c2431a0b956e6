import BinderyRuntime
import XCTest

/// Tests of bodies of several JSON texts.
final class JSONLinesBodyTests: XCTestCase {
  func testLinesAndSequences() throws {
    let table: [(StaticString, type: String, text: String)] = [
      ("application/jsonl", "application/jsonl", "{\"a\":\"x\\ny\"}\n3\n"),
      ("application/x-ndjson; v=1", "application/x-ndjson; v=1", "{\"a\":\"x\\ny\"}\n3\n"),
      ("application/*", "application/jsonl", "{\"a\":\"x\\ny\"}\n3\n"),
      ("application/json-seq", "application/json-seq", "\u{1E}{\"a\":\"x\\ny\"}\n\u{1E}3\n"),
    ]
    let values: [JSONValue] = [["a": "x\ny"], 3]
    for (contentType, type, text) in table {
      var request = try HTTPRequest(.post, "/")
      try request.jsonLinesBody(values, contentType: contentType)
      XCTAssertEqual(request.headers["Content-Type"], type)
      XCTAssertEqual(String(decoding: try request.body.read(), as: UTF8.self), text)
    }
  }

  func testEmptyAndNilBodies() throws {
    var request = try HTTPRequest(.post, "/")
    try request.jsonLinesBody(nil as [Int]?)
    XCTAssertEqual(request.body, .empty)
    try request.jsonLinesBody([] as [Int])
    XCTAssertEqual(request.body, .bytes([]))
  }

  func testAValueWithoutJSONIsRefusedWithItsPath() throws {
    var request = try HTTPRequest(.post, "/")
    XCTAssertThrowsError(try request.jsonLinesBody([["a": 1], ["a": Double.nan]])) { error in
      XCTAssertEqual("\(error)", "body: $[1].a: JSON has no infinity and no NaN")
    }
  }
}
