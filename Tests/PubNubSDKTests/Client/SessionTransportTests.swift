import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// The exchanges of a session, which end with it.
final class SessionTransportTests: TimedTestCase {
  func testFinishedExchangesAreRemoved() async throws {
    let server = try LoopbackServer { request in
      request.path == "/far"
        ? .response(302, headers: ["Location": "/near"]) : .json("1")
    }
    defer { server.stop() }
    let calls = OngoingCalls()
    let transport = SessionTransport(.default, endingWith: calls)
    for path in ["/near", "/far"] {
      let exchange = HTTPExchange(url: server.url + path, followsRedirects: true)
      let status = try await transport.perform(exchange).status
      XCTAssertEqual(status, 200)
    }
    XCTAssertEqual(calls.count, 0)
  }

  func testRunningExchangesEndWithTheSession() async throws {
    let asked = EventLog()
    let server = try LoopbackServer { request in
      asked.add(request.path)
      return .stall()
    }
    defer { server.stop() }
    let calls = OngoingCalls()
    let transport = SessionTransport(.default, endingWith: calls)
    let exchange = HTTPExchange(url: server.url, timeout: .seconds(20))
    let underWay = Task { try await transport.perform(exchange) }
    _ = try await asked.first(1)
    calls.cancelAll()
    await assertCancelled { try await underWay.value }
    await assertCancelled { try await transport.perform(exchange) }
    XCTAssertEqual(asked.all.count, 1)
    XCTAssertEqual(calls.count, 0)
  }

  func testAnotherTransportEndsWithTheSession() async throws {
    let calls = OngoingCalls()
    let silent = SilentTransport()
    let transport = SessionTransport(silent, endingWith: calls)
    let underWay = Task { try await transport.perform(HTTPExchange(url: "http://unused")) }
    _ = try await silent.asked.first(1)
    calls.cancelAll()
    await assertCancelled { try await underWay.value }
    XCTAssertEqual(calls.count, 0)
  }

  func testAnOperatorThatIsAwaitedEndsWithTheSession() async throws {
    let server = try LoopbackServer { _ in .status(503) }
    defer { server.stop() }
    let silent = SilentOperator(keepsCompletions: true)
    try await assertSessionEnds(callsThrough: silent, once: silent.asked, to: server)
    let undecided = UndecidedOperator()
    try await assertSessionEnds(callsThrough: undecided, once: undecided.asked, to: server)
  }

  private func assertSessionEnds(
    callsThrough requestOperator: any RequestOperator,
    once asked: EventLog,
    to server: LoopbackServer,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let pubnub = PubNub(to: server)
    pubnub.networkSession.defaultRequestOperator = requestOperator
    let ended = EventLog()
    // Without a completion, because the task of a call with one ends with the session anyway.
    let call = Task {
      do throws(PubNubError) { _ = try await pubnub.time() } catch { ended.add("\(error.reason)") }
    }
    defer { call.cancel() }
    _ = try await asked.first(1, file: file, line: line)
    pubnub.networkSession.invalidateAndCancel()
    let reason = try await ended.first(1)
    XCTAssertEqual(reason, ["sessionInvalidated"], file: file, line: line)
  }

  private func assertCancelled(
    _ call: () async throws -> HTTPResponse,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    do {
      let response = try await call()
      XCTFail("answered \(response.status)", file: file, line: line)
    } catch {
      XCTAssertEqual(error as? TransportError, .cancelled, file: file, line: line)
    }
  }
}

/// A transport that responds after twenty seconds at the earliest.
private struct SilentTransport: HTTPTransport {
  let asked = EventLog()

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    asked.add(exchange.url)
    do {
      try await Task.sleep(for: .seconds(20))
    } catch {
      throw .cancelled
    }
    throw .timedOut
  }
}

/// An operator that never decides about a retry.
private final class UndecidedOperator: RequestOperator {
  let asked = EventLog()
  private let kept = Locked<[@Sendable (Result<TimeInterval, any Error>) -> Void]>([])

  func retry(
    _ request: any RequestReplaceable,
    for session: any SessionReplaceable,
    dueTo error: any Error,
    completion: @escaping @Sendable (Result<TimeInterval, any Error>) -> Void
  ) {
    kept.withLock { $0.append(completion) }
    asked.add("asked")
  }
}
