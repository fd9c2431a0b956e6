import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of middlewares around the transport of a client.
final class ClientMiddlewareTests: TimedTestCase {
  private let emma = HTTPResponse(200, #"{"title":"Emma"}"#)

  func testMiddlewaresRunInOrderAroundTheTransport() async throws {
    let log = Log()
    let shop = Shop(
      ScriptedTransport(.success(emma)),
      Observing { log.add("first \($0)") },
      Observing { log.add("second \($0)") }
    )
    _ = try await shop.send(FindBook(id: "7"))
    XCTAssertEqual(
      log.lines,
      ["first FindBook", "second FindBook", "second 200", "first 200"]
    )
  }

  func testAMiddlewareReceivesTheFinalRequest() async throws {
    let transport = ScriptedTransport(.success(emma))
    let log = Log()
    var shop = Shop(
      transport,
      Changing { request in
        log.add(request.url)
        log.add(request.headers.map { "\($0.name): \($0.value)" }.sorted().joined(separator: ", "))
        request.headers["X-Signature"] = "signed"
      }
    )
    shop.connection.credentials["token"] = .bearer("secret")
    shop.connection.headers["X-Client"] = "tests"
    _ = try await shop.send(FindBook(id: "a b", tags: ["x"], version: "2"))
    XCTAssertEqual(
      log.lines,
      [
        "https://example.com/v1/books/a%20b?tags=x",
        "Accept: application/json, Authorization: Bearer secret, X-Client: tests, X-Version: 2",
      ]
    )
    let sent = await transport.exchanges.first
    XCTAssertEqual(sent?.headers["X-Signature"], "signed")
  }

  func testAMiddlewareRepeatsARequest() async throws {
    let transport = ScriptedTransport(
      .success(HTTPResponse(503)),
      .failure(.connectionLost("x")),
      .success(emma)
    )
    let reply = try await Shop(transport, Repeating(times: 3)).send(FindBook(id: "7"))
    XCTAssertEqual(reply, ["title": "Emma"])
    let exchanges = await transport.exchanges
    XCTAssertEqual(exchanges.count, 3)
    XCTAssertEqual(Set(exchanges).count, 1)
  }

  func testAMiddlewareAnswersWithoutTheTransport() async throws {
    let transport = ScriptedTransport()
    let shop = Shop(transport, Answering(emma))
    let reply = try await shop.send(FindBook(id: "7"))
    XCTAssertEqual(reply, ["title": "Emma"])
    let streamed = try await shop.stream(FindBook(id: "7")).body.collected()
    XCTAssertEqual(streamed, [emma.body])
    let count = await transport.exchanges.count
    XCTAssertEqual(count, 0)
  }

  func testStreamsPassTheMiddlewares() async throws {
    let log = Log()
    let head = HTTPResponse(status: 200)
    let transport = StubTransport([
      .chunks(HTTPResponse(status: 503), []), .chunks(head, [[1], [2]]),
    ])
    let shop = Shop(transport, Observing { log.add($0) }, Repeating(times: 2))
    let chunks = try await shop.stream(FindBook(id: "7")).body.collected()
    XCTAssertEqual(chunks, [[1], [2]])
    XCTAssertEqual(log.lines, ["FindBook", "200"])
  }

  func testTransportErrorsPassUnchanged() async {
    for error in [TransportError.timedOut, .connectionLost("x")] {
      let shop = Shop(ScriptedTransport(.failure(error)), Observing { _ in }, Repeating(times: 1))
      let failure = await shop.error(of: FindBook(id: "7"))
      XCTAssertEqual(failure, .transport(error))
    }
    let offline = Changing { _ in throw TransportError.cannotConnect("offline") }
    let failure = await Shop(ScriptedTransport(), offline).error(of: FindBook(id: "7"))
    XCTAssertEqual(failure, .transport(.cannotConnect("offline")))
  }

  func testOtherErrorsOfAMiddlewareAreKept() async {
    let transport = ScriptedTransport()
    let log = Log()
    let shop = Shop(
      transport,
      Observing { log.add($0) },
      Changing { _ in throw Unsigned(key: 7) }
    )
    let error = await shop.error(of: FindBook(id: "7"))
    XCTAssertEqual(error, .middleware(MiddlewareError(Unsigned(key: 7))))
    XCTAssertNotEqual(error, .middleware(MiddlewareError(Unsigned(key: 8))))
    guard case .middleware(let failure)? = error else { return XCTFail("another error") }
    XCTAssertEqual((failure.underlying as? Unsigned)?.key, 7)
    XCTAssertEqual(error?.description, "middleware failed: Unsigned(key: 7)")
    let count = await transport.exchanges.count
    XCTAssertEqual(count, 0)
    XCTAssertEqual(log.lines, ["FindBook"])
  }

  /// A middleware may perform requests of another client, and pass its errors on.
  func testAMiddlewareErrorIsNotWrappedAgain() async {
    let inner = MiddlewareError(Unsigned(key: 7))
    let error = await Shop(ScriptedTransport(), Changing { _ in throw inner })
      .error(of: FindBook(id: "7"))
    guard case .middleware(let failure)? = error else { return XCTFail("\(error as Any)") }
    XCTAssertTrue(failure.underlying is Unsigned)
  }

  /// For example an error that a middleware makes of its cancelled request for a key.
  func testAnyErrorOfACancelledTaskIsACancellation() async {
    let failing = Changing { _ in
      withUnsafeCurrentTask { $0?.cancel() }
      throw Unsigned(key: 7)
    }
    let task = Task { await Shop(ScriptedTransport(), failing).error(of: FindBook(id: "7")) }
    let error = await task.value
    XCTAssertEqual(error, .cancelled)
  }

  func testARejectedTokenIsRenewedAroundTheMiddlewares() async throws {
    let transport = ScriptedTransport(.success(HTTPResponse(401)), .success(emma))
    let log = Log()
    var shop = Shop(transport, Changing { log.add($0.headers["Authorization"] ?? "") })
    shop.connection.credentials["token"] = .tokens(
      .source { old in AccessToken(old == nil ? "old" : "new") }
    )
    _ = try await shop.send(FindBook(id: "7"))
    XCTAssertEqual(log.lines, ["Bearer old", "Bearer new"])
  }

  func testACancelledMiddleware() async {
    let begun = AsyncStream<Void>.makeStream()
    let shop = Shop(
      ScriptedTransport(.success(emma)),
      Suspending(begun: begun.continuation)
    )
    let task = Task { await shop.error(of: FindBook(id: "7")) }
    for await _ in begun.stream { break }
    task.cancel()
    let error = await task.value
    XCTAssertEqual(error, .cancelled)
  }
}

private struct Unsigned: Error {
  let key: Int
}

/// Reports the operation before a request and the status after it.
private struct Observing: ClientMiddleware {
  let report: @Sendable (String) -> Void

