import BinderyTesting
import XCTest

@testable import BinderyRuntime

/// Tests of redirects, and of what another server receives from a client that follows them.
final class RedirectTests: TransportTestCase {
  func testAnotherOriginReceivesNoCredentials() async throws {
    for isStreamed in [false, true] {
      let other = try server { _ in .text("there") }
      let first = try redirecting(302, to: other.url + "/there?page=2")
      let text = try await follow(secretExchange(.get, first.url + "/a?key=secret"), isStreamed)
      XCTAssertEqual(text, "there")
      let arrived = try XCTUnwrap(other.requests.first)
      XCTAssertEqual(arrived.target, "/there?page=2")
      let names = Set(arrived.headers.map { $0.name.lowercased() })
      let harmless: Set = [
        "host", "accept", "accept-encoding", "user-agent", "range", "last-event-id",
      ]
      XCTAssertTrue(names.isSubset(of: harmless), "\(names)")
      XCTAssertEqual(arrived.headers["Accept"], "application/json")
      XCTAssertEqual(arrived.headers["Range"], "bytes=0-9")
      XCTAssertEqual(arrived.headers["Last-Event-ID"], "41")
      XCTAssertEqual(first.requests.first?.headers["Authorization"], "Bearer secret")
    }
  }

  func testTheSameOriginReceivesAllHeaders() async throws {
    let server = try server {
      $0.path == "/b/new" ? .text("here") : .response(308, headers: ["Location": "new?x=1"])
    }
    let text = try await follow(secretExchange(.put, server.url + "/b/old", body: [7, 8]))
    XCTAssertEqual(text, "here")
    XCTAssertEqual(server.requests.map(\.target), ["/b/old", "/b/new?x=1"])
    XCTAssertEqual(server.requests.map(\.method), [.put, .put])
    XCTAssertEqual(server.requests.map(\.body), [[7, 8], [7, 8]])
    XCTAssertEqual(Set(server.requests.map(\.headers)).count, 1)
  }

  func testABodyIsNotSentToAnotherOrigin() async throws {
    for status in [307, 308] {
      let other = try server { _ in .text("there") }
      let first = try redirecting(status, to: other.url)
      let exchange = secretExchange(.post, first.url, body: [1])
      let response = try await transport.perform(exchange)
      XCTAssertEqual(response.status, status)
      XCTAssertEqual(response.headers["Location"], other.url)
      XCTAssertEqual(other.requests, [])
    }
    // A method other than GET would send no body, except for the remaining headers.
    let other = try server { _ in .text("there") }
    let first = try redirecting(303, to: other.url)
    let text = try await follow(secretExchange(.post, first.url, body: [1]))
    XCTAssertEqual(text, "there")
    XCTAssertEqual(other.requests.map(\.method), [.get])
    XCTAssertEqual(other.requests.map(\.body), [[]])
    XCTAssertNil(other.requests.first?.headers["Content-Type"])
  }

  func testAThirdServerReceivesNoMoreThanTheSecond() async throws {
    let last = try server { _ in .text("end") }
    let back = try server {
      $0.path == "/"
        ? .response(302, headers: ["Location": "/again"])
        : .response(302, headers: ["Location": last.url])
    }
    let first = try redirecting(302, to: back.url + "/")
    let text = try await follow(secretExchange(.get, first.url))
    XCTAssertEqual(text, "end")
    for request in back.requests + last.requests {
      XCTAssertNil(request.headers["X-Api-Key"])
      XCTAssertNil(request.headers["Authorization"])
    }
    XCTAssertEqual(back.requests.count, 2)
  }

