import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of faulty servers: a typed error, at the latest at the timeout; never a success.
final class TransportFaultTests: TransportTestCase {
  private let body = Array("0123456789".utf8)

  func testAConnectionClosedBeforeTheResponseIsLost() async throws {
    try await assertLost(.closed)
  }

  func testAConnectionResetBeforeTheResponseIsLost() async throws {
    try await assertLost(.reset)
  }

  func testAConnectionClosedWithinTheHeadersIsLost() async throws {
    try await assertLost(LoopbackResponse([.send("HTTP/1.1 200 OK\r\n"), .close]))
    try await assertLost(LoopbackResponse([.send("HTTP/1.1 200 OK\r\nX-Half: "), .close]))
    try await assertLost(LoopbackResponse([.send("HTTP/1.1 103 Early\r\n\r\n"), .close]))
  }

  func testAnEndlessHeaderLineIsReported() async throws {
    let line = "X-Long: " + String(repeating: "a", count: 1 << 20)
    let server = try server { _ in LoopbackResponse([.send("HTTP/1.1 200 OK\r\n"), .send(line)]) }
    let error = await transport.failure(of: HTTPExchange(url: server.url))
    guard case .invalidResponse(let reason) = error else { return XCTFail("\(error as Any)") }
    XCTAssertTrue(reason.contains("header"), reason)
    XCTAssertTrue(reason.contains("longer than"), reason)
  }

  func testATruncatedBodyIsIncomplete() async throws {
    let server = try server { [body] _ in .halfBody(of: body) }
    await assertCut(at: server, after: 5, of: 10)
  }

  func testATruncatedRefusalHasItsHeader() async throws {
    let server = try server { [body] _ in
      .halfBody(of: body, status: 429, headers: ["Retry-After": "7", "X-Odd": "a"])
    }
    let answer = TransportError.IncompleteResponse(
      status: 429,
      headers: ["Retry-After": "7", "X-Odd": "a", "Content-Length": "10"],
      received: 5,
      expected: 10
    )
    await assertFails(.incompleteBody(answer), HTTPExchange(url: server.url))
  }

  func testATruncatedBodyAndAResetIsIncomplete() async throws {
    let server = try server { [body] _ in .resetHalfway(through: body) }
    await assertCut(at: server, after: nil, of: 10)
  }

  func testChunksWithoutTheLastAreIncomplete() async throws {
    let server = try server { [body] _ in .cutChunks([body, body]) }
    await assertCut(at: server, after: 20, of: nil)
  }

  func testAChunkCutInTheMiddleIsIncomplete() async throws {
    let server = try server { _ in
      LoopbackResponse([
        .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
        .send("20\r\nonly these"), .close,
      ])
    }
    await assertCut(at: server, after: 10, of: nil)
  }

  func testAChunkWithoutASizeIsAnError() async throws {
    let server = try server { _ in
      LoopbackResponse([
        .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
        .send("zz\r\nabc\r\n0\r\n\r\n"), .close,
      ])
    }
    guard case .incompleteBody = await transport.failure(of: HTTPExchange(url: server.url)) else {
      return XCTFail("not incomplete")
    }
  }

  func testAnImpossibleLengthIsAnInvalidResponse() async throws {
    for length in ["99999999999999999999999", "-3", "five", "3, 4", "3\r\nContent-Length: 4"] {
      let server = try server { _ in
        LoopbackResponse([.send("HTTP/1.1 200 OK\r\nContent-Length: \(length)\r\n\r\nabc"), .close])
      }
      let error = await transport.failure(of: HTTPExchange(url: server.url))
      guard case .invalidResponse = error else {
        return XCTFail("\(length): \(String(describing: error))")
      }
    }
  }

  func testARepeatedEqualLengthIsValid() async throws {
    let server = try server { _ in
      .response(200, headers: ["Content-Length": "3, 3"], body: Array("abc".utf8))
    }
    let response = try await get(server.url)
    XCTAssertEqual(response.string, "abc")
  }

