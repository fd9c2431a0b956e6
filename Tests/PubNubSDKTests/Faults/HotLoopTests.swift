import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Services that answer each long poll at once, for ten minutes.
final class HotLoopTests: TimedTestCase {
  private typealias Server = SubscribeServer

  func testOneThatHasNothingIsAskedEveryHalfMinute() async throws {
    let subscriber = try await tenMinutes { _ in Server.envelope(10) }
    XCTAssertLessThan(subscriber.script.polls.count, 30)
    try await subscriber.assertMessages()
  }

  func testOneThatSaysTheSameAgainAndAgainIsAskedEveryHalfMinute() async throws {
    let subscriber = try await tenMinutes { _ in
      Server.envelope(10, Server.message("1", at: 5))
    }
    XCTAssertLessThan(subscriber.script.polls.count, 30)
    try await subscriber.assertMessages("message 1 5 on c")
  }

  func testOneThatGoesOnAndSaysTheSameIsAskedOnceASecond() async throws {
    let subscriber = try await tenMinutes { cursor in
      Server.envelope(cursor + 1, Server.message("1", at: 5))
    }
    XCTAssertLessThan(subscriber.script.polls.count, 610)
    try await subscriber.assertMessages("message 1 5 on c")
  }

  func testOneThatGoesOnAndSaysWhatNobodyReadsIsAskedOnceASecond() async throws {
    let subscriber = try await tenMinutes { cursor in Server.envelope(cursor + 1, "7") }
    XCTAssertLessThan(subscriber.script.polls.count, 610)
  }

  func testOneThatGoesBackAndForthIsAskedOnceASecond() async throws {
    let subscriber = try await tenMinutes { cursor in
      Server.envelope(cursor == 20 ? 10 : 20, Server.message("1", at: 5))
    }
    XCTAssertLessThan(subscriber.script.polls.count, 610)
    try await subscriber.assertMessages("message 1 5 on c")
  }

  func testOneThatSaysMoreThanAreComparedAgainAndAgainIsAskedOnceASecond() async throws {
    let subscriber = try await tenMinutes { cursor in
      Server.envelope(cursor == 20 ? 10 : 20, Server.messages(1...150))
    }
    XCTAssertLessThan(subscriber.script.polls.count, 610)
    let messages = try await subscriber.messages(150)
    XCTAssertEqual(messages, (1...150).map(String.init))
  }

  func testOneThatOnlyGoesOnIsAskedOnceASecond() async throws {
    let subscriber = try await tenMinutes { cursor in Server.envelope(cursor + 1) }
    XCTAssertLessThan(subscriber.script.polls.count, 610)
  }

  /// Each poll is answered with what its cursor makes.
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
      // Who never sleeps would never be done.
      group.addTask { try await script.polled(1000) }
      try await group.next()
      group.cancelAll()
    }
    XCTAssertEqual(subscriber.clock.now.offset, .seconds(600))
    try await subscriber.assertStatuses("connecting", "connected")
    return subscriber
  }
}
