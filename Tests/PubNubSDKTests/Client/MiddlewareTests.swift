import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// The middlewares of an app, and the parameters that identify it.
final class MiddlewareTests: TimedTestCase {
  func testAMiddlewareReceivesEachOperationWithItsCompleteURL() async throws {
    let server = try LoopbackServer { request in
      request.path.hasPrefix("/publish") ? .json(#"[1,"Sent","15"]"#) : .json(#"{"channels":{}}"#)
    }
    defer { server.stop() }
    let middleware = LoggingMiddleware()
    let pubnub = PubNub(to: server, through: [middleware]) {
      $0.authKey = "key"
      $0.consumerIdentifiers = ["a": "Chat/1 (é)"]
    }
    _ = try await pubnub.publish(channel: "c", message: 1)
    _ = try await pubnub.fetchMessageHistory(for: ["c"])
    XCTAssertEqual(middleware.operations.all, ["PublishMessage", "FetchHistory"])
    XCTAssertEqual(middleware.urls.all, server.requests.map { server.url + $0.target })
    for request in server.requests {
      XCTAssertEqual(request.headers["X-App"], "chat")
      XCTAssertEqual(request.query["uuid"], "user")
      XCTAssertEqual(request.query["auth"], "key")
      XCTAssertEqual(request.query["pnsdk"], "Bindery-PubNub-Swift/1.0 Chat/1 (é)")
      XCTAssertNil(request.query["requestid"])
      XCTAssertNil(request.query["instanceid"])
    }
  }

  func testCallsAndInstanceHaveIDsIfTheConfigurationRequestsThem() async throws {
    let server = try LoopbackServer { _ in .json("[15]") }
    defer { server.stop() }
    let pubnub = PubNub(to: server) {
      $0.useRequestId = true
      $0.useInstanceId = true
    }
    for _ in 1...2 { _ = try await pubnub.time() }
    let queries = server.requests.map(\.query)
    XCTAssertEqual(Set(queries.map { $0["instanceid"] }), [pubnub.instanceID.uuidString])
    XCTAssertEqual(Set(queries.compactMap { $0["requestid"] }).count, 2)
  }

  func testALongPollPassesTheMiddlewares() async throws {
    let middleware = LoggingMiddleware()
    let subscriber = try Subscriber(to: SubscribeServer(), through: [middleware])
    defer { subscriber.server.stop() }
    let operations = try await middleware.operations.first(2)
    XCTAssertEqual(Set(operations), ["SendHeartbeat", "Subscribe"])
  }

  /// It isn't retried, although the configuration retries every call.
  func testTheErrorOfAMiddlewareIsFinal() async throws {
    let server = try LoopbackServer { _ in .json("[15]") }
    defer { server.stop() }
    for (thrown, reason) in [
      (PubNubError(.forbidden) as any Error, PubNubError.Reason.forbidden), (Denial(), .unknown),
      (TransportError.timedOut, .timedOut), (CancellationError(), .clientCancelled),
    ] {
      let middleware = ThrowingMiddleware(error: thrown)
      let pubnub = PubNub(to: server, through: [middleware]) {
        $0.automaticRetry = thrown is TransportError ? nil : AutomaticRetry(excluded: [])
      }
      do {
        _ = try await pubnub.time()
        XCTFail("answered")
      } catch {
        XCTAssertEqual(error.reason, reason)
        if thrown is Denial { XCTAssertTrue(error.underlying is Denial) }
      }
    }
    XCTAssertEqual(server.requests.count, 0)
  }
}

private struct Denial: Error {}

private struct ThrowingMiddleware: ClientMiddleware {
  let error: any Error

  func intercept<Response: InterceptedResponse>(
    _ request: HTTPExchange,
    operation: any Request.Type,
    next: @Sendable (HTTPExchange) async throws -> Response
  ) async throws -> Response {
    throw error
  }
}

private struct LoggingMiddleware: ClientMiddleware {
  let operations = EventLog()
  let urls = EventLog()

  func intercept<Response: InterceptedResponse>(
    _ request: HTTPExchange,
    operation: any Request.Type,
    next: @Sendable (HTTPExchange) async throws -> Response
  ) async throws -> Response {
    operations.add("\(operation)")
    urls.add(request.url)
    var request = request
    request.headers["X-App"] = "chat"
    return try await next(request)
  }
}
