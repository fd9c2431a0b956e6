import BinderyRuntime
import Foundation
import XCTest

final class ResponseBodyTests: XCTestCase {
  func testTextIsDecodedByItsCharset() {
    let latin: [UInt8] = [0x63, 0x61, 0x66, 0xE9]
    let utf8: [UInt8] = [0x63, 0x61, 0x66, 0xC3, 0xA9]
    let table: [(String?, [UInt8], String)] = [
      (nil, utf8, "café"),
      ("text/plain", utf8, "café"),
      ("text/plain; charset=utf-8", utf8, "café"),
      ("text/plain; charset=UTF-8", [0xEF, 0xBB, 0xBF] + utf8, "café"),
      ("text/plain; charset=us-ascii", utf8, "café"),
      ("text/plain;charset=iso-8859-1", latin, "café"),
      ("text/plain; format=flowed; Charset=\"ISO-8859-1\"", latin, "café"),
      ("text/plain; charset=utf-8", latin, "caf\u{FFFD}"),
      ("text/plain; charset=shift_jis", latin, "caf\u{FFFD}"),
      ("text/plain; charset=shift_jis", [0x93, 0xFA], "日"),
      ("text/plain; charset=utf-16", [0xFF, 0xFE, 0xE9, 0], "é"),
      ("text/plain; charset=UTF-16", [0, 0xE9], "é"),
      ("text/plain; charset=utf-16le", [0xFF, 0xFE, 0xE9, 0], "é"),
      ("text/plain; charset=utf-16", [0, 0xE9, 0x65], "\u{0}\u{FFFD}e"),
      ("text/plain; charset=windows-1252", [0x80], "€"),
      ("text/plain; charset=Windows-1251", [0xE6], "ж"),
      ("text/plain; charset=iso-8859-15", [0xA4], "€"),
      ("text/plain; charset=koi8-r", [0xC1], "а"),
      ("text/plain; charset=gbk", [0xC4, 0xE3], "你"),
      ("text/plain; charset=iso-8859-12", utf8, "café"),
      ("text/plain; charset=windows-x", utf8, "café"),
      ("text/plain; charset=", utf8, "café"),
      ("; ;=;charset", utf8, "café"),
    ]
    for (contentType, body, text) in table {
      var response = HTTPResponse(status: 200, body: body)
      response.headers["Content-Type"] = contentType
      XCTAssertEqual(response.text(), text, contentType ?? "none")
    }
  }

  func testBytesAndJSON() throws {
    let response = HTTPResponse(200, "[1,2]")
    XCTAssertEqual(response.binary(), Data("[1,2]".utf8))
    XCTAssertEqual(try response.json(), [1, 2])
    XCTAssertThrowsError(try response.json(String.self))
  }

  func testContentTypesAreComparedByEssenceAndDocumentedParameters() {
    let table: [(String?, StaticString, Bool)] = [
      ("application/json", "application/json", true),
      ("Application/JSON ; charset=utf-8", "application/json", true),
      ("application/json", "application/json; charset=utf-8", true),
      ("application/json; odata=verbose", "application/json", true),
      ("application/json", "application/json;odata=verbose", false),
      ("application/json;charset=utf-8; OData=\"Verbose\"", "application/json;odata=verbose", true),
      ("application/json; version=2.0", "application/json; version=1.0", false),
      ("application/problem+json", "application/json", false),
      ("image/png", "image/*", true),
      ("images/png", "image/*", false),
      ("image/png", "*/*", true),
      ("application/hal+json", "application/*+json", true),
      ("application/json", "application/*+json", false),
      ("text/html", "application/json", false),
      (nil, "application/json", false),
    ]
    for (contentType, documented, matches) in table {
      var response = HTTPResponse(200)
      response.headers["Content-Type"] = contentType
      XCTAssertEqual(response.hasContentType(documented), matches, "\(documented)")
    }
  }

  func testForms() throws {
    let table: [(String, JSONValue)] = [
      ("", [:]),
      ("a=1&b=x+y%2B&c", ["a": "1", "b": "x y+", "c": ""]),
      ("t=%C3%A9%zz%", ["t": "é%zz%"]),
      ("t=x&t=y", ["t": ["x", "y"]]),
      ("a[b]=1&a[c][d]=2", ["a": ["b": "1", "c": ["d": "2"]]]),
      ("a%5Bb%5D=1", ["a": ["b": "1"]]),
      ("l[]=x&l[]=y", ["l": ["x", "y"]]),
      ("l[1][p]=2&l[0][p]=1", ["l": [["p": "1"], ["p": "2"]]]),
      ("[]=1&a]=2&a[=3&a[b]c=4", ["[]": "1", "a]": "2", "a[": "3", "a[b]c": "4"]),
      ("=1&&", ["": "1"]),
    ]
    for (text, value) in table {
      XCTAssertEqual(try HTTPResponse(200, text).form(), value, text)
    }
  }

  func testTheTypeDecidesHowAFieldIsRead() throws {
    let token = try HTTPResponse(200, "a=7&b=8").form([String: Int].self)
    XCTAssertEqual(token, ["a": 7, "b": 8])
    XCTAssertEqual(try HTTPResponse(200, "t=7").form(), ["t": ["7"]])
    XCTAssertEqual(try HTTPResponse(200, "t=7&t=8").form(), ["t": [7, 8]])
    XCTAssertEqual(try HTTPResponse(200, "t=a,b").form(), ["t": ["a,b"]])
    XCTAssertThrowsError(try HTTPResponse(200, "a=x").form([String: Int].self)) { error in
      XCTAssertTrue("\(error)".hasPrefix("$.a: expected an integer, found a string"), "\(error)")
    }
  }

  func testADeeplyNestedFormIsReadFlat() throws {
    let name = "a" + String(repeating: "[b]", count: 10_000)
    XCTAssertEqual(try HTTPResponse(200, "\(name)=1").form(), [name: "1"])
  }

  func testDecodingAFormIsBounded() {
    let fields = (0..<20_000).map { "f\($0)=1" }.joined(separator: "&")
    XCTAssertThrowsError(try HTTPResponse(200, fields).form([String: Int].self))
  }

  func testAnEncodedFormIsDecoded() throws {
    let values: [JSONValue] = [
      ["a": "x y+&=%", "b": ["c": "1"], "d": ["x", "y"], "e": [["f": "1"], ["f": "2"]]]
    ]
    for value in values {
      var request = try HTTPRequest(.post, "/")
      try request.formBody(value)
      let response = HTTPResponse(status: 200, body: try request.body.read())
      XCTAssertEqual(try response.form(), value)
    }
  }
}
