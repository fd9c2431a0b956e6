import BinderyTesting
import TestSupport
import XCTest

/// Tests of the timeouts of waits.
final class EventLogTests: XCTestCase {
  private let received = EventLog(timeout: 0.01)

  func testAMissingEventThrowsWithTheSourceLocation() async throws {
    received.add("other")
    let error = try await failure { try await received.wait(for: "word") }
    XCTAssertEqual(error.awaited, "“word”")
    XCTAssertEqual(error.found, ["other"])
    XCTAssertEqual(error.location, "\(#filePath):\(#line - 3)")
  }

  func testTooFewEventsThrow() async throws {
    received.add("one")
    let error = try await failure { try await received.first(2) }
    XCTAssertEqual(error.awaited, "2 events")
    let unmatched = try await failure { try await received.first(1) { $0 == "two" } }
    XCTAssertEqual(unmatched.found, ["one"])
  }

  func testOtherEventsDoNotExtendTheTimeout() async throws {
    let received = EventLog(timeout: 0.2)
    let talk = Task {
      while !Task.isCancelled {
        received.add("other")
        // Not at full speed: if the wait is delayed, the limit would be reached too soon.
        for _ in 0..<100 { await Task.yield() }
        if received.all.count > 1_000_000 { return }
      }
    }
    _ = try await failure { try await received.wait(for: "word") }
    talk.cancel()
    await talk.value
    XCTAssertLessThan(received.all.count, 1_000_000)
  }

  func testCancellationEndsTheWait() async throws {
    let waiting = Task { try await EventLog().first(1) }
    waiting.cancel()
    let result = await waiting.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is WaitError) }
  }

  func testReturnsEventsInTime() async throws {
    let received = EventLog()
    async let even = received.first(2) { Int($0)?.isMultiple(of: 2) == true }
    for number in 1...5 { received.add("\(number)") }
    let words = try await even
    XCTAssertEqual(words, ["2", "4"])
    try await received.wait(for: "5")
  }

  func testMissingSleepersThrow() async throws {
    let clock = ManualClock(timeout: 0.01)
    let sleeping = Task { try await clock.sleep(for: .seconds(7)) }
    await waitUntil { !clock.waits.isEmpty }
    let few = try await failure { try await clock.sleepers(atLeast: 2) }
    XCTAssertEqual(few.found, ["one for 7.0 seconds"])
    sleeping.cancel()
    _ = await sleeping.result
    let none = try await failure { try await clock.run(for: .seconds(1)) }
    XCTAssertEqual(none.awaited, "1 sleeper")
    XCTAssertEqual(clock.now.offset, .zero, "time doesn't advance without sleepers")
  }

  func testAMissingSocketThrows() async throws {
    let sockets = ScriptedSockets(timeout: 0.01)
    _ = try await failure { try await sockets.socket(0) }
    _ = try await sockets.connect(to: "wss://a", .init())
    let socket = try await sockets.socket(0)
    let undelivered = try await failure { try await socket.deliver(.text("a")) }
    XCTAssertEqual(undelivered.awaited, "2 events")
  }

  private func failure<Value>(
    of work: () async throws -> Value,
    line: UInt = #line
  ) async throws -> WaitError {
    do {
      _ = try await work()
    } catch let error as WaitError {
      return error
    }
    XCTFail("it didn't fail", line: line)
    throw CancellationError()
  }
}
