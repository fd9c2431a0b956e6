import BinderyRuntime
import XCTest

@testable import PusherSwift

/// Seconds that are out of the range of durations.
final class ClampedDurationTests: XCTestCase {
  func testSecondsAreClampedBetweenZeroAndAYear() {
    let year = Duration.seconds(31_536_000)
    let cases: [(Double, Duration)] = [
      (1.5, .milliseconds(1_500)), (0, .zero), (-1, .zero), (-.infinity, .zero), (.nan, .zero),
      (.infinity, year), (1e300, year), (31_536_000, year),
    ]
    for (seconds, duration) in cases { XCTAssertEqual(Duration(clamping: seconds), duration) }
  }

  func testExtremeSettingsDoNotTrap() {
    for seconds in [Double.infinity, -.infinity, .nan, -1, 1e300] {
      let options = PusherClientOptions(activityTimeout: seconds)
      XCTAssertGreaterThan(options.policy.keepAlive.activityTimeout, .zero)
      let connection = Pusher(key: "Key", options: options).connection
      connection.maxReconnectGapInSeconds = seconds
      connection.pongResponseTimeoutInterval = seconds
      XCTAssertGreaterThanOrEqual(connection.pongResponseTimeoutInterval, 1)
    }
    let connection = Pusher(key: "Key").connection
    connection.maxReconnectGapInSeconds = .infinity
    XCTAssertNil(connection.maxReconnectGapInSeconds)
  }
}
