import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests that requests are sent, and responses received, unchanged.
final class TransportExchangeTests: TransportTestCase {
  func testEachMethodSendsItsBodyAndItsLength() async throws {
    let server = try server { _ in .status(200) }
    let empty = HTTPBody.empty
    let text = HTTPBody.bytes(Array("hello".utf8))
    let rows: [(HTTPMethod, HTTPBody, length: String?)] = [
      (.get, empty, nil), (.get, text, "5"), (.get, .bytes([]), "0"),
      (.head, empty, nil), (.options, empty, nil), (.trace, empty, nil),
      (.post, empty, "0"), (.post, text, "5"), (.put, empty, "0"), (.put, text, "5"),
      (.patch, empty, "0"), (.patch, text, "5"), (.delete, empty, nil), (.delete, text, "5"),
      (HTTPMethod(rawValue: "REPORT"), text, "5"),
    ]
    for (method, body, length) in rows {
      let exchange = HTTPExchange(url: server.url + "/a?b=1", method: method, body: body)
      let response = try await transport.perform(exchange)
      XCTAssertEqual(response.status, 200, "\(method)")
      let request = try XCTUnwrap(server.requests.last)
      XCTAssertEqual(request.method, method)
      XCTAssertEqual(request.target, "/a?b=1")
      XCTAssertEqual(request.body, try body.read(), "\(method)")
      XCTAssertEqual(request.headers["content-length"], length, "\(method) \(body)")
      #if canImport(CLibCurl)
        // No field that libcurl adds by default.
        let names = ["host", "accept-encoding"] + (length == nil ? [] : ["content-length"])
        XCTAssertEqual(
          Set(request.headers.map { $0.name.lowercased() }),
          Set(names),
          "\(method) \(body)"
        )
      #endif
    }
    XCTAssertEqual(server.connectionCount, 1)
  }

  func testALargeBodyIsSentWithoutExpectingContinue() async throws {
    let server = try server { _ in .status(200) }
    let body = [UInt8](repeating: 1, count: 2 << 20)
    for method in [HTTPMethod.put, .post] {
      let exchange = HTTPExchange(url: server.url, method: method, body: .bytes(body))
      _ = try await transport.perform(exchange)
      XCTAssertNil(server.requests.last?.headers["Expect"], "\(method)")
      XCTAssertNil(server.requests.last?.headers["Content-Type"], "\(method)")
    }
  }

  func testTheCallersAcceptEncodingIsSent() async throws {
    let server = try server { _ in .status(200) }
    let exchange = HTTPExchange(url: server.url, headers: ["accept-encoding": "identity"])
    _ = try await transport.perform(exchange)
    XCTAssertEqual(server.requests.last?.headers.values(of: "Accept-Encoding"), ["identity"])
  }

  func testHeadersAreSentExactlyAsGiven() async throws {
    let server = try server { _ in .status(200) }
    let headers: HTTPHeaders = [
      "X-Twice": "one", "Accept": "application/json", "X-Empty": "", "X-Twice": "two",
      "X-Text": "zw\u{f6}lf; \"quoted\"", "Content-Length": "999",
    ]
    let exchange = HTTPExchange(
      url: server.url,
      method: .post,
      headers: headers,
      body: .bytes(Array("{}".utf8))
    )
    _ = try await transport.perform(exchange)

    var sent = try XCTUnwrap(server.requests.last).headers
    for name in ["Host", "Accept-Encoding", "Content-Length"] { sent.remove(name) }
    XCTAssertEqual(
      sent.map { "\($0.name): \($0.value)" },
      [
        "X-Twice: one", "Accept: application/json", "X-Empty: ", "X-Twice: two",
        "X-Text: zw\u{f6}lf; \"quoted\"",
      ]
    )
    XCTAssertEqual(server.requests.last?.headers["Content-Length"], "2")
  }

  func testThePathIsSentUnchanged() async throws {
    let server = try server { _ in .status(200) }
    for target in ["/a/../b/./c", "/a%2Fb", "//double", "/?q=a+b%20c", "/%E2%82%AC"] {
      _ = try await get(server.url + target)
      XCTAssertEqual(server.requests.last?.target, target)
    }
  }

  func testAQueryWithoutAPathIsSentAndAFragmentIsNot() async throws {
    let server = try server { _ in .status(200) }
    let rows = ["": "/", "?page=2": "/?page=2", "/a?b=1#c": "/a?b=1", "#c": "/", "/#?": "/"]
    for (end, target) in rows {
      _ = try await get(server.url + end)
      XCTAssertEqual(server.requests.last?.target, target, end)
    }
  }

