import BinderyRealtime
import XCTest

/// Tests of the delays before reconnecting.
final class BackOffPolicyTests: XCTestCase {
  func testTheCurves() {
    assertWaits(.constant, [2, 2, 2, 2])
    assertWaits(.linear, [2, 4, 6, 8])
    assertWaits(.square, [2, 8, 18, 20])
    assertWaits(.exponential(factor: 2), [2, 4, 8, 16])
  }

  func testTheDelayIsLimited() {
    for curve in [BackOffPolicy.Curve.linear, .square, .exponential(factor: 10)] {
      let backOff = BackOffPolicy(curve, initialDelay: .seconds(1), maxDelay: .seconds(120))
      XCTAssertEqual(backOff.delay(attempt: .max, randomUnit: 0), .seconds(120))
    }
  }

  func testAFirstDelayAboveTheMaximumIsTheMaximum() {
    let backOff = BackOffPolicy(.constant, initialDelay: .seconds(9), maxDelay: .seconds(3))
    XCTAssertEqual(backOff.delay(attempt: 1, randomUnit: 0), .seconds(3))
  }

  func testAnInitialDelayOfZeroDoesNotWait() {
    let backOff = BackOffPolicy(.exponential(factor: 2), initialDelay: .zero, maxDelay: .seconds(3))
    XCTAssertEqual(backOff.delay(attempt: 5000, randomUnit: 0), .zero)
  }

  func testJitterIsAddedToTheLongestDelay() {
    let backOff = BackOffPolicy(
      .constant,
      initialDelay: .seconds(2),
      maxDelay: .seconds(2),
      jitter: .seconds(1)
    )
    XCTAssertEqual(backOff.delay(attempt: 1, randomUnit: 0.5), .milliseconds(2500))
    XCTAssertEqual(backOff.delay(attempt: 1, randomUnit: 7), .seconds(3))
  }

  func testRetryAfterReplacesTheCurve() {
    let backOff = BackOffPolicy(
      .linear,
      initialDelay: .seconds(2),
      maxDelay: .seconds(4),
      jitter: .seconds(1)
    )
    let delay = backOff.delay(attempt: 9, randomUnit: 1, retryAfter: .seconds(60))
    XCTAssertEqual(delay, .seconds(61))
  }

  func testItGivesUpAfterTheLastAttempt() {
    let backOff = BackOffPolicy(
      .constant,
      initialDelay: .seconds(1),
      maxDelay: .seconds(1),
      attempts: 2
    )
    XCTAssertEqual(backOff.delay(attempt: 2, randomUnit: 0), .seconds(1))
    XCTAssertNil(backOff.delay(attempt: 3, randomUnit: 0))
  }

  private func assertWaits(_ curve: BackOffPolicy.Curve, _ seconds: [Int], line: UInt = #line) {
    let backOff = BackOffPolicy(curve, initialDelay: .seconds(2), maxDelay: .seconds(20))
    let delays = (1...seconds.count).map { backOff.delay(attempt: $0, randomUnit: 0) }
    XCTAssertEqual(delays, seconds.map { .seconds($0) }, line: line)
  }
}
