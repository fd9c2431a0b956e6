import BinderyRuntime
import Foundation
import XCTest

final class RequestBodyTests: XCTestCase {
  func testNilAddsNothing() throws {
    var request = try HTTPRequest(.post, "/")
    try request.jsonBody(String?.none)
    try request.formBody(JSONValue?.none)
    request.textBody(nil)
    request.binaryBody(nil as Data?)
    XCTAssertEqual(request, try HTTPRequest(.post, "/"))
    XCTAssertEqual(request.body, .empty)
  }

  func testContentTypeFollowsTheBody() throws {
    let table: [(String, String, (inout HTTPRequest) throws -> Void)] = [
      ("application/json", #"{"a":1}"#, { try $0.jsonBody(["a": 1]) }),
      ("application/json", "null", { try $0.jsonBody(JSONValue.null) }),
      (
        "application/vnd.a+json", "[]",
        { r in
          try r.jsonBody([Int](), contentType: "application/vnd.a+json")
        }
      ),
      ("application/json", "1", { try $0.jsonBody(1, contentType: "*/*") }),
      ("application/x-www-form-urlencoded", "a=1", { try $0.formBody(["a": 1]) }),
      ("text/plain", "hi", { $0.textBody("hi") }),
      ("text/plain; charset=utf-8", "é", { $0.textBody("é") }),
      (
        "text/html;charset=UTF-8", "é", { $0.textBody("é", contentType: "text/html;charset=UTF-8") }
      ),
      ("application/xml", "<é/>", { $0.textBody("<é/>", contentType: "application/xml") }),
      ("application/octet-stream", "x", { $0.binaryBody(Data("x".utf8)) }),
      ("image/png", "x", { $0.binaryBody(Data("x".utf8), contentType: "image/png") }),
      ("application/octet-stream", "", { $0.binaryBody(Data(), contentType: "image/*") }),
    ]
    for (contentType, body, add) in table {
      var request = try HTTPRequest(.post, "/")
      try add(&request)
      XCTAssertEqual(request.headers["Content-Type"], contentType)
      XCTAssertEqual(request.body, .bytes(Array(body.utf8)), contentType)
    }
  }

  func testForms() throws {
    let table: [(JSONValue, String)] = [
      ([:], ""),
      (["a": 1, "b": true, "c": "x", "d": 1.5], "a=1&b=true&c=x&d=1.5"),
      (["a": ""], "a="),
      (["a": .null, "b": [], "c": [:], "d": [.null]], ""),
      (["tags": ["x", "y"]], "tags=x&tags=y"),
      (["a": ["b": "c", "d": ["e": 1]]], "a%5Bb%5D=c&a%5Bd%5D%5Be%5D=1"),
      (["a": ["b": [1, 2]]], "a%5Bb%5D%5B0%5D=1&a%5Bb%5D%5B1%5D=2"),
      (["lines": [["p": 1], ["p": 2]]], "lines%5B0%5D%5Bp%5D=1&lines%5B1%5D%5Bp%5D=2"),
      (["a b": "c d+e&f=g~"], "a+b=c+d%2Be%26f%3Dg%7E"),
      (["t": "é*-._\n"], "t=%C3%A9*-._%0A"),
    ]
    for (value, text) in table {
      var request = try HTTPRequest(.post, "/")
      try request.formBody(value)
      XCTAssertEqual(String(decoding: try request.body.read(), as: UTF8.self), text)
    }
  }

  func testBodiesThatCannotBeWrittenAreRefused() throws {
    var request = try HTTPRequest(.post, "/")
    XCTAssertThrowsError(try request.formBody([1, 2])) { error in
      XCTAssertEqual("\(error)", "body: a form needs an object")
    }
    XCTAssertThrowsError(try request.jsonBody(["a": [Double.nan]])) { error in
      XCTAssertEqual("\(error)", "body: $.a[0]: JSON has no infinity and no NaN")
    }
    XCTAssertEqual(request.body, .empty)
    XCTAssertTrue(request.headers.isEmpty)
  }

  func testAccept() throws {
    var request = try HTTPRequest(.get, "/")
    request.accept("application/json, text/plain")
    XCTAssertEqual(request.headers["accept"], "application/json, text/plain")
  }
}