  func intercept<Response: InterceptedResponse>(
    _ request: HTTPExchange,
    operation: any Request.Type,
    next: @Sendable (HTTPExchange) async throws -> Response
  ) async throws -> Response {
    report("\(operation)")
    let answer = try await next(request)
    report("\(answer.status)")
    return answer
  }
}

/// Changes each request.
private struct Changing: ClientMiddleware {
  let change: @Sendable (inout HTTPExchange) throws -> Void

  func intercept<Response: InterceptedResponse>(
    _ request: HTTPExchange,
    operation: any Request.Type,
    next: @Sendable (HTTPExchange) async throws -> Response
  ) async throws -> Response {
    var request = request
    try change(&request)
    return try await next(request)
  }
}

/// Repeats a request after a server error or a transport error.
private struct Repeating: ClientMiddleware {
  let times: Int

  func intercept<Response: InterceptedResponse>(
    _ request: HTTPExchange,
    operation: any Request.Type,
    next: @Sendable (HTTPExchange) async throws -> Response
  ) async throws -> Response {
    for _ in 1..<times {
      do {
        let answer = try await next(request)
        if answer.status < 500 { return answer }
      } catch is TransportError {
        continue
      }
    }
    return try await next(request)
  }
}

/// Answers each request without sending it.
private struct Answering: ClientMiddleware {
  let response: HTTPResponse

  init(_ response: HTTPResponse) { self.response = response }

  func intercept<Response: InterceptedResponse>(
    _ request: HTTPExchange,
    operation: any Request.Type,
    next: @Sendable (HTTPExchange) async throws -> Response
  ) async throws -> Response {
    Response(response)
  }
}

/// Waits until its task is cancelled.
private struct Suspending: ClientMiddleware {
  let begun: AsyncStream<Void>.Continuation

  func intercept<Response: InterceptedResponse>(
    _ request: HTTPExchange,
    operation: any Request.Type,
    next: @Sendable (HTTPExchange) async throws -> Response
  ) async throws -> Response {
    begun.yield()
    for await _ in AsyncStream<Void>.makeStream().stream {}
    try Task.checkCancellation()
    return try await next(request)
  }
}

/// The lines that middlewares report, in order.
private final class Log: Sendable {
  private let reported = Locked<[String]>([])

  var lines: [String] { reported.withLock { $0 } }

  func add(_ line: String) { reported.withLock { $0.append(line) } }
}

extension Shop {
  fileprivate init(_ transport: some HTTPTransport, _ middlewares: any ClientMiddleware...) {
    self.init(
      connection: Connection(server: .example, transport: transport, middlewares: middlewares)
    )
  }
}
