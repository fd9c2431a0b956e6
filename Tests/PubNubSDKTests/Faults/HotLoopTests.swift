import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// The polls to services that respond to each at once, during ten minutes.
final class HotLoopTests: TimedTestCase {
  private typealias Server = SubscribeServer

  func testEmptyResponsesArePolledEveryHalfMinute() async throws {
    let subscriber = try await tenMinutes { _ in Server.envelope(10) }
    XCTAssertLessThan(subscriber.script.polls.count, 30)
    try await subscriber.assertMessages()
  }

  func testRepeatedMessagesArePolledEveryHalfMinute() async throws {
    let subscriber = try await tenMinutes { _ in
      Server.envelope(10, Server.message("1", at: 5))
    }
    XCTAssertLessThan(subscriber.script.polls.count, 30)
    try await subscriber.assertMessages("message 1 5 on c")
  }

  func testRepeatedMessagesWithANewCursorArePolledOnceASecond() async throws {
    let subscriber = try await tenMinutes { cursor in
      Server.envelope(cursor + 1, Server.message("1", at: 5))
    }
    XCTAssertLessThan(subscriber.script.polls.count, 610)
    try await subscriber.assertMessages("message 1 5 on c")
  }

  func testMalformedMessagesWithANewCursorArePolledOnceASecond() async throws {
    let subscriber = try await tenMinutes { cursor in Server.envelope(cursor + 1, "7") }
    XCTAssertLessThan(subscriber.script.polls.count, 610)
  }

  func testAnAlternatingCursorIsPolledOnceASecond() async throws {
    let subscriber = try await tenMinutes { cursor in
      Server.envelope(cursor == 20 ? 10 : 20, Server.message("1", at: 5))
    }
    XCTAssertLessThan(subscriber.script.polls.count, 610)
    try await subscriber.assertMessages("message 1 5 on c")
  }

  func testMoreRepeatedMessagesThanAreComparedArePolledOnceASecond() async throws {
    let subscriber = try await tenMinutes { cursor in
      Server.envelope(cursor == 20 ? 10 : 20, Server.messages(1...150))
    }
    XCTAssertLessThan(subscriber.script.polls.count, 610)
    let messages = try await subscriber.messages(150)
    XCTAssertEqual(messages, (1...150).map(String.init))
  }

  func testANewCursorAloneIsPolledOnceASecond() async throws {
    let subscriber = try await tenMinutes { cursor in Server.envelope(cursor + 1) }
    XCTAssertLessThan(subscriber.script.polls.count, 610)
  }

  /// Responds to each poll with the envelope for its cursor.
  private func tenMinutes(
    answering envelope: @escaping @Sendable (Timetoken) -> String
  ) async throws -> Subscriber {
    let subscriber = try Subscriber(
      to: Server([]) { request in
        .json(envelope(request.query["tt"].flatMap(Timetoken.init) ?? 0))
      }
    )
    defer { subscriber.server.stop() }
    let (script, clock) = (subscriber.script, subscriber.clock)
    try await withThrowingTaskGroup { group in
      group.addTask { try await clock.run(for: .seconds(600)) }
      // A client that never sleeps would keep the first task from ending.
      group.addTask { try await script.polled(1000) }
      try await group.next()
      group.cancelAll()
    }
    XCTAssertEqual(subscriber.clock.now.offset, .seconds(600))
    try await subscriber.assertStatuses("connecting", "connected")
    return subscriber
  }
}
