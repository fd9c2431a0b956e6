import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// The defaults of the client, which are those of the specification.
final class SpecifiedDefaultsTests: TimedTestCase {
  private typealias Server = SubscribeServer

  func testRetryableStatusesAreThoseOfTheSpecification() {
    for status in 400...599 {
      XCTAssertEqual(
        wait(before: 1, after: .response(status: status, retryAfter: nil)) != nil,
        SubscribeChannel.closeCodes.reaction(to: status) == .backOff,
        "\(status)"
      )
    }
    XCTAssertEqual(AutomaticRetry.defaultRetryableHTTPStatusCodes, [429, 500])
  }

  func testRetryDelaysAreThoseOfTheSpecification() {
    let backOff = SubscribeChannel.backOff
    for (attempt, jitter) in (1...8).flatMap({ [($0, 0), ($0, 0.5), ($0, 1)] }) {
      XCTAssertEqual(
        wait(before: attempt, after: .noResponse(.timedOut), jitter: jitter),
        backOff.delay(attempt: attempt, randomUnit: jitter),
        "\(attempt)"
      )
    }
    XCTAssertEqual(backOff.attempts.map { UInt($0) }, AutomaticRetry.default.retryLimit)
  }

  func testAPollContinuesFromTheSpecifiedCursor() async throws {
    let subscriber = try Subscriber(to: Server(Server.envelope(10)))
    defer { subscriber.server.stop() }
    try await subscriber.script.polled(2)
    let cursor = try JSONValue(parsing: Server.envelope(10))["t"]
    XCTAssertEqual(subscriber.script.polls[1].query["tt"], cursor?["t"]?.word)
    XCTAssertEqual(subscriber.script.polls[1].query["tr"], cursor?["r"]?.word)
  }

  func testTheMessageCountThresholdIsTheSizeOfTheServicesQueue() {
    let configuration = PubNubConfiguration(publishKey: "p", subscribeKey: "s", userId: "u")
    XCTAssertEqual(configuration.requestMessageCountThreshold, 100)
  }

  private func wait(
    before attempt: Int,
    after failure: AutomaticRetry.Failure,
    jitter: Double = 0
  ) -> Duration? {
    AutomaticRetry.default.delay(before: attempt, after: failure, of: .subscribe, jitter: jitter)
  }
}

extension JSONValue {
  /// The value as a query parameter.
  fileprivate var word: String {
    if case .string(let text) = self { text } else { description }
  }
}
