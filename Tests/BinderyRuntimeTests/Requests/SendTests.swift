import BinderyRuntime
import TestSupport
import XCTest

/// Tests of each result of a request.
final class SendTests: TimedTestCase {
  func testAReply() async throws {
    let shop = Shop(.success(HTTPResponse(200, #"{"title":"Emma"}"#)))
    let reply = try await shop.send(FindBook(id: "7"))
    XCTAssertEqual(reply, ["title": "Emma"])
  }

  func testAReplyWithoutABody() async throws {
    let shop = Shop(.success(HTTPResponse(204)))
    let _: Void = try await shop.send(Ping())
  }

  func testADocumentedErrorIsTyped() async {
    let shop = Shop(
      .success(HTTPResponse(404, #""no such book""#)),
      .success(HTTPResponse(429, headers: ["retry-after": "7"]))
    )
    await assertError(.failure(.notFound("no such book")), from: shop)
    await assertError(.failure(.tooManyRequests(retryAfter: 7)), from: shop)
  }

  func testAnUndocumentedResponseIsKept() async {
    let response = HTTPResponse(503, "<html>", headers: ["X-A": "1", "X-A": "2"])
    await assertError(.undocumented(response), from: Shop(.success(response)))
  }

  func testAnUndecodableResponseIsKept() async {
    let html = HTTPResponse(200, "<html>", headers: ["Content-Type": "text/html"])
    await assertUndecodable(html, "$: expected", from: Shop(.success(html)))

    let member = HTTPResponse(200, #"{"title":1}"#)
    await assertUndecodable(member, "$.title: expected", from: Shop(.success(member)))

    let noHeader = HTTPResponse(429)
    await assertUndecodable(
      noHeader,
      "$: the required member \"header Retry-After\" is missing",
      from: Shop(.success(noHeader))
    )

    let badHeader = HTTPResponse(429, headers: ["Retry-After": "soon"])
    await assertUndecodable(
      badHeader,
      "$[\"header Retry-After\"]: expected",
      from: Shop(.success(badHeader))
    )
  }

  func testAnInvalidRequestIsNotSent() async {
    let stub = ScriptedTransport()
    let shop = Shop(stub)
    let error = InvalidRequest(parameter: "id", reason: "a value in a path must not be empty")
    await assertError(.invalidRequest(error), from: shop, id: "")
    let count = await stub.exchanges.count
    XCTAssertEqual(count, 0)
  }

  func testAFailingTransport() async {
    let errors: [TransportError] = [
      .timedOut, .cannotResolveHost("x"), .cannotConnect("x"), .tls("x"), .connectionLost("x"),
      .incompleteBody(.init(status: 200, received: 1, expected: 2)), .tooLarge(limit: 1),
      .invalidResponse("x"),
      .invalidURL("x"), .other("x"),
    ]
    for error in errors {
      await assertError(.transport(error), from: Shop(.failure(error)))
    }
  }

  func testACancelledTransport() async {
    await assertError(.cancelled, from: Shop(.failure(.cancelled)))
  }

  func testATaskCancelledBeforeSending() async {
    let stub = ScriptedTransport(.success(HTTPResponse(200, "{}")))
    let shop = Shop(stub)
    let task = Task { () async -> RequestError<FindBook.Failure>? in
      withUnsafeCurrentTask { $0?.cancel() }
      return await shop.error(of: FindBook(id: "7"))
    }
    let error = await task.value
    XCTAssertEqual(error, .cancelled)
    let count = await stub.exchanges.count
    XCTAssertEqual(count, 0)
  }

  func testATaskCancelledWhileWaiting() async {
    let stalled = StalledTransport()
    let shop = Shop(connection: Connection(server: .example, transport: stalled))
    let task = Task { await shop.error(of: FindBook(id: "7")) }
    await stalled.begin()
    task.cancel()
    let error = await task.value
    XCTAssertEqual(error, .cancelled)
  }

  private func assertError(
    _ expected: RequestError<FindBook.Failure>,
    from shop: Shop,
    id: String = "7",
    line: UInt = #line
  ) async {
    let error = await shop.error(of: FindBook(id: id))
    XCTAssertEqual(error, expected, line: line)
  }

  private func assertUndecodable(
    _ expected: HTTPResponse,
    _ beginning: String,
    from shop: Shop,
    line: UInt = #line
  ) async {
    guard case .undecodable(let response, let error) = await shop.error(of: FindBook(id: "7"))
    else { return XCTFail("not undecodable", line: line) }
    XCTAssertEqual(response, expected, line: line)
    XCTAssertTrue("\(error)".hasPrefix(beginning), "\(error)", line: line)
  }
}

/// A transport that never responds, and fails like a lost connection when its task is cancelled.
private struct StalledTransport: HTTPTransport {
  private let begun = AsyncStream<Void>.makeStream()

  /// Returns once an exchange has begun.
  func begin() async {
    for await _ in begun.stream { return }
  }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    begun.continuation.yield()
    let (silence, continuation) = AsyncStream<Void>.makeStream()
    for await _ in silence {}
    continuation.finish()
    throw .connectionLost("cut")
  }
}
