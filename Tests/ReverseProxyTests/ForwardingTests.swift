import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ReverseProxy

/// What the service and the client receive.
final class ForwardingTests: ProxyTestCase {
  func testChangesOnlyHostPathAndConnectionFields() throws {
    let server = try server { _ in .text("done") }
    let proxy = try proxy(to: server.url + "/v1/")
    let response = try response(
      of: proxy,
      to: """
        POST /books?q=%2F+a|b HTTP/1.1
        hOST: here
        X-Twice: 1
        x-twice: 2
        Keep-Alive: timeout=5
        TE: trailers
        Connection: close, X-Hop
        X-Hop: 1
        Upgrade: h2c
        Content-Length: 5
        """,
      body: "hello"
    )
    XCTAssert(response.hasSuffix("\r\n\r\ndone"), response)
    let request = try XCTUnwrap(server.requests.first)
    XCTAssertEqual(request.method, .post)
    XCTAssertEqual(request.target, "/v1/books?q=%2F+a|b")
    XCTAssertEqual(
      request.headers.map { "\($0.name): \($0.value)" },
      [
        "Host: 127.0.0.1:\(server.port)", "X-Twice: 1", "x-twice: 2", "Connection: close",
        "Content-Length: 5",
      ]
    )
    XCTAssertEqual(request.text, "hello")
  }

  func testForwardsResponseHeadsUnchanged() throws {
    let head = "HTTP/1.1 299 Fine Thing\r\nX-A: 1\r\nx-a:  2 \r\nLocation: http://elsewhere/\r\n"
    let proxy = try proxy { _ in
      LoopbackResponse([
        .send(head + "Keep-Alive: timeout=5\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok")
      ])
    }
    XCTAssertEqual(
      try response(of: proxy, to: "GET / HTTP/1.1"),
      head + "Connection: close\r\nContent-Length: 2\r\n\r\nok"
    )
  }

  func testForwardsPipelinedRequestsInOrder() async throws {
    let server = try server { request in
      switch request.path {
      case "/none": .status(204)
      case "/head": .response(200, headers: ["Content-Length": "12345"])
      case "/unchanged": .response(304, headers: ["Content-Length": "5"])
      default: .text(request.path)
      }
    }
    let proxy = try proxy(to: server.url)
    let requests = ["GET /none", "HEAD /head", "GET /unchanged", "GET /1", "POST /2"]
      .map { "\($0) HTTP/1.1\r\n" }
    let client = try client(of: proxy)
    client.send(
      requests.joined(separator: "\r\n")
        + "Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
    )
    let text = client.rest()
    XCTAssertEqual(
      text.components(separatedBy: "HTTP/1.1 ").dropFirst().map { String($0.prefix(3)) },
      ["204", "200", "304", "200", "200"]
    )
    XCTAssert(text.hasSuffix("/2"), text)
    XCTAssertEqual(server.connectionCount, 1)
    XCTAssertEqual(server.requests.last?.text, "abc")
    await waitUntil { self.exchanges.count == 5 }
    XCTAssertEqual(exchanges.map(\.outcome), Array(repeating: .complete, count: 5))
  }

  func testForwardsEachChunkWhenItArrives() throws {
    let events = LoopbackStream()
    let proxy = try proxy { _ in .stream(events, contentType: "text/event-stream") }
    let client = try client(of: proxy)
    client.send("GET /events HTTP/1.1\r\n\r\n")
    events.send("data: 1\n\n")
    _ = client.receive(through: "9\r\ndata: 1\n\n\r\n")
    events.send("data: 2\n\n")
    _ = client.receive(through: "9\r\ndata: 2\n\n\r\n")
    events.finish()
    _ = client.receive(through: "0\r\n\r\n")
  }

  func testForwardsInterimResponses() throws {
    let proxy = try proxy { _ in .text("ok").preceded(by: 103, headers: ["Link": "</a>"]) }
    let response = try response(of: proxy, to: "GET / HTTP/1.1\nConnection: close")
    XCTAssert(response.hasPrefix("HTTP/1.1 103 \r\nLink: </a>\r\n\r\nHTTP/1.1 200"), response)
  }

  func testForwardsTheExpectationOfTheStatus100() throws {
    let proxy = try proxy { .text($0.text) }
    let client = try client(of: proxy)
    client.send("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
    XCTAssertEqual(client.receive(through: "\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n")
    client.send("abc")
    XCTAssert(client.receive(through: "\r\n\r\nabc").hasPrefix("HTTP/1.1 200"))
  }

  func testEndsTheConnectionWithTheService() throws {
    let proxy = try proxy { _ in LoopbackResponse([.send("HTTP/1.1 200 OK\r\n\r\nall"), .close]) }
    XCTAssertEqual(
      try response(of: proxy, to: "GET / HTTP/1.1"),
      "HTTP/1.1 200 OK\r\n\r\nall"
    )
  }

  func testTakesThePathOfAnAbsoluteURL() throws {
    let server = try server { _ in .status(200) }
    let proxy = try proxy(to: server.url)
    _ = try response(of: proxy, to: "GET \(proxy.url)/a?b HTTP/1.1\nConnection: close")
    XCTAssertEqual(server.requests.map(\.target), ["/a?b"])
  }

  func testForwardsLargeBodiesWithoutRecordingAll() async throws {
    let body = String(repeating: "0123456789abcdef", count: 1 << 19)
    let proxy = try proxy { _ in .text(body) }
    let response = try response(of: proxy, to: "GET / HTTP/1.1\nConnection: close")
    XCTAssert(response.hasSuffix("\r\n\r\n" + body))
    let content = try await entry()["response"]?["content"]
    XCTAssertEqual(content?["text"]?.string?.utf8.count, CapturedBody.limit)
    XCTAssertEqual(content?["comment"], "cut: the first 4194304 of 8388608 bytes")
  }
}
