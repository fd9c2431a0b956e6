import BinderyRuntime
import Foundation
import XCTest

/// Tests of typed headers: the type decides how the text is read.
final class ResponseHeaderTests: XCTestCase {
  func testText() throws {
    for text in ["x", "", "7", "007", "true", "null", "a, b", "\"q\"", "[1]", "{}", "1e400", "é\\"]
    {
      try assertHeader(text, text)
    }
  }

  func testNumbersAndBooleans() throws {
    try assertHeader("7", 7)
    try assertHeader("-7", Int32(-7))
    try assertHeader("9223372036854775807", Int64.max)
    try assertHeader("1.5", 1.5)
    try assertHeader("1e3", 1000.0)
    try assertHeader("true", true)
    try assertHeader("0.10", try XCTUnwrap(Decimal(string: "0.10")))
  }

  func testFormats() throws {
    try assertHeader("2024-02-29", try CalendarDate("2024-02-29"))
    try assertHeader("2024-02-29T10:00:00Z", try DateTime("2024-02-29T10:00:00Z"))
    let id = UUID()
    try assertHeader(id.uuidString, id)
    try assertHeader("https://a.example/?a,b", URI("https://a.example/?a,b"))
  }

  func testLists() throws {
    try assertHeader("a, b ,c", ["a", "b", "c"])
    try assertHeader("a", ["a"])
    try assertHeader("", [String]())
    try assertHeader(" , a,, b,", ["a", "b"])
    try assertHeader("1, 2,3", [1, 2, 3])
    try assertHeader("7", [7])
    try assertHeader("1, 2", ["1", "2"])
    try assertHeader("\"a,b\", c", ["\"a,b\"", "c"])
    try assertHeader("true,false", [true, false])
    try assertHeader((0..<1000).map(String.init).joined(separator: ","), Array(0..<1000))
  }

  func testObjects() throws {
    try assertHeader("R,100,G,200", ["R": 100, "G": 200])
    try assertHeader("R=100,G=200", ["R": 100, "G": 200])
    try assertHeader("a=b=c", ["a": "b=c"])
  }

  func testAnyJSONValueIsTheText() throws {
    try assertHeader("7", JSONValue.string("7"))
  }

  func testFieldsOfOneNameAreCombined() throws {
    let response = HTTPResponse(200, headers: ["Allow": "GET", "X": "", "allow": "PUT, HEAD"])
    XCTAssertEqual(response.header("ALLOW"), ["GET", "PUT", "HEAD"])
    XCTAssertEqual(response.header("Allow"), "GET, PUT, HEAD")
  }

  func testCookiesAreNotSplitAtCommas() throws {
    let response = HTTPResponse(
      200,
      headers: ["Set-Cookie": "a=1; expires=Fri, 01 Jan", "set-cookie": "b=2"]
    )
    XCTAssertEqual(response.header("Set-Cookie"), ["a=1; expires=Fri, 01 Jan", "b=2"])
  }

  func testAMissingHeader() throws {
    XCTAssertNil(HTTPResponse(200).header("X", as: Int.self))
    XCTAssertThrowsError(try HTTPResponse(200).requiredHeader("X", as: Int.self)) { error in
      XCTAssertEqual(
        (error as? JSONError)?.reason,
        .missingKey("header X")
      )
    }
  }

  func testHeadersOfJSON() throws {
    let whole = HTTPResponse(200, headers: ["X": #"{"a":[1,2]}"#, "Bad": #"{"a":1}"#])
    try assertReadsJSON(whole)
    try assertReadsJSON(HTTPStreamedResponse(whole))
  }

  func testTextThatDoesNotMatchTheType() {
    assertRefused("soon", as: Int.self, "$[\"header X\"]: expected an integer, found a string")
    assertRefused("7.5", as: Int.self, "$[\"header X\"]: expected an integer, found a string")
    assertRefused("1, x", as: [Int].self, "$[\"header X\"]: expected an array, found a string")
    assertRefused("a,b,c", as: [String: Int].self, "$[\"header X\"]: expected an object")
    assertRefused("2024-02-30", as: CalendarDate.self, "$[\"header X\"]: expected ")
  }

  private func assertReadsJSON(_ response: some HTTPResponseProtocol, line: UInt = #line) throws {
    XCTAssertEqual(try response.requiredHeaderJSON("x"), ["a": [1, 2]], line: line)
    XCTAssertNil(response.headerJSON("None", as: Int.self), line: line)
    XCTAssertNil(response.headerJSON("Bad", as: [String: [Int]].self), line: line)
    XCTAssertThrowsError(
      try response.requiredHeaderJSON("Bad", as: [String: [Int]].self),
      line: line
    ) {
      let message = #"$["header Bad"].a: expected an array, found a number"#
      XCTAssertTrue("\($0)".hasPrefix(message), "\($0)", line: line)
    }
    XCTAssertThrowsError(try response.requiredHeaderJSON("None", as: Int.self), line: line) {
      XCTAssertEqual(($0 as? JSONError)?.reason, .missingKey("header None"), line: line)
    }
  }

  private func assertHeader<T: JSONDecodable & Equatable>(
    _ text: String,
    _ value: T,
    line: UInt = #line
  ) throws {
    let response = HTTPResponse(200, headers: ["X": text])
    XCTAssertEqual(response.header("x"), value, text, line: line)
    XCTAssertEqual(try response.requiredHeader("x"), value, text, line: line)
  }

  private func assertRefused<T: JSONDecodable>(
    _ text: String,
    as type: T.Type,
    _ beginning: String,
    line: UInt = #line
  ) {
    let response = HTTPResponse(200, headers: ["X": text])
    XCTAssertNil(response.header("X", as: type), line: line)
    XCTAssertThrowsError(try response.requiredHeader("X", as: type), line: line) { error in
      XCTAssertTrue("\(error)".hasPrefix(beginning), "\(error)", line: line)
    }
  }
}
