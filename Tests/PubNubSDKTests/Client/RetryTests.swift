import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Automatic retries of calls, and their cancellation.
final class RetryTests: TimedTestCase {
  private let sent = #"[1,"Sent","1"]"#

  func testACallIsRetriedAfterItsDelays() async throws {
    let server = try LoopbackServer(script: [
      .json("{}", status: 500), .halfBody(of: Array(sent.utf8)), .json(sent),
    ])
    defer { server.stop() }
    let clock = ManualClock()
    let pubnub = PubNub(to: server, clock: clock) { configuration in
      configuration.automaticRetry = AutomaticRetry(excluded: [])
      configuration.useRequestId = true
    }
    let call = Task { try await pubnub.publish(channel: "c", message: 1) }
    for least in [2, 4] {
      try await clock.sleepers(atLeast: 1)
      let wait = try XCTUnwrap(clock.waits.first)
      XCTAssertTrue((Duration.seconds(least)...(.seconds(least + 1))).contains(wait), "\(wait)")
      clock.advance(by: wait)
    }
    let timetoken = try await call.value
    XCTAssertEqual(timetoken, 1)
    XCTAssertEqual(Set(server.requests.map { $0.query["requestid"] }).count, 1)
    XCTAssertEqual(server.requests.count, 3)
  }

  /// Building it serializes the message.
  func testARequestIsBuiltOnceForAllAttempts() async throws {
    let server = try LoopbackServer(script: [.json("{}", status: 500), .json(sent)])
    defer { server.stop() }
    let clock = ManualClock()
    let pubnub = PubNub(to: server, clock: clock) {
      $0.automaticRetry = AutomaticRetry(excluded: [])
    }
    pubnub.networkSession.sessionStream = UnobservedStream()
    let request = CountedRequest()
    let call = Task {
      try await pubnub.sender(for: PubNub.RequestConfiguration()).send(request, as: .messageSend)
    }
    try await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(3))
    _ = try await call.value
    XCTAssertEqual(server.requests.map { $0.query["uuid"] }, ["user", "user"])
    XCTAssertEqual(request.builds.withLock { $0 }, 1)
  }

  /// `ContinuousClock` keeps a cancelled sleep until its time is over.
  func testTheDefaultClockReleasesCancelledSleeps() {
    let configuration = PubNubConfiguration(publishKey: "p", subscribeKey: "s", userId: "u")
    XCTAssertTrue(PubNub(configuration: configuration).clock is TimerClock)
  }

  func testAnExcludedCallIsSentOnce() async throws {
    let server = try LoopbackServer(script: [.json("{}", status: 500)])
    defer { server.stop() }
    let pubnub = PubNub(to: server) { $0.automaticRetry = .default }
    await assertThrows(.internalServiceError) {
      try await pubnub.publish(channel: "c", message: 1)
    }
    XCTAssertEqual(server.requests.count, 1)
  }

  func testCancellingEndsTheWait() async throws {
    let server = try LoopbackServer { _ in .json("{}", status: 500) }
    defer { server.stop() }
    let clock = ManualClock()
    let pubnub = PubNub(to: server, clock: clock) {
      $0.automaticRetry = AutomaticRetry(excluded: [])
    }
    let call = Task { try await pubnub.publish(channel: "c", message: 1) }
    try await clock.sleepers(atLeast: 1)
    call.cancel()
    await assertThrows(.clientCancelled) { try await call.value }
  }

  func testAnInvalidatedSessionEndsItsCalls() async throws {
    let server = try LoopbackServer { _ in .stall() }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let results = EventLog()
    pubnub.publish(channel: "c", message: 1, custom: .init(responseQueue: .global())) {
      results.add("\($0.failureReason.map { "\($0)" } ?? "published")")
    }
    pubnub.networkSession.invalidateAndCancel()
    let received = try await results.first(1)
    XCTAssertEqual(received, ["sessionInvalidated"])
    await assertThrows(.sessionInvalidated) { try await pubnub.time() }
  }

  func testAnInvalidatedSessionEndsAwaitedCalls() async throws {
    let asked = EventLog()
    let server = try LoopbackServer { request in
      if request.path != "/time/0" { return .json("{}", status: 500) }
      asked.add("asked")
      return .stall()
    }
    defer { server.stop() }
    let clock = ManualClock()
    let pubnub = PubNub(to: server, clock: clock) {
      $0.automaticRetry = AutomaticRetry(excluded: [])
    }
    let underWay = Task { try await pubnub.time() }
    _ = try await asked.first(1)
    let waiting = Task { try await pubnub.whereNow(for: "u") }
    try await clock.sleepers(atLeast: 1)
    pubnub.networkSession.invalidateAndCancel()
    await assertThrows(.sessionInvalidated) { try await underWay.value }
    await assertThrows(.sessionInvalidated) { try await waiting.value }
  }

  func testCancellingEndsARunningCall() async throws {
    let asked = EventLog()
    let server = try LoopbackServer { _ in
      asked.add("asked")
      return .stall()
    }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let call = Task { try await pubnub.time() }
    _ = try await asked.first(1)
    call.cancel()
    await assertThrows(.clientCancelled) { try await call.value }
  }
}

private struct UnobservedStream: SessionStream {}

/// A publication that counts how often it is built.
private struct CountedRequest: ReinterpretedRequest {
  typealias Reply = PublishReceipt
  typealias Failure = PublishMessage.Failure

  let builds = Locked(0)
  var base = PublishMessage(publishKey: "p", subscribeKey: "s", channel: "c", message: "hi")

  func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    builds.withLock { $0 += 1 }
    return try base.httpRequest()
  }

  static func reply(of response: HTTPResponse) throws(JSONError) -> PublishReceipt {
    try response.json()
  }
}
