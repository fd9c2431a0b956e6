import BinderyRuntime
import BinderyTesting
import Foundation
import XCTest

@testable import PubNubSDK

/// A client of a scripted server, which records the events of its listeners.
struct Subscriber {
  let script: SubscribeServer
  let server: LoopbackServer
  let clock = ManualClock()
  let pubnub: PubNub
  /// The events that a `SubscriptionListener` received.
  let received = EventLog()
  /// The statuses that a `StatusListener` received.
  let statuses = EventLog()
  private let listener = SubscriptionListener(queue: DispatchQueue(label: "listener"))
  private let statusListener = StatusListener(queue: DispatchQueue(label: "status"))

  init(
    to script: SubscribeServer,
    by session: (any SessionReplaceable)? = nil,
    through middlewares: [any ClientMiddleware] = [],
    isSubscribed: Bool = true,
    _ change: (inout PubNubConfiguration) -> Void = { _ in }
  ) throws {
    self.script = script
    server = try LoopbackServer { script.answer($0) }
    pubnub = PubNub(to: server, by: session, through: middlewares, clock: clock, change)
    listener.didReceiveSubscription = { [received] in received.add($0.word) }
    statusListener.onConnectionStateChange = { [statuses] in
      statuses.add(SubscriptionEvent.connectionStatusChanged($0).word)
    }
    pubnub.add(listener)
    pubnub.addStatusListener(statusListener)
    if isSubscribed { pubnub.subscribe(to: ["c"]) }
  }

  /// The cursors of the polls.
  var cursors: [String?] { script.polls.map { $0.query["tt"] } }

  /// Waits for as many messages, and asserts that they are these.
  func assertMessages(
    _ expected: String...,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let messages = try await words(expected.count, file, line) { $0.hasPrefix("message ") }
    XCTAssertEqual(messages, expected, file: file, line: line)
  }

  /// Waits for as many statuses, and asserts that both kinds of listener received these.
  func assertStatuses(
    _ expected: String...,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    _ = try await statuses.first(expected.count, file: file, line: line)
    XCTAssertEqual(statuses.all, expected, "the newer listener", file: file, line: line)
    let known = Set(expected)
    let words = try await words(expected.count, file, line, where: known.contains)
    XCTAssertEqual(words, expected, "the older listener", file: file, line: line)
  }

  /// Waits for `count` messages and returns their payloads.
  func messages(
    _ count: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> [String] {
    try await words(count, file, line) { $0.hasPrefix("message ") }
      .map { String($0.split(separator: " ")[1]) }
  }

  /// Waits for `count` words of a kind and returns all of them.
  private func words(
    _ count: Int,
    _ file: StaticString,
    _ line: UInt,
    where matches: (String) -> Bool
  ) async throws -> [String] {
    _ = try await received.first(count, where: matches, file: file, line: line)
    return received.all.filter(matches)
  }
}

extension ManualClock {
  /// Lets time pass as fast as tasks wait for it, during some work; afterwards the clock doesn't
  /// advance.
  func passes<Value>(during work: () async throws -> Value) async rethrows -> Value {
    let time = Task { while !Task.isCancelled { try? await run(for: .seconds(86_400)) } }
    do {
      let value = try await work()
      await stop(time)
      return value
    } catch {
      await stop(time)
      throw error
    }
  }

  /// Returns after the task that advances the clock has ended.
  private func stop(_ time: Task<Void, Never>) async {
    time.cancel()
    await time.value
  }
}
