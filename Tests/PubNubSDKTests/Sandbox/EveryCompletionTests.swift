import BinderyTesting
import Sandbox
import TestSupport
import XCTest

@testable import PubNubSDK

/// The documented calls with completions, against a local PubNub server.
///
/// `PresenceCallTests` has those for presence states.
final class EveryCompletionTests: TimedTestCase {
  private let queue = DispatchQueue(label: "completions")
  private var custom: PubNub.RequestConfiguration { .init(responseQueue: queue) }

  func testMessages() async throws {
    let pubnub = try serve()
    let time = try await result { pubnub.time(custom: custom, completion: $0) }
    let first = try await result {
      pubnub.publish(channel: "c", message: "hi", custom: custom, completion: $0)
    }
    XCTAssertGreaterThan(first, time)
    let fired = try await result {
      pubnub.fire(channel: "c", message: 1, custom: custom, completion: $0)
    }
    let signalled = try await result {
      pubnub.signal(channel: "c", message: 1, custom: custom, completion: $0)
    }
    XCTAssertLessThan(fired, signalled)
  }

  func testHistory() async throws {
    let pubnub = try serve()
    let timetoken = try await pubnub.publish(channel: "c", message: "hi")
    let (byChannel, _) = try await result {
      pubnub.fetchMessageHistory(for: ["c"], custom: custom, completion: $0)
    }
    XCTAssertEqual(byChannel["c"]?.map(\.published), [timetoken])
    let counts = try await result {
      pubnub.messageCounts(channels: ["c", "d"], custom: custom, completion: $0)
    }
    XCTAssertEqual(counts, ["c": 1, "d": 0])
    let later = try await result {
      pubnub.messageCounts(channels: ["c": timetoken + 1], custom: custom, completion: $0)
    }
    XCTAssertEqual(later, ["c": 0])
    try await result { pubnub.deleteMessageHistory(from: "c", custom: custom, completion: $0) }
    let (left, next) = try await result {
      pubnub.fetchMessageHistory(for: ["c"], custom: custom, completion: $0)
    }
    XCTAssertEqual(left.count, 0)
    XCTAssertNil(next)
  }

  func testMessageActions() async throws {
    let pubnub = try serve()
    let message = try await pubnub.publish(channel: "c", message: "hi")
    let added = try await result {
      pubnub.addMessageAction(
        channel: "c",
        type: "reaction",
        value: "smile",
        messageTimetoken: message,
        custom: custom,
        completion: $0
      )
    }
    XCTAssertEqual(added.actionValue, "smile")
    let (actions, _) = try await result {
      pubnub.fetchMessageActions(channel: "c", custom: custom, completion: $0)
    }
    XCTAssertEqual(actions.map(\.actionTimetoken), [added.actionTimetoken])
    let removed = try await result {
      pubnub.removeMessageActions(
        channel: "c",
        message: message,
        action: added.actionTimetoken,
        custom: custom,
        completion: $0
      )
    }
    XCTAssertTrue(removed == ("c", message, added.actionTimetoken))
  }

  func testPresence() async throws {
    let pubnub = try serve()
    let connected = EventLog()
    let listener = StatusListener(queue: queue) { connected.add("\($0)") }
    pubnub.addStatusListener(listener)
    pubnub.subscribe(to: ["c"])
    try await connected.wait(for: "connected")
    let there = try await result { pubnub.hereNow(on: ["c"], custom: custom, completion: $0) }
    XCTAssertEqual(there["c"]?.occupants, ["user"])
    let channels = try await result { pubnub.whereNow(for: "user", custom: custom, completion: $0) }
    XCTAssertEqual(channels, ["user": ["c"]])
    withExtendedLifetime(listener) {}
  }

  func testChannelGroups() async throws {
    let pubnub = try serve()
    let added = try await result {
      pubnub.add(channels: ["a", "b"], to: "g", custom: custom, completion: $0)
    }
    XCTAssertTrue(added == ("g", ["a", "b"]))
    let removed = try await result {
      pubnub.remove(channels: ["a"], from: "g", custom: custom, completion: $0)
    }
    XCTAssertTrue(removed == ("g", ["a"]))
    let listed = try await result {
      pubnub.listChannels(for: "g", custom: custom, completion: $0)
    }
    XCTAssertTrue(listed == ("g", ["b"]))
    let groups = try await result { pubnub.listChannelGroups(custom: custom, completion: $0) }
    XCTAssertEqual(groups, ["g"])
    let group = try await result {
      pubnub.remove(channelGroup: "g", custom: custom, completion: $0)
    }
    XCTAssertEqual(group, "g")
    let none = try await result { pubnub.listChannelGroups(custom: custom, completion: $0) }
    XCTAssertEqual(none, [])
  }

  func testFailuresAreReportedToo() async throws {
    let pubnub = try serve()
    await assertThrows(.invalidArguments) {
      try await result { pubnub.whereNow(for: "", custom: custom, completion: $0) }
    }
  }

  private func serve() throws -> PubNub {
    let server = try PubNubServer(PubNubSandbox())
    addTeardownBlock { server.stop() }
    return client("user", of: server)
  }

  /// Returns the result with which a completion is called, on the queue of the call.
  private func result<Value: Sendable>(
    of call: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
  ) async throws -> Value {
    let (label, result) = await withCheckedContinuation { continuation in
      call { continuation.resume(returning: (DispatchQueue.currentLabel, $0)) }
    }
    XCTAssertEqual(label, "completions")
    return try result.get()
  }
}
