import BinderyRuntime
import BinderyTesting
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
    // Recorded responses of the service.
    (400, #"[0,"Invalid Key","14820999375199241"]"#, .invalidPublishKey, "Invalid Key"),
    (
      400,
      #"{"message":"Invalid Subscribe Key","error":true,"service":"Access Manager","status":400}"#,
      .invalidSubscribeKey, "Invalid Subscribe Key"
    ),
    (
      403,
      #"{"error":true,"status":403,"service":"Access Manager","message":"Token is revoked"}"#,
      .forbidden, "Token is revoked"
    ),
    (400, #"{"error": "Invalid device token"}"#, .badRequest, "Invalid device token"),
    (
      400,
      #"{"error":{"message":"Invalid ttl","source":"grant","details":[{"message":"Range should be 1 to 43200 minute(s).","location":"ttl","locationType":"body"}]},"service":"Access Manager","status":400}"#,
      .badRequest, "Range should be 1 to 43200 minute(s). (body ttl)"
    ),
    (
      412,
      #"{"status":412,"error":{"message":"User to update has been modified after it was read.","source":"objects"}}"#,
      .preconditionFailed, "User to update has been modified after it was read."
    ),
  ]

  /// The documented failure of the operation is the underlying error, with its type.
  func testADocumentedFailureIsTheUnderlyingError() async throws {
    let body = #"{"message":"Forbidden","error":true,"service":"Access Manager","status":403}"#
    for status in [403, 418] {
      let server = try LoopbackServer { _ in .json(body, status: status) }
      defer { server.stop() }
      do {
        _ = try await PubNub(to: server).publish(channel: "c", message: 1)
        XCTFail("published")
      } catch {
        XCTAssertEqual(error.reason, .forbidden)
        let problem = AccessProblem(
          status: 403,
          error: .flag(true),
          message: .forbidden("Forbidden"),
          service: "Access Manager"
        )
        XCTAssertEqual(
          error.underlying as? RequestError<PublishMessage.Failure>,
          status == 403 ? .failure(.forbidden(problem)) : nil
        )
      }
    }
  }

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
