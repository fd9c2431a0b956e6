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
      let backOff = BackOffPolicy(curve, first: .seconds(1), most: .seconds(120))
      XCTAssertEqual(backOff.delay(attempt: .max, jitter: 0), .seconds(120))
    }
  }

  func testAFirstDelayAboveTheMaximumIsTheMaximum() {
    let backOff = BackOffPolicy(.constant, first: .seconds(9), most: .seconds(3))
    XCTAssertEqual(backOff.delay(attempt: 1, jitter: 0), .seconds(3))
  }

  func testAFirstDelayOfZeroIsNoDelay() {
    let backOff = BackOffPolicy(.exponential(factor: 2), first: .zero, most: .seconds(3))
    XCTAssertEqual(backOff.delay(attempt: 5000, jitter: 0), .zero)
  }

  func testJitterIsAddedToTheLongestDelay() {
    let backOff = BackOffPolicy(
      .constant,
      first: .seconds(2),
      most: .seconds(2),
      jitter: .seconds(1)
    )
    XCTAssertEqual(backOff.delay(attempt: 1, jitter: 0.5), .milliseconds(2500))
    XCTAssertEqual(backOff.delay(attempt: 1, jitter: 7), .seconds(3))
  }

  func testRetryAfterReplacesTheCurve() {
    let backOff = BackOffPolicy(.linear, first: .seconds(2), most: .seconds(4), jitter: .seconds(1))
    let delay = backOff.delay(attempt: 9, jitter: 1, retryAfter: .seconds(60))
    XCTAssertEqual(delay, .seconds(61))
  }

  func testItGivesUpAfterTheLastAttempt() {
    let backOff = BackOffPolicy(.constant, first: .seconds(1), most: .seconds(1), attempts: 2)
    XCTAssertEqual(backOff.delay(attempt: 2, jitter: 0), .seconds(1))
    XCTAssertNil(backOff.delay(attempt: 3, jitter: 0))
  }

  private func assertWaits(_ curve: BackOffPolicy.Curve, _ seconds: [Int], line: UInt = #line) {
    let backOff = BackOffPolicy(curve, first: .seconds(2), most: .seconds(20))
    let delays = (1...seconds.count).map { backOff.delay(attempt: $0, jitter: 0) }
    XCTAssertEqual(delays, seconds.map { .seconds($0) }, line: line)
  }
}
