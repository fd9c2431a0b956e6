import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of operations whose successful response is a stream.
final class StreamingSendTests: TimedTestCase {
  func testAStreamedReply() async throws {
    let stream = LoopbackStream()
    let server = try LoopbackServer { _ in .stream(stream, contentType: "text/event-stream") }
    defer { server.stop() }
    let shop = Shop(connection: Connection(server: try ServerURL(server.url)))
    let news = try await shop.send(FollowNews())
    var iterator = news.makeAsyncIterator()
    for number in 1...3 {
      stream.send("id: \(number)\ndata: {\"n\":\(number)}\n\n")
      let event = try await iterator.next()
      XCTAssertEqual(event?.data, ["n": number])
      XCTAssertEqual(event?.id, "\(number)")
    }
    stream.finish()
    let end = try await iterator.next()
    XCTAssertNil(end)
  }

  func testAResponseThatIsNotAStreamIsReadCompletely() async throws {
    let shop = Shop(
      connection: Connection(
        server: .example,
        transport: StubTransport([
          .chunks(HTTPResponse(status: 404), [Array("\"no".utf8), Array("ne\"".utf8)]),
          .chunks(HTTPResponse(status: 404), [Array("none".utf8)]),
          .chunks(HTTPResponse(status: 503), [Array("later".utf8)]),
          .chunks(HTTPResponse(status: 503), [[1]], failure: .connectionLost("x")),
          .failure(.timedOut),
        ]),
        maximumBodySize: 10
      )
    )
    await assertError(.failure("none"), from: shop)
    let body = Array("none".utf8)
    guard case .undecodable(HTTPResponse(status: 404, body: body), _) = await shop.failure() else {
      return XCTFail("not undecodable")
    }
    await assertError(.undocumented(HTTPResponse(503, "later")), from: shop)
    await assertError(.transport(.connectionLost("x")), from: shop)
    await assertError(.transport(.timedOut), from: shop)
  }

  func testTheSizeOfAnErrorIsLimited() async throws {
    let long = StubTransport.Outcome.chunks(
      HTTPResponse(status: 404),
      [[UInt8](repeating: 1, count: 11)]
    )
    let transport = StubTransport([long])
    let connection = Connection(server: .example, transport: transport, maximumBodySize: 10)
    await assertError(.transport(.tooLarge(limit: 10)), from: Shop(connection: connection))
  }

  func testAnErrorHasTheTimeoutOfItsCall() async throws {
    let refusal = StubTransport.Outcome.chunks(HTTPResponse(status: 404), [Array("\"none\"".utf8)])
    let shop = Shop(connection: Connection(server: .example, transport: StubTransport([refusal])))
    do throws(RequestError<FindBook.Failure>) {
      _ = try await shop.stream(FindBook(id: "7"), timeout: .zero)
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error, .transport(.timedOut))
    }
  }

  func testAnySuccessCanBeStreamed() async throws {
    let shop = Shop(
      connection: Connection(
        server: .example,
        transport: StubTransport([
          .chunks(HTTPResponse(status: 200), [[1, 2], [3]]),
          .chunks(HTTPResponse(status: 404), [Array("\"none\"".utf8)]),
        ])
      )
    )
    let response = try await shop.stream(FindBook(id: "7"))
    let chunks = try await response.body.collected()
    XCTAssertEqual(chunks, [[1, 2], [3]])
    do {
      _ = try await shop.stream(FindBook(id: "7"))
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error, .failure(.notFound("none")))
    }
  }

  private func assertError(
    _ expected: RequestError<String>,
    from shop: Shop,
    line: UInt = #line
  ) async {
    let error = await shop.failure()
    XCTAssertEqual(error, expected, line: line)
  }
}

private struct FollowNews: StreamingRequest {
  typealias Reply = ServerSentEvents<[String: Int]>
  typealias Failure = String

  func httpRequest() throws(InvalidRequest) -> HTTPRequest {
    var request = try HTTPRequest(.get, "/news")
    request.accept("text/event-stream")
    return request
  }

  static func outcome(
    of response: HTTPStreamedResponse
  ) throws(JSONError) -> Outcome<Reply, Failure>? {
    switch response.status {
    case 200: .reply(response.events())
    default: nil
    }
  }

  static func outcome(of response: HTTPResponse) throws(JSONError) -> Outcome<Reply, Failure> {
    switch response.status {
    case 404: .failure(try response.json())
    default: .undocumented
    }
  }
}

extension Shop {
  fileprivate func failure() async -> RequestError<String>? {
    do throws(RequestError<String>) {
      _ = try await send(FollowNews())
      return nil
    } catch {
      return error
    }
  }
}
