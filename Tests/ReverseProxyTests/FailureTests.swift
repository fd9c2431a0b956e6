import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ReverseProxy

/// Services and clients that break the protocol, or disappear.
final class FailureTests: ProxyTestCase {
  /// Returns the outcome and the response for a response of the service.
  private func outcome(
    of response: LoopbackResponse
  ) async throws -> (outcome: ProxiedExchange.Outcome, text: String) {
    let proxy = try proxy { _ in response }
    let text = try self.response(of: proxy, to: "GET /books HTTP/1.1")
    await waitUntil { !self.exchanges.isEmpty }
    return (try XCTUnwrap(exchanges.first?.outcome), text)
  }

  func testReportsAServiceThatCannotBeReached() async throws {
    let server = try LoopbackServer { _ in .status(200) }
    server.stop()
    let proxy = try proxy(to: server.url)
    let text = try response(of: proxy, to: "GET /books HTTP/1.1")
    XCTAssert(text.hasPrefix("HTTP/1.1 502 Bad Gateway\r\n"), text)
    await waitUntil { !self.exchanges.isEmpty }
    guard case .failed(let reason) = exchanges.first?.outcome else {
      return XCTFail("\(exchanges)")
    }
    XCTAssert(text.contains(reason), text)
  }

  func testReportsInvalidHeads() async throws {
    let (outcome, text) = try await outcome(of: .garbage)
    XCTAssertEqual(
      outcome,
      .failed("invalid response: the status line isn't that of HTTP/1.1")
    )
    XCTAssert(text.hasPrefix("HTTP/1.1 502 "), text)
  }

  func testReportsLongHeads() async throws {
    let value = String(repeating: "x", count: MessageHead.maximumCount)
    let (outcome, text) = try await outcome(
      of: LoopbackResponse([.send("HTTP/1.1 200 OK\r\nX-Long: \(value)\r\n\r\n"), .stall])
    )
    XCTAssertEqual(outcome, .failed("invalid response: the header is longer than 262144 bytes"))
    XCTAssert(text.hasPrefix("HTTP/1.1 502 "), text)
  }

  func testReportsDifferentLengths() async throws {
    let (outcome, _) = try await outcome(
      of: LoopbackResponse([
        .send("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab"), .stall,
      ])
    )
    XCTAssertEqual(outcome, .failed("invalid response: an invalid Content-Length"))
  }

  func testReportsAConnectionThatEndsWithoutAResponse() async throws {
    let (outcome, text) = try await outcome(of: .closed)
    XCTAssertEqual(outcome, .failed("the connection ended before a response"))
    XCTAssert(text.hasPrefix("HTTP/1.1 502 "), text)
  }

  func testForwardsTruncatedBodies() async throws {
    let (outcome, text) = try await outcome(of: .cutChunks([Array("abc".utf8)]))
    XCTAssertEqual(outcome, .failed("the response is incomplete"))
    XCTAssert(text.hasSuffix("\r\n\r\n3\r\nabc\r\n"), text)
    let entry = try await entry()
    XCTAssertEqual(entry["response"]?["status"], 0)
    XCTAssertEqual(entry["comment"], "unfinished: status 200")
    XCTAssertEqual(entry["_error"], "the response is incomplete")
  }

  func testForwardsInvalidChunksAndEndsTheConnection() async throws {
    let (outcome, text) = try await outcome(
      of: LoopbackResponse([
        .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\nzz\r\n"), .stall,
      ])
    )
    XCTAssertEqual(outcome, .failed("invalid response: a chunk has an invalid size"))
    XCTAssert(text.hasSuffix("zz\r\n"), text)
  }

  func testRefusesInvalidRequests() async throws {
    let server = try server { _ in .status(200) }
    let proxy = try proxy(to: server.url)
    for (head, status) in [
      ("hello", 400), ("GET / HTTP/2", 400), ("CONNECT a:1 HTTP/1.1", 501),
      ("GET http://elsewhere.example/ HTTP/1.1", 421), ("GET / HTTP/1.1\nno colon", 400),
      ("POST / HTTP/1.1\nTransfer-Encoding: chunked\nContent-Length: 3", 400),
      ("POST / HTTP/1.1\nContent-Length: -1", 400),
    ] {
      let text = try response(of: proxy, to: head)
      XCTAssert(text.hasPrefix("HTTP/1.1 \(status) "), "\(head): \(text)")
    }
    XCTAssertEqual(server.requests, [])
    await waitUntil { self.exchanges.count == 7 }
    XCTAssertNil(exchanges.first?.entry)
  }

  func testCancelsTheRequestOfAClientThatDisconnects() async throws {
    let (cancelled, continuation) = AsyncStream<Void>.makeStream()
    let pending = PendingResponse { continuation.finish() }
    let server = try server { _ in .pending(pending) }
    let proxy = try proxy(to: server.url)
    let client = try client(of: proxy)
    client.send("GET /poll HTTP/1.1\r\n\r\n")
    await waitUntil { !server.requests.isEmpty }
    client.close()
    for await _ in cancelled {}
    await waitUntil { !self.exchanges.isEmpty }
    XCTAssertEqual(exchanges.map(\.outcome), [.unfinished("the client disconnected")])
  }

  func testReportsUnfinishedExchangesAtTheEnd() async throws {
    let server = try server { _ in .stall() }
    let proxy = try proxy(to: server.url)
    let client = try client(of: proxy)
    client.send("GET /poll HTTP/1.1\r\n\r\n")
    await waitUntil { !server.requests.isEmpty }
    proxy.stop()
    XCTAssertEqual(exchanges.map(\.outcome), [.unfinished("the recording ended")])
  }

  func testAStalledExchangeDoesNotDelayOthers() async throws {
    let server = try server { $0.path == "/stall" ? .stall() : .text("ok") }
    let proxy = try proxy(to: server.url)
    let client = try client(of: proxy)
    client.send("GET /stall HTTP/1.1\r\n\r\n")
    await waitUntil { !server.requests.isEmpty }
    XCTAssert(
      try response(of: proxy, to: "GET / HTTP/1.1\nConnection: close").hasSuffix("\r\n\r\nok")
    )
  }
}
