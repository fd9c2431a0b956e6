import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// The polling of the unread count, case by case.
final class UnreadPollingTests: TimedTestCase {
  func testEveryVector() async throws {
    let vectors = try Vectors.cases("unread-polling")
    XCTAssertEqual(vectors.count, 6)
    for vector in vectors {
      let expected = try XCTUnwrap(vector["requestsAt"]?.array).compactMap(\.double)
      let end = try XCTUnwrap(vector["deauthorizeAt"]?.double)
      let times = try await times(of: vector, until: end)
      // The vector states only their duration.
      XCTAssertEqual(Array(times.prefix(expected.count)), expected, "\(vector)")
      if expected.isEmpty { XCTAssertEqual(times, [], "\(vector)") }
    }
  }

  private func times(of vector: JSONValue, until end: Double) async throws -> [Double] {
    let clock = ManualClock()
    let durations = try XCTUnwrap(vector["durations"]?.array).compactMap(\.double)
    let seconds = try XCTUnwrap(vector["delay"]?.int)
    guard let polling = UnreadPolling(seconds: seconds, clock: clock) else { return [] }
    let received = EventLog(timeout: 20)
    let work = Task {
      await polling.run {
        let count = received.all.count
        received.add("\(clock.now.offset / .seconds(1))")
        guard count < durations.count, durations[count] > 0 else { return }
        try? await clock.sleep(for: .seconds(durations[count]))
      }
    }
    try await clock.run(for: .seconds(end))
    work.cancel()
    await work.value
    return received.all.compactMap(Double.init)
  }
}
