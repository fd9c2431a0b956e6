import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Operators that decide about retries.
final class RequestRetrierTests: TimedTestCase {
  private let sent = #"[1,"Sent","1"]"#

  func testAnOperatorDecidesAboutFailuresWithoutAutomaticRetry() async throws {
    let server = try LoopbackServer(script: [
      .json("{}", status: 503), .json("{}", status: 403), .json(sent),
    ])
    defer { server.stop() }
    let clock = ManualClock()
    let pubnub = PubNub(to: server, clock: clock)
    let retrier = Retrier { request, _ in .success(Double(10 * (request.retryCount + 1))) }
    pubnub.networkSession.defaultRequestOperator = retrier
    let call = Task { try await pubnub.publish(channel: "c", message: 1) }
    for wait in [Duration.seconds(10), .seconds(20)] {
      try await clock.sleepers(atLeast: 1)
      XCTAssertEqual(clock.waits, [wait])
      clock.advance(by: wait)
    }
    let timetoken = try await call.value
    XCTAssertEqual(timetoken, 1)
    XCTAssertEqual(retrier.asked.map(\.reason), [.serviceUnavailable, .forbidden])
    XCTAssertEqual(retrier.endpoints, [.messageSend, .messageSend])
  }

  func testAnOperatorIsNotCalledForAutomaticRetries() async throws {
    let server = try LoopbackServer(script: [.json("{}", status: 500), .json(sent)])
    defer { server.stop() }
    let clock = ManualClock()
    let pubnub = PubNub(to: server, clock: clock) {
      $0.automaticRetry = AutomaticRetry(policy: .linear(delay: 3), excluded: [])
    }
    let retrier = Retrier { _, error in .failure(error) }
    pubnub.networkSession.defaultRequestOperator = retrier
    let call = Task { try await pubnub.publish(channel: "c", message: 1) }
    try await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(4))
    _ = try await call.value
    XCTAssertEqual(retrier.asked, [])
  }

  func testAnOperatorMayDecline() async throws {
    let server = try LoopbackServer { _ in .json("{}", status: 403) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    pubnub.networkSession.defaultRequestOperator = Retrier { _, error in .failure(error) }
    await assertThrows(.forbidden) { try await pubnub.time() }
    pubnub.networkSession.defaultRequestOperator = Retrier { _, _ in .failure(Refused()) }
    do {
      _ = try await pubnub.time()
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error.reason, .requestRetryFailed)
      XCTAssertTrue(error.underlying is Refused)
    }
    // A failure that sending again can't fix is not passed to the operator.
    let retrier = Retrier { _, _ in .success(0) }
    pubnub.networkSession.defaultRequestOperator = retrier
    await assertThrows(.invalidArguments) { try await pubnub.whereNow(for: "") }
    XCTAssertEqual(retrier.asked, [])
  }

  func testAnInvalidWaitIsClamped() async throws {
    for (seconds, expected) in [
      (-1, Duration.zero), (.nan, .zero), (.infinity, .seconds(86_400)), (0.5, .milliseconds(500)),
    ] as [(Double, Duration)] {
      let server = try LoopbackServer(script: [.json("{}", status: 403), .json(sent)])
      defer { server.stop() }
      let clock = ManualClock()
      let pubnub = PubNub(to: server, clock: clock)
      pubnub.networkSession.defaultRequestOperator = Retrier { _, _ in .success(seconds) }
      let call = Task { try await pubnub.publish(channel: "c", message: 1) }
      if expected > .zero {
        try await clock.sleepers(atLeast: 1)
        XCTAssertEqual(clock.waits, [expected])
        clock.advance(by: expected)
      }
      _ = try await call.value
    }
  }

  func testAutomaticRetryAsAnOperatorRespectsItsExclusions() async throws {
    let server = try LoopbackServer(script: [
      .json("{}", status: 500), .json("{}", status: 500), .json(#"[15]"#),
    ])
    defer { server.stop() }
    let clock = ManualClock()
    let pubnub = PubNub(to: server, clock: clock) { $0.automaticRetry = nil }
    pubnub.networkSession.defaultRequestOperator = AutomaticRetry(excluded: [.messageSend])
    await clock.passes {
      await assertThrows(.internalServiceError) {
        try await pubnub.publish(channel: "c", message: 1)
      }
    }
    let call = Task { try await pubnub.time() }
    try await clock.sleepers(atLeast: 1)
    let wait = try XCTUnwrap(clock.waits.first)
    XCTAssertTrue((Duration.seconds(2)...(.seconds(3))).contains(wait), "\(wait)")
    clock.advance(by: wait)
    let time = try await call.value
    XCTAssertEqual(time, 15)
  }

  func testAutomaticRetryReadsErrors() {
    typealias Failure = AutomaticRetry.Failure
    let response = HTTPResponse(status: 429, headers: ["Retry-After": "7"])
    XCTAssertEqual(
      Failure(describedBy: PubNubError(response)),
      .response(status: 429, retryAfter: .seconds(7))
    )
    XCTAssertEqual(
      Failure(describedBy: PubNubError(TransportError.timedOut)),
      .noResponse(.timedOut)
    )
    XCTAssertEqual(Failure(describedBy: URLError(.dataNotAllowed)), .noResponse(.dataNotAllowed))
    XCTAssertNil(Failure(describedBy: PubNubError(.missingPublishKey)))
    XCTAssertNil(Failure(describedBy: Refused()))
  }
}

/// An operator that decides about retries.
final class Retrier: RequestOperator {
  typealias Decision =
    @Sendable (any RequestReplaceable, any Error) -> Result<TimeInterval, any Error>

  private let decide: Decision
  private let state = Locked(State())

  private struct State {
    var errors: [PubNubError] = []
    var endpoints: [AutomaticRetry.Endpoint] = []
  }

  init(_ decide: @escaping Decision) { self.decide = decide }

  var asked: [PubNubError] { state.withLock { $0.errors } }
  var endpoints: [AutomaticRetry.Endpoint] { state.withLock { $0.endpoints } }

  func retry(
    _ request: any RequestReplaceable,
    for session: any SessionReplaceable,
    dueTo error: any Error,
    completion: @escaping @Sendable (Result<TimeInterval, any Error>) -> Void
  ) {
    state.withLock { state in
      if let error = error.pubNubError { state.errors.append(error) }
      state.endpoints.append(request.endpoint)
    }
    completion(decide(request, error))
  }
}
