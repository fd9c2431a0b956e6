import BinderyTesting
import TestSupport
import XCTest

final class ManualClockTests: XCTestCase {
  private let clock = ManualClock()

  func testAdvancingWakesSleepersAtTheirDeadlines() async throws {
    let task = Task { [clock] in try await clock.sleep(for: .seconds(10)) }
    try await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(9))
    XCTAssertEqual(clock.waits, [.seconds(1)])
    clock.advance(by: .seconds(1))
    try await task.value
    XCTAssertEqual(clock.waits, [])
  }

  func testRunAdvancesFromDeadlineToDeadline() async throws {
    let task = Task { [clock] in
      var woken: [Duration] = []
      while woken.count < 100 {
        try await clock.sleep(for: .seconds(7))
        woken.append(clock.now.offset)
      }
      return woken
    }
    try await clock.run(for: .seconds(30))
    XCTAssertEqual(clock.now.offset, .seconds(30))
    XCTAssertEqual(clock.waits, [.seconds(5)], "who would have slept until 35")
    try await clock.run(for: .seconds(5))
    try await clock.sleepers(atLeast: 1)
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
  }

  func testSleepersIgnoresLaterDeadlines() async throws {
    let impatient = ManualClock(timeout: 0.2)
    let soon = clock.now.advanced(by: .seconds(5))
    let long = [impatient, clock].map { clock in
      Task { try await clock.sleep(for: .seconds(10)) }
    }
    defer { for task in long { task.cancel() } }
    await waitUntil { impatient.waits.count == 1 && clock.waits.count == 1 }
    do throws(WaitError) {
      try await impatient.sleepers(atLeast: 1, until: soon)
      XCTFail("expected an error without a sleeper")
    } catch {
      XCTAssertEqual(error.found, ["one for 10.0 seconds"])
    }
    let short = Task { [clock] in try await clock.sleep(for: .seconds(5)) }
    defer { short.cancel() }
    try await clock.sleepers(atLeast: 1, until: soon)
  }

  func testCancellationEndsAWaitForSleepers() async throws {
    let waiting = Task { [clock] in
      try? await clock.run(for: .seconds(30))
      return clock.now.offset
    }
    waiting.cancel()
    let offset = await waiting.value
    XCTAssertEqual(offset, .zero)
  }
}