  func testGarbageIsAnInvalidResponse() async throws {
    let server = try server { _ in .garbage }
    guard case .invalidResponse = await transport.failure(of: HTTPExchange(url: server.url)) else {
      return XCTFail("not invalid")
    }
  }

  func testAServerThatNeverRespondsTimesOut() async throws {
    let server = try server { _ in .stall() }
    await assertFails(.timedOut, HTTPExchange(url: server.url, timeout: .milliseconds(80)))
  }

  func testABodyThatStallsTimesOut() async throws {
    let server = try server { [body] _ in .stall(halfwayThrough: body) }
    await assertFails(.timedOut, HTTPExchange(url: server.url, timeout: .milliseconds(80)))
  }

  func testASlowBodyTimesOutInSpiteOfProgress() async throws {
    let server = try server { _ in
      .drip([UInt8](repeating: 7, count: 1000), piece: 1, milliseconds: 20)
    }
    await assertFails(.timedOut, HTTPExchange(url: server.url, timeout: .milliseconds(150)))
  }

  func testASlowBodyArrivesInTime() async throws {
    let server = try server { [body] _ in .drip(body, piece: 3, milliseconds: 2) }
    let response = try await get(server.url)
    XCTAssertEqual(response.body, body)
  }

  func testATimeoutOfZeroEnds() async throws {
    let server = try server { _ in .stall() }
    await assertFails(.timedOut, HTTPExchange(url: server.url, timeout: .zero))
  }

  func testALargePageOfTheWrongTypeIsAResponse() async throws {
    let server = try server { _ in .html(count: 200_000) }
    let response = try await get(server.url)
    XCTAssertEqual(response.status, 502)
    XCTAssertEqual(response.headers["content-type"], "text/html")
    XCTAssertEqual(response.body.count, 200_000)
  }

  func testABodyOverTheLimitIsTooLarge() async throws {
    let server = try server { _ in .html(count: 200_000) }
    await assertFails(
      .tooLarge(limit: 199_999),
      HTTPExchange(url: server.url, maximumBodySize: 199_999)
    )
    let response = try await transport.perform(
      HTTPExchange(url: server.url, maximumBodySize: 200_000)
    )
    XCTAssertEqual(response.body.count, 200_000)
  }

  func testEndlessHeadersAreAnInvalidResponse() async throws {
    let line = "X-Filling: \(String(repeating: "x", count: 4000))\r\n"
    let server = try server { _ in
      LoopbackResponse([.send("HTTP/1.1 200 OK\r\n")] + Array(repeating: .send(line), count: 400))
    }
    guard case .invalidResponse = await transport.failure(of: HTTPExchange(url: server.url)) else {
      return XCTFail("not invalid")
    }
  }

  func testAClosedPortCannotBeConnected() async throws {
    let server = try server { _ in .status(200) }
    let url = server.url
    server.stop()
    guard case .cannotConnect = await transport.failure(of: HTTPExchange(url: url)) else {
      return XCTFail("connected")
    }
  }

  func testAHostWithoutAnAddressCannotBeResolved() async {
    // Names under .invalid never exist (RFC 6761 §6.4).
    await assertFails(
      .cannotResolveHost("nowhere.invalid"),
      HTTPExchange(url: "http://nowhere.invalid/")
    )
  }

  private func assertCut(
    at server: LoopbackServer,
    after received: Int?,
    of expected: Int?,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async {
    let error = await transport.failure(of: HTTPExchange(url: server.url))
    assertCut(error, after: received, of: expected, file: file, line: line)
  }

  private func assertLost(
    _ answer: LoopbackResponse,
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    let server = try server { _ in answer }
    guard case .connectionLost = await transport.failure(of: HTTPExchange(url: server.url)) else {
      return XCTFail("not lost", file: file, line: line)
    }
  }
}
