import BinderyRuntime
import XCTest

@testable import PubNubSDK

/// The comparison, reasons and texts of errors.
final class PubNubErrorTests: XCTestCase {
  func testTheDocumentedComparison() {
    let error: any Error = PubNubError(.messageTooLong, details: ["40000 bytes"])
    XCTAssertTrue(error.pubNubError == .messageTooLong)
    XCTAssertTrue(error.pubNubError != .forbidden)
    XCTAssertTrue(error.pubNubError != nil)
    XCTAssertTrue(CancellationError().pubNubError == nil)
    XCTAssertEqual(error.localizedDescription, "The message is too long. 40000 bytes")
    XCTAssertEqual(PubNubError(.timedOut, details: ["a"]), PubNubError(.timedOut))
  }

  func testEveryFormOfAnErrorBodyIsRead() {
    for (status, body, reason, detail) in Self.answers {
      let response = HTTPResponse(status: status, headers: [:], body: Array(body.utf8))
      let error = PubNubError(response)
      XCTAssertEqual(error.reason, reason, body)
      XCTAssertEqual(error.details.last, detail, body)
      XCTAssertTrue(error.affected.contains(.response(response)), body)
    }
  }

  private static let answers: [(Int, String, PubNubError.Reason, String?)] = [
    (400, #"[0,"Invalid JSON","15644265196692560"]"#, .requestContainedInvalidJSON, "Invalid JSON"),
    (400, #"[0,"Message Too Large"]"#, .messageTooLong, "Message Too Large"),
    (
      400, #"{"status":400,"error":1,"message":"No state specified.","service":"Presence"}"#,
      .badRequest, "No state specified."
    ),
    (
      403,
      #"{"status":403,"error":true,"error_message":"Use of the history API requires it","channels":{}}"#,
      .messageHistoryNotEnabled, "Use of the history API requires it"
    ),
    (
      400,
      #"{"status":400,"error":{"source":"actions","message":"Request payload contained invalid input.","details":[{"message":"Missing field","location":"value","locationType":"body"}]}}"#,
      .badRequest, "Missing field (body value)"
    ),
    (
      400, #"{"error":"Expected 32 or 100 byte hex device token"}"#, .invalidDevicePushToken,
      "Expected 32 or 100 byte hex device token"
    ),
    (
      400, #"{"message":"Invalid characters in channel"}"#, .invalidCharacter,
      "Invalid characters in channel"
    ),
    (404, #"{"message":"Not Found '/x'","error":1}"#, .resourceNotFound, "Not Found '/x'"),
    (502, "<html>Bad gateway</html>", .unrecognizedStatusCode, nil),
    (503, "", .serviceUnavailable, nil),
    (481, "{}", .malformedFilterExpression, nil),
    (504, #"{"message":"Service Unavailable"}"#, .serviceUnavailable, "Service Unavailable"),
    (5, "{}", .unrecognizedStatusCode, nil),
  ]

  func testForbiddenChannelsAndGroupsAreNamed() {
    let body = #"""
      {"message":"Forbidden","payload":{"channels":["c"],"channel-groups":["g","h"]},"error":true,"service":"Access Manager","status":403}
      """#
    let error = PubNubError(HTTPResponse(status: 403, headers: [:], body: Array(body.utf8)))
    XCTAssertEqual(error.reason, .forbidden)
    XCTAssertTrue(error.affected.contains(.channels(["c"])))
    XCTAssertTrue(error.affected.contains(.channelGroups(["g", "h"])))
  }

  func testEveryReasonHasASentenceAndADomain() {
    for reason in PubNubError.Reason.allCases {
      XCTAssertTrue(reason.sentence.hasSuffix("."), "\(reason)")
      XCTAssertFalse(reason.sentence.contains("\(reason.rawValue)"), "\(reason)")
    }
    XCTAssertEqual(PubNubError(.forbidden).subdomain, .endpointResponse)
    XCTAssertEqual(PubNubError(.clientCancelled).subdomain, .cancellation)
    XCTAssertEqual(PubNubError(.unknown).subdomain, .uncategorized)
  }
}
