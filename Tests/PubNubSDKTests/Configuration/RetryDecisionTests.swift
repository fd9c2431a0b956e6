import BinderyRuntime
import Foundation
import XCTest

@testable import PubNubSDK

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The failures that are retried, for each operation and each kind of transport error.
final class RetryDecisionTests: XCTestCase {
  /// The service may have performed any other call whose response is malformed.
  func testOnlySubscribingIsRetriedAfterAGarbledSuccess() {
    let retry = AutomaticRetry(excluded: [])
    for status in [200, 204, 299] {
      let failure = AutomaticRetry.Failure.response(status: status, retryAfter: nil)
      let retried = AutomaticRetry.Endpoint.allCases.filter { isRetried(retry, failure, of: $0) }
      XCTAssertEqual(retried, [.subscribe], "\(status)")
    }
    let strict = AutomaticRetry(retryableURLErrorCodes: [.timedOut], excluded: [])
    XCTAssertFalse(isRetried(strict, .response(status: 200, retryAfter: nil), of: .subscribe))
  }

  func testOtherFailuresAreRetriedForEveryOperation() {
    let retry = AutomaticRetry(
      retryableHTTPStatusCodes: [429],
      retryableURLErrorCodes: [.timedOut],
      excluded: []
    )
    for endpoint in AutomaticRetry.Endpoint.allCases {
      for (failure, expected) in [
        (AutomaticRetry.Failure.response(status: 429, retryAfter: nil), true),
        (.response(status: 500, retryAfter: nil), false), (.noResponse(.timedOut), true),
        (.noResponse(.cannotFindHost), false), (.noResponse(nil), false),
      ] {
        XCTAssertEqual(isRetried(retry, failure, of: endpoint), expected, "\(endpoint) \(failure)")
      }
    }
  }

  func testEachTransportErrorHasItsCode() {
    let codes: [(TransportError, URLError.Code?)] = [
      (.cancelled, nil), (.timedOut, .timedOut), (.cannotResolveHost("x"), .cannotFindHost),
      (.cannotConnect("x"), .cannotConnectToHost), (.tls("x"), .secureConnectionFailed),
      (.connectionLost("x"), .networkConnectionLost),
      (.incompleteBody(.init(status: 200, received: 1, expected: 2)), .networkConnectionLost),
      (.tooLarge(limit: 1), .dataLengthExceedsMaximum), (.invalidResponse("x"), .badServerResponse),
      (.invalidURL("x"), .badURL), (.unreadableBody("x"), nil), (.other("x"), nil),
    ]
    XCTAssertEqual(Set(codes.map { position($0.0) }), Set(0..<12), "each case once")
    for (error, code) in codes { XCTAssertEqual(error.code, code, "\(error)") }
  }

  /// A configured code retries only the transport errors of that code.
  func testAConfiguredCodeRetriesItsErrorsAlone() {
    for (error, code) in [
      (TransportError.cannotConnect("x"), URLError.Code.cannotConnectToHost),
      (.cannotResolveHost("x"), .cannotFindHost), (.tls("x"), .secureConnectionFailed),
    ] {
      let retry = AutomaticRetry(retryableURLErrorCodes: [code], excluded: [])
      let others = AutomaticRetry(
        retryableURLErrorCodes: AutomaticRetry.defaultRetryableURLErrorCodes.subtracting([code]),
        excluded: []
      )
      XCTAssertTrue(isRetried(retry, .init(error), of: .messageSend), "\(error)")
      XCTAssertFalse(isRetried(others, .init(error), of: .messageSend), "\(error)")
    }
  }

  private func isRetried(
    _ retry: AutomaticRetry,
    _ failure: AutomaticRetry.Failure,
    of endpoint: AutomaticRetry.Endpoint
  ) -> Bool {
    retry.delay(before: 1, after: failure, of: endpoint, jitter: 0) != nil
  }

  /// A new case must be added here, and then to the table above.
  private func position(_ error: TransportError) -> Int {
    switch error {
    case .cancelled: 0
    case .timedOut: 1
    case .cannotResolveHost: 2
    case .cannotConnect: 3
    case .tls: 4
    case .connectionLost: 5
    case .incompleteBody: 6
    case .tooLarge: 7
    case .invalidResponse: 8
    case .invalidURL: 9
    case .unreadableBody: 10
    case .other: 11
    }
  }
}
