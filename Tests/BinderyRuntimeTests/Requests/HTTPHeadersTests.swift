import BinderyRuntime
import XCTest

final class HTTPHeadersTests: XCTestCase {
  func testNamesAreComparedWithoutCase() {
    let headers: HTTPHeaders = ["Content-Type": "a", "X": "1", "x": "2"]
    XCTAssertEqual(headers["content-type"], "a")
    XCTAssertEqual(headers["X"], "1, 2")
    XCTAssertEqual(headers.values(of: "x"), ["1", "2"])
    XCTAssertTrue(headers.contains("CONTENT-TYPE"))
    XCTAssertNil(headers["Content"])
    XCTAssertEqual(headers, ["content-type": "a", "x": "1", "X": "2"])
    XCTAssertEqual(Set([headers, ["content-type": "a", "x": "1", "X": "2"]]).count, 1)
    XCTAssertNotEqual(headers, ["X": "1", "x": "2", "Content-Type": "a"])
    XCTAssertNotEqual(["É": "a"] as HTTPHeaders, ["é": "a"])
  }

  func testSettingReplacesAllFieldsAtTheFirstOne() {
    var headers: HTTPHeaders = ["A": "1", "B": "2", "a": "3"]
    headers["a"] = "4"
    XCTAssertEqual(headers.map { "\($0.name)=\($0.value)" }, ["A=4", "B=2"])
    headers["C"] = "5"
    headers["B"] = nil
    XCTAssertEqual(headers.map { "\($0.name)=\($0.value)" }, ["A=4", "C=5"])
  }

  func testValuesAreNotShown() {
    XCTAssertEqual("\(["Cookie": "s3cret", "A": "1"] as HTTPHeaders)", "[Cookie, A]")
  }
}