  func testTheMethodAfterARedirect() throws {
    let table: [(Int, HTTPMethod, HTTPMethod)] = [
      (301, .get, .get), (301, .post, .get), (302, .put, .put), (302, .head, .head),
      (303, .put, .get), (303, .head, .head), (303, .delete, .get), (307, .post, .post),
    ]
    for (status, method, expected) in table {
      let exchange = secretExchange(method, "https://example.com/a", body: [1])
      let answer = HTTPResponse(status: status, headers: ["Location": "/b"])
      let next = try XCTUnwrap(exchange.redirected(by: answer))
      XCTAssertEqual(next.method, expected, "\(status) \(method)")
      let becameGet = method != expected
      XCTAssertEqual(next.body, becameGet ? .empty : .bytes([1]), "\(status) \(method)")
      XCTAssertEqual(next.headers.contains("Content-Type"), !becameGet, "\(status) \(method)")
      XCTAssertEqual(next.url, "https://example.com/b")
    }
  }

  func testRedirectsThatAreNotFollowed() {
    let exchange = secretExchange(.get, "https://example.com/a")
    let table: [(Int, HTTPHeaders)] = [
      (200, ["Location": "/b"]), (300, ["Location": "/b"]), (304, ["Location": "/b"]), (302, [:]),
      (302, ["Location": "http://example.com/a"]), (302, ["Location": "ftp://example.com/a"]),
      (302, ["Location": "mailto:a@example.com"]), (302, ["Location": "https:///a"]),
    ]
    for (status, headers) in table {
      XCTAssertNil(exchange.redirected(by: HTTPResponse(status: status, headers: headers)))
    }
  }

  func testAnOriginIsSchemeHostAndPort() throws {
    let same = ["https://EXAMPLE.com:443/b", "//example.com/b", "?b", "HTTPS://example.com/b"]
    let others = ["https://example.com:444/", "https://a.example.com/", "//example.org/"]
    let exchange = secretExchange(.get, "https://example.com/a")
    for location in same + others {
      let answer = HTTPResponse(status: 302, headers: ["Location": location])
      let next = try XCTUnwrap(exchange.redirected(by: answer), location)
      XCTAssertEqual(next.headers.contains("X-Api-Key"), same.contains(location), location)
    }
  }

  func testARedirectLoopEnds() async throws {
    let server = try server { _ in .response(302, headers: ["Location": "/"]) }
    let exchange = HTTPExchange(url: server.url, followsRedirects: true)
    await assertFails(.invalidResponse("more than 10 redirects"), exchange)
    XCTAssertEqual(server.requests.count, 11)
  }

  /// The timeout applies to all redirects together: a response at its end is not followed.
  func testAllRedirectsShareOneTimeout() async throws {
    var times: [Duration] = []
    let exchange = HTTPExchange(
      url: "https://a",
      timeout: .seconds(9),
      followsRedirects: true
    )
    _ = try await exchange.response { exchange throws(TransportError) in
      times.append(exchange.timeout)
      let status = times.count < 3 ? 302 : 200
      return HTTPResponse(status: status, headers: ["Location": "/b"])
    }
    XCTAssertEqual(times.first, .seconds(9))
    XCTAssertEqual(times, times.sorted(by: >))
    XCTAssertEqual(Set(times).count, 3)
  }

  private func redirecting(_ status: Int, to location: String) throws -> LoopbackServer {
    try server { _ in .response(status, headers: ["Location": location], body: [1, 2]) }
  }

  private func follow(_ exchange: HTTPExchange, _ isStreamed: Bool = false) async throws -> String {
    guard isStreamed else { return try await transport.perform(exchange).string }
    let body = try await transport.stream(exchange).body.collect(upTo: 100)
    return String(decoding: body, as: UTF8.self)
  }

  private func secretExchange(
    _ method: HTTPMethod,
    _ url: String,
    body: [UInt8]? = nil
  ) -> HTTPExchange {
    HTTPExchange(
      url: url,
      method: method,
      headers: [
        "Authorization": "Bearer secret", "Cookie": "session=secret", "X-Api-Key": "secret",
        "Proxy-Authorization": "secret", "Referer": "https://a/?key=secret", "Origin": "https://a",
        "Content-Type": "a/b", "Accept": "application/json", "Range": "bytes=0-9",
        "User-Agent": "shop", "Last-Event-ID": "41",
      ],
      body: body.map { .bytes($0) } ?? .empty,
      followsRedirects: true
    )
  }
}
