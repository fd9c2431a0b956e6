import BinderyRuntime
import XCTest

@testable import PubNubSDK

/// The reasons of `PubNubError` for messages of the service, statuses and transport errors.
final class ErrorTableTests: XCTestCase {
  func testReasonsForMessagesOfTheService() {
    let reasons: [(String, PubNubError.Reason)] = [
      ("Could Not Parse Request", .couldNotParseRequest), ("Forbidden", .forbidden),
      (
        "Supplied authorization key does not have the permissions required to perform this operation.",
        .forbidden
      ),
      (
        "The server took longer to respond than the maximum allowed processing time.",
        .serviceUnavailable
      ),
      (
        "You have exceeded the maximum number of requests per second allowed for your subscriber key.",
        .tooManyRequests
      ),
      ("Invalid Arguments", .invalidArguments),
      ("Reserved character in input parameters.", .invalidCharacter),
      ("Expected 32 or 100 byte hex device token", .invalidDevicePushToken),
      ("Invalid Subscribe Key", .invalidSubscribeKey), ("Invalid Subkey", .invalidSubscribeKey),
      ("Invalid Key", .invalidPublishKey), ("Invalid JSON", .requestContainedInvalidJSON),
      ("Maximum channel group count exceeded.", .maxChannelGroupCountExceeded),
      ("Request URI Too Long", .requestURITooLong), ("Service Unavailable", .serviceUnavailable),
      ("Request payload contained invalid input.", .badRequest),
      ("Requested object was not found.", .resourceNotFound),
      ("Object with the requested identifier already exists.", .conflict),
      ("Action Already Added", .conflict),
      (
        "Object already changed by another request since last retrieval.", .preconditionFailed
      ),
      ("Request payload must be in JSON format.", .unsupportedType),
      ("Too many requests.", .tooManyRequests), ("Message Too Large", .messageTooLong),
      ("Signal size too large", .messageTooLong),
      ("Stored but failed to publish message action.", .failedToPublish),
      ("Deleted but failed to publish removed events.", .failedToPublish),
      ("Not deleting message action: wrong uuid specified", .invalidUUID),
      ("No matching message actions to delete", .nothingToDelete),
      ("Multiplexing not enabled", .multiplexingNotEnabled),
      ("Not Found /v1/x", .resourceNotFound),
      ("Use of the history API requires the add-on", .messageHistoryNotEnabled),
      ("Use of the history Delete API requires it", .messageDeletionNotEnabled),
      ("Use of the mobile push notifications API requires it", .pushNotEnabled),
      ("invalid parameter: count", .invalidCharacter), ("Invalid character", .invalidCharacter),
    ]
    for (message, reason) in reasons {
      for body in [#"{"message":"\#(message)"}"#, #"[0,"\#(message)","1"]"#] {
        let response = HTTPResponse(status: 418, body: Array(body.utf8))
        XCTAssertEqual(PubNubError(response).reason, reason, body)
      }
    }
  }

  /// An unknown message leaves the reason to the status; the status of a success is unrecognized.
  func testReasonsForStatuses() {
    let reasons: [(Int, PubNubError.Reason)] = [
      (200, .unrecognizedStatusCode), (399, .unrecognizedStatusCode), (400, .badRequest),
      (401, .unauthorized), (402, .serviceNotEnabled), (403, .forbidden), (404, .resourceNotFound),
      (418, .unrecognizedStatusCode), (500, .internalServiceError), (503, .serviceUnavailable),
    ]
    for (status, reason) in reasons {
      let response = HTTPResponse(status: status, body: Array(#"{"message":"what"}"#.utf8))
      XCTAssertEqual(PubNubError(response).reason, reason, "\(status)")
    }
  }

  func testReasonsForTransportErrors() {
    let reasons: [(TransportError, PubNubError.Reason)] = [
      (.cancelled, .clientCancelled), (.timedOut, .timedOut),
      (.cannotResolveHost("x"), .nameResolutionFailure), (.cannotConnect("x"), .connectionFailure),
      (.tls("x"), .secureConnectionFailure), (.connectionLost("x"), .connectionLost),
      (.incompleteBody(.init(status: 200, received: 1, expected: 2)), .connectionLost),
      (.tooLarge(limit: 1), .dataLengthExceedsMaximum),
      (.invalidResponse("x"), .badServerResponse), (.invalidURL("x"), .invalidURL),
      (.unreadableBody("x"), .missingRequiredParameter), (.other("x"), .unknown),
    ]
    for (error, reason) in reasons {
      XCTAssertEqual(PubNubError(error).reason, reason, "\(error)")
    }
  }

  /// The documented groups of reasons.
  func testDomains() {
    let domains: [(PubNubError.Reason, PubNubError.Domain)] = [
      (.missingPublishKey, .urlCreation), (.jsonDataDecodingFailure, .jsonCodability),
      (.requestRetryFailed, .requestProcessing), (.decryptionFailure, .crypto),
      (.timedOut, .requestTransmission), (.secureConnectionFailure, .requestTransmission),
      (.clientCancelled, .cancellation), (.badServerResponse, .responseReceiving),
      (.malformedResponseBody, .responseProcessing), (.pushNotEnabled, .serviceNotEnabled),
      (.messageHistoryNotEnabled, .serviceNotEnabled),
      (.messageDeletionNotEnabled, .serviceNotEnabled),
      (.multiplexingNotEnabled, .serviceNotEnabled), (.unknown, .uncategorized),
      (.forbidden, .endpointResponse), (.messageTooLong, .endpointResponse),
    ]
    for (reason, domain) in domains { XCTAssertEqual(reason.domain, domain, "\(reason)") }
  }
}
