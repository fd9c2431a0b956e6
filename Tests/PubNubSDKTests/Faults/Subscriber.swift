import BinderyTesting
import Foundation
import XCTest

@testable import PubNubSDK

/// A client of a server that follows a script, with all that its listeners hear.
struct Subscriber {
  let script: SubscribeServer
  let server: LoopbackServer
  let clock = ManualClock()
  let pubnub: PubNub
  /// What the listener of the older page hears.
  let heard = Heard()
  /// What the listener of the newer page hears of the connection.
  let statuses = Heard()
  private let listener = SubscriptionListener(queue: DispatchQueue(label: "listener"))
  private let statusListener = StatusListener(queue: DispatchQueue(label: "status"))

  init(
    to script: SubscribeServer,
    by session: (any SessionReplaceable)? = nil,
    isSubscribed: Bool = true,
    _ change: (inout PubNubConfiguration) -> Void = { _ in }
  ) throws {
    self.script = script
    server = try LoopbackServer { script.answer($0) }
    pubnub = PubNub(to: server, by: session, clock: clock, change)
    listener.didReceiveSubscription = { [heard] in heard.add($0.word) }
    statusListener.onConnectionStateChange = { [statuses] in
      statuses.add(SubscriptionEvent.connectionStatusChanged($0).word)
    }
    pubnub.add(listener)
    pubnub.addStatusListener(statusListener)
    if isSubscribed { pubnub.subscribe(to: ["c"]) }
  }

  /// The cursors that were asked from.
  var cursors: [String?] { script.polls.map { $0.query["tt"] } }

  /// That these messages were heard and no others, once so many were.
  func assertMessages(
    _ expected: String...,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let messages = try await words(expected.count, file, line) { $0.hasPrefix("message ") }
    XCTAssertEqual(messages, expected, file: file, line: line)
  }

  /// That both kinds of listener heard these statuses and no others, once so many were heard.
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

  /// What all messages said, once so many came.
  func messages(
    _ count: Int,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws -> [String] {
    try await words(count, file, line) { $0.hasPrefix("message ") }
      .map { String($0.split(separator: " ")[1]) }
  }

  /// All words of a kind, once so many were heard.
  private func words(
    _ count: Int,
    _ file: StaticString,
    _ line: UInt,
    where isMeant: (String) -> Bool
  ) async throws -> [String] {
    _ = try await heard.first(count, where: isMeant, file: file, line: line)
    return heard.all.filter(isMeant)
  }
}

extension ManualClock {
  /// Lets time pass, as fast as anybody waits for it, while something is done; then it stands
  /// still.
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

  /// Who was about to move the clock on has done so.
  private func stop(_ time: Task<Void, Never>) async {
    time.cancel()
    await time.value
  }
}
