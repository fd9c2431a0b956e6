#if canImport(CLibCurl)
  import XCTest

  @testable import BinderyRuntime

  final class CurlWakeTimeTests: XCTestCase {
    private var wakeTime = CurlWakeTime()
    private let now = ContinuousClock.now

    func testTheTimeToSleep() {
      XCTAssertEqual(wakeTime.set(for: nil, at: now), -1)
      XCTAssertEqual(wakeTime.set(for: now + .microseconds(1_200), at: now), 2)
      // A deadline that has passed needs no sleep.
      XCTAssertEqual(wakeTime.set(for: now, at: now + .seconds(1)), 0)
      XCTAssertEqual(wakeTime.set(for: now + .seconds(3_600), at: now + .seconds(2)), 60_000)
    }

    func testAnEarlierWakeTimeIsKept() {
      _ = wakeTime.set(for: now + .milliseconds(100), at: now)
      XCTAssertEqual(wakeTime.set(for: now + .milliseconds(500), at: now + .milliseconds(10)), 90)
      XCTAssertEqual(wakeTime.set(for: now + .milliseconds(500), at: now + .milliseconds(100)), 400)
      XCTAssertEqual(wakeTime.set(for: nil, at: now + .milliseconds(500)), -1)
    }

    func testAnEarlierDeadlineWakesTheThread() {
      XCTAssertTrue(
        wakeTime.misses(now + .seconds(1), at: now),
        "it sleeps until something happens"
      )
      XCTAssertFalse(wakeTime.misses(nil, at: now))
      _ = wakeTime.set(for: now + .seconds(5), at: now)
      XCTAssertTrue(wakeTime.misses(now + .seconds(4), at: now))
      XCTAssertFalse(wakeTime.misses(now + .seconds(5), at: now))
      XCTAssertFalse(wakeTime.misses(now + .seconds(6), at: now))
    }

    /// The thread still sleeps for as long as the machine was suspended.
    func testAPastWakeTimeWakesNoThread() {
      _ = wakeTime.set(for: now + .seconds(5), at: now)
      let resumed = now + .seconds(3_600)
      XCTAssertTrue(wakeTime.misses(resumed + .seconds(60), at: resumed))
      XCTAssertTrue(wakeTime.misses(resumed + .seconds(60), at: now + .seconds(5)))
      XCTAssertFalse(wakeTime.misses(nil, at: resumed))
    }
  }
#endif
