import BinderyTesting
import TestSupport
import XCTest

@testable import BinderyRealtime

final class TimerClockTests: TimedTestCase {
  private let clock = TimerClock()

  func testItSleepsForTheDuration() async throws {
    let begin = clock.now
    try await clock.sleep(for: .milliseconds(20))
    XCTAssertGreaterThanOrEqual(begin.duration(to: clock.now), .milliseconds(20))
    // A deadline in the past returns at once.
    try await clock.sleep(until: begin)
  }

  func testACancelledSleepEndsAtOnce() async throws {
    let events = EventLog()
    for isEarly in [true, false] {
      let task = Task { [clock] in
        if !isEarly { events.add("begins") }
        do {
          try await clock.sleep(for: .seconds(3_600))
          events.add("woke")
        } catch {
          events.add("\(error is CancellationError)")
        }
      }
      if !isEarly { _ = try await events.first(2) }
      task.cancel()
      _ = try await events.first(isEarly ? 1 : 3)
    }
    XCTAssertEqual(events.all, ["true", "begins", "true"])
  }

  /// 20,000 sleeps of `Task.sleep` keep 14 MB until their deadlines; half of it is the limit.
  func testACancelledSleepFreesItsMemory() throws {
    try sleep(times: 2_000)
    let before = try ProcessFootprint.residentKilobytes()
    try sleep(times: 20_000)
    XCTAssertLessThan(try ProcessFootprint.residentKilobytes() - before, 7_168)
  }

  private func sleep(times: Int) throws {
    let done = DispatchSemaphore(value: 0)
    Task { [clock] in
      for _ in 0..<times {
        let task = Task { try? await clock.sleep(for: .seconds(3_600)) }
        await Task.yield()
        task.cancel()
        await task.value
      }
      done.signal()
    }
    XCTAssertEqual(done.wait(timeout: .now() + 60), .success)
  }
}
