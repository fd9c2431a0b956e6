#if canImport(CLibCurl)
  import XCTest

  @testable import BinderyRuntime

  final class CurlAlarmTests: XCTestCase {
    private var alarm = CurlAlarm()
    private let now = ContinuousClock.now

    func testTheTimeToSleep() {
      XCTAssertEqual(alarm.set(for: nil, at: now), -1)
      XCTAssertEqual(alarm.set(for: now + .microseconds(1_200), at: now), 2)
      // A deadline that has passed needs no sleep.
      XCTAssertEqual(alarm.set(for: now, at: now + .seconds(1)), 0)
      XCTAssertEqual(alarm.set(for: now + .seconds(3_600), at: now + .seconds(2)), 60_000)
    }

    func testAnEarlierAlarmIsKept() {
      _ = alarm.set(for: now + .milliseconds(100), at: now)
      XCTAssertEqual(alarm.set(for: now + .milliseconds(500), at: now + .milliseconds(10)), 90)
      XCTAssertEqual(alarm.set(for: now + .milliseconds(500), at: now + .milliseconds(100)), 400)
      XCTAssertEqual(alarm.set(for: nil, at: now + .milliseconds(500)), -1)
    }

    func testAnEarlierDeadlineWakesTheThread() {
      XCTAssertTrue(alarm.misses(now + .seconds(1), at: now), "it sleeps until something happens")
      XCTAssertFalse(alarm.misses(nil, at: now))
      _ = alarm.set(for: now + .seconds(5), at: now)
      XCTAssertTrue(alarm.misses(now + .seconds(4), at: now))
      XCTAssertFalse(alarm.misses(now + .seconds(5), at: now))
      XCTAssertFalse(alarm.misses(now + .seconds(6), at: now))
    }

    /// The thread still sleeps for as long as the machine was suspended.
    func testAPastAlarmWakesNoThread() {
      _ = alarm.set(for: now + .seconds(5), at: now)
      let resumed = now + .seconds(3_600)
      XCTAssertTrue(alarm.misses(resumed + .seconds(60), at: resumed))
      XCTAssertTrue(alarm.misses(resumed + .seconds(60), at: now + .seconds(5)))
      XCTAssertFalse(alarm.misses(nil, at: resumed))
    }
  }
#endif