  func testResponsesArriveUnchanged() async throws {
    // A pattern whose length shares no factor with any buffer's.
    let pattern = (0..<9973).map { (n: Int) in UInt8(truncatingIfNeeded: n &* 31 &+ n >> 8) }
    let body = (0..<1003).reduce(into: []) { body, _ in body += pattern }
    let server = try server { .response(200, body: $0.body) }
    let exchange = HTTPExchange(url: server.url, method: .post, body: .bytes(body))
    let response = try await transport.perform(exchange)
    XCTAssertTrue(server.requests.first?.body == body, "uploaded")
    XCTAssertTrue(response.body == body, "downloaded")
    XCTAssertNil(server.requests.first?.headers["Expect"])
  }

  func testChunksAreJoined() async throws {
    let server = try server { _ in .chunked([Array("Hel".utf8), Array("lo".utf8)]) }
    let response = try await get(server.url)
    XCTAssertEqual(response.string, "Hello")
  }

  func testATrailerIsNotAHeader() async throws {
    let server = try server { _ in
      LoopbackResponse([
        .send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nX-A: 1\r\n\r\n"),
        .send("2\r\nok\r\n0\r\nX-A: 2\r\nX-B: 3\r\n\r\n"),
      ])
    }
    let response = try await get(server.url)
    XCTAssertEqual(response.string, "ok")
    XCTAssertEqual(response.headers.values(of: "X-A"), ["1"])
    XCTAssertNil(response.headers["X-B"])
  }

  func testTheResponseToHeadHasOnlyHeaders() async throws {
    let server = try server { _ in .html(count: 5000, status: 200) }
    let response = try await transport.perform(HTTPExchange(url: server.url, method: .head))
    XCTAssertEqual(response.headers["Content-Length"], "5000")
    XCTAssertEqual(response.body, [])
  }

  func testResponsesWithoutABodyKeepTheConnection() async throws {
    let server = try server(script: .status(204), .status(304), .status(205), .text("last"))
    for status in [204, 304, 205, 200] {
      let response = try await get(server.url)
      XCTAssertEqual(response.status, status)
    }
    XCTAssertEqual(server.connectionCount, 1)
  }

  func testInterimResponsesAreIgnored() async throws {
    let server = try server { _ in
      .text("done").preceded(by: 103, headers: ["Link": "<a>"]).preceded(by: 100)
    }
    let response = try await get(server.url)
    XCTAssertEqual(response.status, 200)
    XCTAssertEqual(response.string, "done")
    XCTAssertNil(response.headers["Link"])
  }

  func testRepeatedHeadersKeepTheirOrder() async throws {
    let server = try server { _ in
      .response(200, headers: ["Set-Cookie": "a=1", "Vary": "x", "set-cookie": "b=2"])
    }
    let response = try await get(server.url)
    XCTAssertEqual(response.headers.values(of: "Set-Cookie"), ["a=1", "b=2"])
  }

  func testAFoldedHeaderIsOneField() async throws {
    let server = try server { _ in
      LoopbackResponse([.send("HTTP/1.1 204 No\r\nX-A: 1\r\n  2\r\n\t3\r\nX-B: \u{e4} \r\n\r\n")])
    }
    let response = try await get(server.url)
    XCTAssertEqual(response.headers, ["X-A": "1 2 3", "X-B": "\u{e4}"])
  }

  func testManyFoldedFieldsAreReadInLinearTime() async throws {
    let fields = String(repeating: "a:\r\n", count: 25_000)
    let folds = String(repeating: " b\r\n", count: 30_000)
    let server = try server { _ in
      LoopbackResponse([.send("HTTP/1.1 204 No\r\n\(fields)\(folds)\r\n")])
    }
    let begin = ContinuousClock.now
    let response = try await get(server.url)
    XCTAssertEqual(response.headers.count, 25_000)
    XCTAssertEqual(response.headers.last?.value.count, 60_000)
    // In quadratic time it takes minutes, in linear time milliseconds.
    XCTAssertLessThan(ContinuousClock.now - begin, .seconds(20))
  }

  func testRedirectsAreResponsesUnlessTheyAreFollowed() async throws {
    let server = try server {
      $0.path == "/new"
        ? .text("here", contentType: $0.method.rawValue)
        : .response(301, headers: ["Location": "/new"], body: Array("moved".utf8))
    }
    let response = try await get(server.url + "/old")
    XCTAssertEqual(response.status, 301)
    XCTAssertEqual(response.headers["Location"], "/new")
    XCTAssertEqual(response.string, "moved")
    XCTAssertEqual(server.requests.map(\.path), ["/old"])

    for method in [HTTPMethod.get, .post] {
      let followed = try await transport.perform(
        HTTPExchange(url: server.url + "/old", method: method, followsRedirects: true)
      )
      XCTAssertEqual(followed.string, "here")
      XCTAssertNil(followed.headers["Location"])
    }
  }
}
