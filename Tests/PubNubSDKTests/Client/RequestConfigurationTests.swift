import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Calls with a configuration or session of their own.
final class RequestConfigurationTests: TimedTestCase {
  func testACallMayHaveItsOwnConfiguration() async throws {
    let (usual, other) = (try answering("1"), try answering("2"))
    defer {
      usual.stop()
      other.stop()
    }
    let pubnub = PubNub(to: usual)
    let custom = PubNub.RequestConfiguration(customConfiguration: configuration(to: other))
    let timetoken = try await pubnub.publish(channel: "c", message: 1, custom: custom)
    XCTAssertEqual(timetoken, 2)
    let request = try XCTUnwrap(other.requests.first)
    XCTAssertEqual(request.path, "/publish/pub2/sub2/0/c/0/1")
    XCTAssertEqual(request.query["uuid"], "user2")
    XCTAssertEqual(request.query["auth"], "key2")
    XCTAssertNotNil(request.query["requestid"])
    XCTAssertEqual(usual.requests.count, 0)
    XCTAssertEqual(pubnub.configuration.userId, "user", "the instance is unchanged")
    let usually = try await pubnub.publish(channel: "c", message: 1)
    XCTAssertEqual(usually, 1)
  }

  func testACallsConfigurationIsNotCompletedByTheInstances() async throws {
    let server = try answering("1")
    defer { server.stop() }
    var configuration = configuration(to: server)
    configuration.publishKey = nil
    let custom = PubNub.RequestConfiguration(customConfiguration: configuration)
    await assertThrows(.missingPublishKey) {
      try await PubNub(to: server).fire(channel: "c", message: 1, custom: custom)
    }
    XCTAssertEqual(server.requests.count, 0)
  }

  private func configuration(to server: LoopbackServer) -> PubNubConfiguration {
    PubNubConfiguration(
      publishKey: "pub2",
      subscribeKey: "sub2",
      userId: "user2",
      authKey: "key2",
      useSecureConnections: false,
      origin: String(server.url.dropFirst("http://".count)),
      useRequestId: true
    )
  }

  func testACallMayHaveItsOwnSession() async throws {
    let server = try answering("1")
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let (stream, session) = (RecordingStream(), HTTPSession())
    session.sessionStream = stream
    _ = try await pubnub.publish(channel: "c", message: 1, custom: .init(customSession: session))
    XCTAssertEqual(stream.received, ["create /publish/pub/sub/0/c/0/1", "status 200"])
    _ = try await pubnub.publish(channel: "c", message: 1)
    XCTAssertEqual(stream.received.count, 2)
    session.invalidateAndCancel()
    await assertThrows(.sessionInvalidated) {
      try await pubnub.time(custom: .init(customSession: session))
    }
    XCTAssertFalse(pubnub.networkSession.isInvalidated)
  }

  func testInvalidatingItsSessionEndsACall() async throws {
    let asked = EventLog()
    let server = try LoopbackServer { _ in
      asked.add("asked")
      return .stall()
    }
    defer { server.stop() }
    let (pubnub, session) = (PubNub(to: server), HTTPSession())
    let custom = PubNub.RequestConfiguration(customSession: session, responseQueue: .global())
    let results = EventLog()
    pubnub.time(custom: custom) { results.add("\($0.failureReason.map { "\($0)" } ?? "a time")") }
    _ = try await asked.first(1)
    session.invalidateAndCancel()
    let received = try await results.first(1)
    XCTAssertEqual(received, ["sessionInvalidated"])
  }

  /// A queue that never runs, as main may not, would keep the result.
  func testAResultWithoutACompletionIsNotKept() async throws {
    let server = try answering("1")
    defer { server.stop() }
    let (queue, session, gone) = (DispatchQueue(label: "suspended"), HTTPSession(), EventLog())
    queue.suspend()
    defer { queue.resume() }
    session.defaultRequestOperator = Mutating { _ in throw Trace(gone) }
    let custom = PubNub.RequestConfiguration(customSession: session, responseQueue: queue)
    PubNub(to: server).publish(channel: "c", message: 1, custom: custom, completion: nil)
    let words = try await gone.first(1)
    XCTAssertEqual(words, ["gone"])
  }

  func testAStreamReceivesAllEventsOfACall() async throws {
    let server = try LoopbackServer(script: [
      .json("{}", status: 500), .halfBody(of: Array("[15, 16]".utf8)), .json("{}", status: 403),
    ])
    defer { server.stop() }
    let clock = ManualClock()
    let pubnub = PubNub(to: server, clock: clock) {
      $0.automaticRetry = AutomaticRetry(policy: .linear(delay: 3), excluded: [])
    }
    let stream = RecordingStream()
    pubnub.networkSession.sessionStream = stream
    let call = Task { try await pubnub.time() }
    for _ in 1...2 {
      try await clock.sleepers(atLeast: 1)
      clock.advance(by: .seconds(4))
    }
    await assertThrows(.forbidden) { try await call.value }
    XCTAssertEqual(
      stream.received,
      ["create /time/0", "status 500", "retry 1", "retry 2", "status 403", "fail 403"]
    )
    XCTAssertEqual(stream.ids.count, 1)
    XCTAssertTrue(stream.waits.allSatisfy((3...4).contains), "\(stream.waits)")
  }

  private func answering(_ timetoken: String) throws -> LoopbackServer {
    try LoopbackServer { _ in .json(#"[1,"Sent","\#(timetoken)"]"#) }
  }
}

/// An error that reports its deallocation.
private final class Trace: Error {
  private let gone: EventLog

  init(_ gone: EventLog) { self.gone = gone }

  deinit { gone.add("gone") }
}

/// A stream that records the events it receives.
private final class RecordingStream: SessionStream {
  private let state = Locked(State())

  private struct State {
    var words: [String] = []
    var requests: Set<UUID> = []
    var delays: [TimeInterval] = []
  }

  var received: [String] { state.withLock { $0.words } }
  var ids: Set<UUID> { state.withLock { $0.requests } }
  var waits: [TimeInterval] { state.withLock { $0.delays } }

  func emitRequest(_ request: any RequestReplaceable, didCreate path: String) {
    add("create \(path)", request)
  }

  func emitRequest(_ request: any RequestReplaceable, didReceiveStatus status: Int) {
    add("status \(status)", request)
  }

  func emitRequest(_ request: any RequestReplaceable, willRetryAfter delay: TimeInterval) {
    add("retry \(request.retryCount)", request)
    state.withLock { $0.delays.append(delay) }
  }

  func emitRequest(_ request: any RequestReplaceable, didFailWith error: PubNubError) {
    add("fail \(error.reason.rawValue)", request)
  }

  private func add(_ word: String, _ request: any RequestReplaceable) {
    state.withLock { state in
      state.words.append(word)
      state.requests.insert(request.requestID)
    }
  }
}
