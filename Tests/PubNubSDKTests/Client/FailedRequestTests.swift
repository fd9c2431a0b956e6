import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The request that an error contains.
final class FailedRequestTests: TimedTestCase {
  func testATruncatedErrorResponseIsJudgedByItsStatus() async throws {
    let body = Array(#"{"message":"no"}"#.utf8)
    for (status, reason) in [
      (403, PubNubError.Reason.forbidden), (429, .tooManyRequests), (502, .unrecognizedStatusCode),
      (200, .connectionLost),
    ] {
      let server = try LoopbackServer { _ in .halfBody(of: body, status: status) }
      defer { server.stop() }
      let pubnub = PubNub(to: server) { $0.automaticRetry = nil }
      await assertThrows(reason) { try await pubnub.time() }
    }
  }

  func testAnErrorHasTheRequestBeforeTheOperatorsChanges() async throws {
    let server = try LoopbackServer { _ in .json("{}", status: 403) }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    pubnub.networkSession.defaultRequestOperator = Signing()
    let request = try await failedRequest { try await pubnub.publish(channel: "c", message: 1) }
    let arrived = try XCTUnwrap(server.requests.first)
    XCTAssertEqual(request.url?.absoluteString, server.url + arrived.target)
    XCTAssertEqual(request.httpMethod, arrived.method.rawValue)
    XCTAssertEqual(arrived.headers["X-Signature"], "signed")
    XCTAssertNil(request.value(forHTTPHeaderField: "X-Signature"), "it may be a credential")
  }

  func testTheRequestShowsNoCredentials() async throws {
    let server = try LoopbackServer { _ in .json("{}", status: 403) }
    defer { server.stop() }
    let pubnub = PubNub(to: server) { $0.authToken = "secret/token" }
    pubnub.networkSession.defaultRequestOperator = Signing()
    let request = try await failedRequest { try await pubnub.time() }
    XCTAssertNil(request.value(forHTTPHeaderField: "Authorization"))
    let subscribing = try await failedRequest { try await pubnub.hereNow(on: ["c"]) }
    let url = try XCTUnwrap(subscribing.url?.absoluteString)
    XCTAssertTrue(url.contains("auth=***"), url)
    XCTAssertFalse(url.contains("secret"), url)
    XCTAssertTrue(try XCTUnwrap(server.requests.last).target.contains("secret"))
  }

  func testTheRequestIsForgottenOnceItIsTaken() async throws {
    let table = [
      "?a=1&auth=secret&b=2": "?a=1&auth=***&b=2", "?auth=s": "?auth=***",
      "?b&auth=": "?b&auth=***",
      "?auth=s&auth=t": "?auth=***&auth=***", "a?xauth=1&authx=2": "a?xauth=1&authx=2", "a": "a",
    ]
    for (sent, shown) in table {
      let middleware = LastRequestMiddleware()
      XCTAssertNil(middleware.takeRequest())
      let request = HTTPExchange(url: "http://localhost/" + sent)
      let response = try await middleware.intercept(request, operation: FetchTime.self) { _ in
        HTTPResponse(status: 200)
      }
      XCTAssertEqual(response.status, 200)
      XCTAssertEqual(middleware.takeRequest()?.url?.absoluteString, "http://localhost/" + shown)
      XCTAssertNil(middleware.takeRequest())
    }
  }

  func testAnErrorWithoutAResponseHasTheRequest() async throws {
    let server = try LoopbackServer { _ in LoopbackResponse([.close]) }
    defer { server.stop() }
    let pubnub = PubNub(to: server) { $0.automaticRetry = nil }
    let request = try await failedRequest { try await pubnub.hereNow(on: ["c"]) }
    XCTAssertEqual(request.url?.path, "/v2/presence/sub-key/sub/channel/c")
  }

  private struct Signing: RequestOperator {
    func mutate(
      _ urlRequest: URLRequest,
      for session: any SessionReplaceable,
      completion: @escaping @Sendable (Result<URLRequest, any Error>) -> Void
    ) {
      var request = urlRequest
      request.setValue("signed", forHTTPHeaderField: "X-Signature")
      request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
      completion(.success(request))
    }
  }

  private func failedRequest<Value>(of call: () async throws -> Value) async throws -> URLRequest {
    var requests: [URLRequest] = []
    do {
      _ = try await call()
    } catch {
      for case .request(let request) in error.pubNubError?.affected ?? [] {
        requests.append(request)
      }
    }
    XCTAssertEqual(requests.count, 1)
    return try XCTUnwrap(requests.first)
  }
}
