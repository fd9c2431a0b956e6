import BinderyRuntime
import XCTest

@testable import BinderyTesting

/// Tests of the significant parts of header values.
final class HeaderPartTests: XCTestCase {
  /// The charset of a media type is significant; a boundary and other parameters are not.
  func testParametersOfAMediaType() {
    func found(_ recorded: String, _ sent: String) -> Bool {
      !differences([.init("Content-Type", recorded)], ["Content-Type": sent]).isEmpty
    }
    XCTAssertFalse(found("text/plain; charset=utf-8", "TEXT/plain;charset=\"UTF-8\""))
    XCTAssertTrue(found("text/plain; charset=utf-8", "text/plain; charset=latin1"))
    XCTAssertTrue(found("text/plain; charset=utf-8", "text/plain"))
    XCTAssertTrue(found("text/plain", "text/plain; charset=utf-8"))
    XCTAssertTrue(found("text/plain", "text/html"))
    XCTAssertFalse(found("multipart/form-data; boundary=a", "multipart/form-data; boundary=b"))
  }

  /// Browsers add the charset to forms, and some clients to JSON, which are always in UTF-8.
  func testCharsetOfFormsAndJSON() {
    func found(_ recorded: String, _ sent: String) -> Bool {
      !differences([.init("Content-Type", recorded)], ["Content-Type": sent]).isEmpty
    }
    let types = [
      "application/x-www-form-urlencoded", "application/json", "application/merge-patch+json",
    ]
    for type in types {
      XCTAssertFalse(found("\(type);charset=UTF-8", type))
      XCTAssertFalse(found(type, "\(type); charset=\"utf-8\""))
      XCTAssertTrue(found("\(type);charset=latin1", type))
    }
  }

  /// The value of a cookie extends to its end, with any characters.
  func testValuesOfCookies() {
    func found(_ recorded: String, _ sent: String) -> Bool {
      !differences([.init("Cookie", recorded)], ["Cookie": sent]).isEmpty
    }
    XCTAssertFalse(found("a=1; b=2", "b=2;a=1"))
    XCTAssertTrue(found("a=1", "a=2"))
    XCTAssertTrue(found("a=dGV4dA==", "a=dGV4dB=="))
    XCTAssertTrue(found("a=x=1", "a=x=2"))
    XCTAssertTrue(found("a=1; b=2", "a=1"))
    XCTAssertTrue(found("a=1", "a=1; b=2"))
    XCTAssertTrue(found("a", "a="))
  }

  private func differences(
    _ recorded: [HTTPArchive.Pair],
    _ sent: HTTPHeaders
  ) -> [String] {
    HeaderDifferences(
      recorded: HTTPArchive.Request(method: "GET", url: "http://a/", headers: recorded),
      sent: HTTPExchange(url: "http://a/", headers: sent)
    ).found.map(\.text)
  }
}

/// Tests of JSON differences with additional members or elements on either side.
final class JSONDifferenceSideTests: XCTestCase {
  func testReportsAdditionalValuesOnEitherSide() throws {
    let pairs = [
      ("[1]", "[1,2]"), ("[]", "[0]"), (#"{"a":1}"#, #"{"a":1,"b":2}"#), ("{}", #"{"a":null}"#),
      (#"{"a":[{}]}"#, #"{"a":[{},{}]}"#), ("[[1]]", "[[1,2]]"), ("[null]", "[null,null]"),
      ("1", #""1""#), ("null", "false"), ("[]", "{}"), ("0", "1"),
    ]
    for (one, other) in pairs {
      let (one, other) = (try JSONValue(parsing: one), try JSONValue(parsing: other))
      XCTAssertEqual(JSONDifferences(one, other, verb: "sent").found.count, 1, "\(one) \(other)")
      XCTAssertEqual(JSONDifferences(other, one, verb: "sent").found.count, 1, "\(one) \(other)")
      XCTAssertEqual(JSONDifferences(one, one, verb: "sent").found, [])
    }
  }
}

/// Tests of the documented status that applies to a recorded one.
final class DescribedStatusTests: XCTestCase {
  /// OpenAPI 3.1, Responses Object: a code precedes its range, and both precede the default.
  func testTheMostSpecificStatusApplies() {
    let all = ["200", "2XX", "404", "5xx", "default"].map { ContractExpectation("get", $0) }
    let expectations = [
      200: "200", 201: "2XX", 299: "2XX", 404: "404", 400: "default", 500: "5xx", 599: "5xx",
      302: "default",
    ]
    for (status, expected) in expectations {
      let describing = all.filter { $0.describes(status, among: all) }.map(\.status)
      XCTAssertEqual(describing, [expected], "\(status)")
    }
    let exact = [ContractExpectation("get", "200")]
    XCTAssertFalse(exact[0].describes(201, among: exact))
  }
}
