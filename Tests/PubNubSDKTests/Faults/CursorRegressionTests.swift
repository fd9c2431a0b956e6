import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Services whose timetokens go back, because another server takes over or the clock is set.
final class CursorRegressionTests: TimedTestCase {
  private typealias Server = SubscribeServer

  func testMessagesAreDeliveredOnceIfTheCursorGoesBack() async throws {
    try await assertMessages(
      of: [
        100: Server.envelope(110, Server.message("1", at: 105)),
        110: Server.envelope(50, Server.message("2", at: 45)),
        50: Server.envelope(112, Server.message("3", at: 55), Server.message("1", at: 105)),
        112: Server.envelope(120, Server.message("4", at: 115)),
      ],
      polls: ["0", "100", "110", "50", "112", "120"]
    )
  }

  func testACursorFarInTheFutureIsFollowedByEarlierOnes() async throws {
    try await assertMessages(
      of: [
        100: Server.envelope(.max, Server.message("1", at: 101), Server.message("2", at: 102)),
        .max: Server.envelope(103, Server.message("3", at: 103), Server.message("2", at: 102)),
        103: Server.envelope(104, Server.message("4", at: 104)),
      ],
      polls: ["0", "100", "18446744073709551615", "103", "104"]
    )
  }

  func testMoreMessagesThanAreComparedAreDeliveredOnce() async throws {
    try await assertMessages(
      1...152,
      of: [
        200: Server.envelope(350, Server.messages(1...150)),
        350: Server.envelope(50, Server.messages(151...151)),
        50: Server.envelope(351, Server.messages(1...152)),
      ],
      polls: ["0", "200", "350", "50", "351"],
      from: 200
    )
  }

  /// Asserts that these messages are delivered; the response to a poll depends on its cursor.
  private func assertMessages(
    _ numbers: ClosedRange<Int> = 1...4,
    of envelopes: [Timetoken: String],
    polls: [String],
    from first: Timetoken = 100,
    line: UInt = #line
  ) async throws {
    let subscriber = try Subscriber(
      to: Server([.json(Server.envelope(first))]) { request in
        let cursor = request.query["tt"].flatMap(Timetoken.init) ?? 0
        return envelopes[cursor].map { .json($0) } ?? .stall()
      }
    )
    defer { subscriber.server.stop() }
    try await subscriber.clock.passes { try await subscriber.script.polled(polls.count) }
    let times = try await subscriber.messages(numbers.count)
    XCTAssertEqual(times, numbers.map(String.init), line: line)
    XCTAssertEqual(subscriber.cursors, polls, line: line)
  }
}
