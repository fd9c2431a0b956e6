import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Operators that change requests.
final class RequestOperatorTests: TimedTestCase {
  private let sent = #"[1,"Sent","1"]"#

  func testEachAttemptIsChangedBeforeItIsSent() async throws {
    let server = try LoopbackServer(script: [.json("{}", status: 500), .json(sent)])
    defer { server.stop() }
    let clock = ManualClock()
    let pubnub = PubNub(to: server, clock: clock) {
      $0.automaticRetry = AutomaticRetry(excluded: [])
    }
    pubnub.networkSession.defaultRequestOperator = Mutating { request in
      request.setValue("signed", forHTTPHeaderField: "X-Signature")
      request.setValue(nil, forHTTPHeaderField: "Accept")
      request.url = request.url.flatMap { URL(string: "\($0.absoluteString)&extra=a%2Bb") }
      request.httpMethod = "PUT"
      request.httpBody = Data("other".utf8)
    }
    let call = Task { try await pubnub.publish(channel: "ch/1", message: 1, shouldCompress: true) }
    try await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(3))
    _ = try await call.value
    XCTAssertEqual(server.requests.count, 2)
    for request in server.requests {
      XCTAssertEqual(request.method, .put)
      XCTAssertEqual(request.path, "/publish/pub/sub/0/ch%2F1/0")
      XCTAssertEqual(request.query["extra"], "a+b")
      XCTAssertEqual(request.headers["X-Signature"], "signed")
      XCTAssertEqual(request.headers["Content-Encoding"], "gzip")
      XCTAssertNotEqual(request.headers["Accept"], "application/json")
      XCTAssertEqual(String(decoding: request.body, as: UTF8.self), "other")
    }
  }

  func testASessionIsPassedOnWithItsOperator() async throws {
    let server = try LoopbackServer { [sent] _ in .json(sent) }
    defer { server.stop() }
    let session = HTTPSession()
    let refusing = session.usingDefault(requestOperator: Mutating { _ in throw Refused() })
    XCTAssertTrue(refusing === session)
    let pubnub = PubNub(to: server, by: refusing)
    await assertThrows(.requestMutatorFailure) {
      try await pubnub.publish(channel: "c", message: 1)
    }
    let timetoken = try await PubNub(to: server, by: session.usingDefault(requestOperator: nil))
      .publish(channel: "c", message: 1)
    XCTAssertEqual(timetoken, 1)
  }

  func testUnchangedPropertiesAreKept() throws {
    var exchange = Self.exchange
    var request = try URLRequest(describing: exchange)
    XCTAssertEqual(request.httpBody, Data([1, 2, 3]))
    XCTAssertEqual(request.timeoutInterval, 340.25)
    XCTAssertEqual(try exchange.applyingChanges(from: request, to: request), exchange)
    let original = request
    request.setValue("4", forHTTPHeaderField: "c")
    request.timeoutInterval = 1.5
    exchange.headers.append("c", "4")
    exchange.timeout = .milliseconds(1500)
    XCTAssertEqual(try exchange.applyingChanges(from: original, to: request), exchange)
  }

  func testInvalidRequestsAreRefused() throws {
    let original = try URLRequest(describing: Self.exchange)
    for timeout in [0, -1, .infinity] {
      var request = original
      request.timeoutInterval = timeout
      XCTAssertThrowsError(try Self.exchange.applyingChanges(from: original, to: request))
    }
    var request = original
    request.httpBodyStream = InputStream(data: Data([1]))
    XCTAssertThrowsError(try Self.exchange.applyingChanges(from: original, to: request)) {
      XCTAssertEqual($0 as? UnusableRequest, .streamedBody)
    }
  }

  private static let exchange = HTTPExchange(
    url: "https://h:8/a%2Fb,c;d='e'/%7B%22?x=%20%2B&y=a,b",
    method: HTTPMethod(rawValue: "MKCOL"),
    headers: HTTPHeaders([.init("A", "1"), .init("b", "2"), .init("a", "3")]),
    body: .segments([.bytes([1, 2]), .bytes([3])]),
    timeout: .milliseconds(340_250),
    maximumBodySize: 7,
    followsRedirects: true,
    idleTimeout: .seconds(3)
  )

  func testARequestThatTheOperatorRefusesIsNotSent() async throws {
    let server = try LoopbackServer { _ in .status(500) }
    defer { server.stop() }
    let pubnub = PubNub(to: server) { $0.automaticRetry = AutomaticRetry(excluded: []) }
    pubnub.networkSession.defaultRequestOperator = Mutating { _ in throw Refused() }
    do {
      _ = try await pubnub.time()
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error.reason, .requestMutatorFailure)
      XCTAssertTrue(error.underlying is Refused)
    }
    pubnub.networkSession.defaultRequestOperator = Mutating { $0.url = nil }
    await assertThrows(.requestMutatorFailure) { try await pubnub.time() }
    pubnub.networkSession.defaultRequestOperator = SilentOperator(keepsCompletions: false)
    await assertThrows(.requestMutatorFailure) { try await pubnub.time() }
    XCTAssertEqual(server.requests.count, 0)
  }

  func testACallThatWaitsForItsOperatorIsCancelled() async throws {
    let server = try LoopbackServer { _ in .status(500) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let silent = SilentOperator(keepsCompletions: true)
    pubnub.networkSession.defaultRequestOperator = silent
    let call = Task { try await pubnub.time() }
    _ = try await silent.asked.first(1)
    call.cancel()
    await assertThrows(.clientCancelled) { try await call.value }
    XCTAssertEqual(server.requests.count, 0)
  }
}

struct Refused: Error {}

/// An operator that changes requests.
struct Mutating: RequestOperator {
  let change: @Sendable (inout URLRequest) throws -> Void

  init(_ change: @escaping @Sendable (inout URLRequest) throws -> Void) { self.change = change }

  func mutate(
    _ urlRequest: URLRequest,
    for session: any SessionReplaceable,
    completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
  ) {
    var request = urlRequest
    completion(
      Result {
        try change(&request)
        return request
      }
    )
  }
}

/// An operator that never calls its completion.
final class SilentOperator: RequestOperator {
  let asked = EventLog()
  private let keepsCompletions: Bool
  private let kept = Locked<[@Sendable (Result<URLRequest, any Error>) -> Void]>([])

  init(keepsCompletions: Bool) { self.keepsCompletions = keepsCompletions }

  func mutate(
    _ urlRequest: URLRequest,
    for session: any SessionReplaceable,
    completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
  ) {
    if keepsCompletions { kept.withLock { $0.append(completion) } }
    asked.add("asked")
  }
}
