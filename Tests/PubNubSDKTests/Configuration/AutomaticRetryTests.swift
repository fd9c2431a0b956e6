import BinderyRuntime
import XCTest

@testable import PubNubSDK

/// The delays and limits of `AutomaticRetry`.
final class AutomaticRetryTests: XCTestCase {
  func testTheDefaultDoublesItsDelayUpToItsLimit() {
    let waits = (1...7).map { wait(.default, before: $0) }
    XCTAssertEqual(waits, [2, 4, 8, 16, 32, 64, nil].map { $0.map { .seconds($0) } })
    XCTAssertEqual(wait(.default, before: 1, jitter: 1), .seconds(3))
  }

  func testLinearWaitsTheSameTimeBeforeEachRetry() {
    let retry = AutomaticRetry(retryLimit: 99, policy: .linear(delay: 4), excluded: [])
    XCTAssertEqual(retry.retryLimit, 10)
    XCTAssertEqual(wait(retry, before: 1), .seconds(4))
    XCTAssertEqual(wait(retry, before: 10), .seconds(4))
    XCTAssertNil(wait(retry, before: 11))
  }

  func testDelaysAreBounded() {
    XCTAssertEqual(AutomaticRetry(policy: .linear(delay: 0)).policy, .linear(delay: 2))
    XCTAssertEqual(AutomaticRetry(policy: .linear(delay: .nan)).policy, .linear(delay: 2))
    XCTAssertEqual(AutomaticRetry(policy: .linear(delay: 1e300)).policy, .linear(delay: 150))
    XCTAssertEqual(
      AutomaticRetry(policy: .exponential(minDelay: 0, maxDelay: 1_000)).policy,
      .exponential(minDelay: 2, maxDelay: 150)
    )
    XCTAssertEqual(
      AutomaticRetry(policy: .exponential(minDelay: 9, maxDelay: 3)).policy,
      .exponential(minDelay: 9, maxDelay: 9)
    )
  }

  func testNoneRetriesNothing() {
    XCTAssertNil(wait(.none, before: 1))
  }

  func testExcludedEndpointsAreNotRetried() {
    let retry = AutomaticRetry(excluded: [.messageSend])
    XCTAssertNil(wait(retry, before: 1, of: .messageSend))
    XCTAssertNotNil(wait(retry, before: 1, of: .messageStorage))
    XCTAssertNil(wait(.default, before: 1, of: .presence))
  }

  func testTheStatusOfAResponseDecides() {
    for (status, isRetried) in [(500, true), (429, true), (503, false), (403, false)] {
      let failure = AutomaticRetry.Failure.response(status: status, retryAfter: nil)
      XCTAssertEqual(wait(.default, before: 1, after: failure) != nil, isRetried, "\(status)")
    }
    for (error, isRetried) in [
      (TransportError.timedOut, true), (.cannotConnect("x"), true), (.connectionLost("x"), true),
      (.incompleteBody(.init(status: 200, received: 1, expected: 2)), true),
      (.invalidResponse("x"), true),
      (.tooLarge(limit: 1), false), (.invalidURL("x"), false), (.cancelled, false),
    ] {
      XCTAssertEqual(
        wait(.default, before: 1, after: .noResponse(error.code)) != nil,
        isRetried,
        "\(error)"
      )
    }
    XCTAssertNotNil(wait(.connectionLost, before: 1, after: .noResponse(.networkConnectionLost)))
    XCTAssertNil(wait(.connectionLost, before: 1, after: .response(status: 500, retryAfter: nil)))
  }

  func testRetryAfterReplacesTheDelay() {
    for (status, header, expected) in [
      (429, "7", Duration.seconds(7)), (429, "-1", .zero), (429, "soon", .seconds(2)),
      (500, "7", .seconds(2)), (429, "99999999999", .seconds(86_400)),
    ] {
      let response = HTTPResponse(status: status, headers: ["Retry-After": header], body: [])
      let failure = AutomaticRetry.Failure(response)
      XCTAssertEqual(wait(.default, before: 1, after: failure), expected, "\(status) \(header)")
    }
  }

  private func wait(
    _ retry: AutomaticRetry,
    before attempt: Int,
    after failure: AutomaticRetry.Failure = .noResponse(.timedOut),
    of endpoint: AutomaticRetry.Endpoint = .subscribe,
    jitter: Double = 0
  ) -> Duration? {
    retry.delay(before: attempt, after: failure, of: endpoint, jitter: jitter)
  }
}
