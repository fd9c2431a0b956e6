import BinderyRuntime
import Foundation
import XCTest

final class ReceivedPartTests: XCTestCase {
  private func response(_ body: String, _ type: String = "multipart/mixed; boundary=b")
    -> HTTPResponse
  {
    HTTPResponse(status: 200, headers: ["Content-Type": type], body: Array(body.utf8))
  }

  func testReadsPartsOfAnyContents() throws {
    let body = """
      --b \t\r
      Content-Type: text/plain; charset=iso-8859-1\r
      X-Empty:\r
      \r
      a\r
      --bc\r
      --b-\r
      \r
      --b\r
      \r
      \r
      --b\r
      --b\r
      Content-Type: multipart/mixed; boundary="c"\r
      \r
      --c\r
      \r
      {"n": 1}\r
      --c--\r
      --b--
      """
    let parts = try response(body).parts()
    XCTAssertEqual(parts.count, 4)
    XCTAssertEqual(parts[0].text(), "a\r\n--bc\r\n--b-\r\n")
    XCTAssertEqual(parts[0].headers["X-Empty"], "")
    XCTAssertEqual(parts[1], ReceivedPart())
    XCTAssertEqual(parts[2].binary(), Data())
    let inner = try parts[3].parts()
    XCTAssertEqual(inner.count, 1)
    XCTAssertEqual(try inner[0].json(JSONValue.self), ["n": 1])
    XCTAssertEqual(
      try response("--b\n\na\nb\n--b--\n").parts(),
      [ReceivedPart(body: Array("a\nb".utf8))]
    )
    XCTAssertEqual(try response("--b--").parts(), [])
  }

  func testPartsWithoutBoundaryOrEndAreErrors() {
    XCTAssertThrowsError(try response("--b--", "multipart/mixed").parts()) { error in
      XCTAssertEqual(
        (error as? JSONError)?.reason,
        .mismatch(expected: "a media type with a boundary", found: "multipart/mixed")
      )
    }
    for body in ["", "--b", "--b\r\n\r\na\r\n", "a"] {
      XCTAssertThrowsError(try response(body).parts(), body) { error in
        XCTAssertEqual(
          (error as? JSONError)?.reason,
          .syntax(expected: "the last boundary of the parts", found: "the end")
        )
      }
    }
  }

  func testTheErrorOfAPartHasItsIndex() {
    let body = "--b\n\n1\n--b\n\n\"a\"\n--b--"
    XCTAssertEqual(try response(body.replacing("\"a\"", with: "2")).jsonParts(Int.self), [1, 2])
    XCTAssertThrowsError(try response(body).jsonParts(Int.self)) { error in
      XCTAssertEqual((error as? JSONError)?.path, JSONPath([.index(1)]))
    }
  }
}
