import BinderyRuntime
import TestSupport
import XCTest

/// Tests of the parts that a client adds to a request.
final class ConnectionTests: TimedTestCase {
  private let answer = HTTPResponse(200, "{}")

  func testServerPathAndQueryAreJoined() async throws {
    let exchange = try await exchange(FindBook(id: "a/b", tags: ["x", "y z"]))
    XCTAssertEqual(exchange.url, "https://example.com/v1/books/a%2Fb?tags=x,y%20z")
    XCTAssertEqual(exchange.method, .get)
    XCTAssertEqual(exchange.body, .empty)
    XCTAssertFalse(exchange.followsRedirects)
  }

  func testATrailingSlashIsNotDoubled() async throws {
    let table = [
      ("https://a.example", "https://a.example/books/7"),
      ("https://a.example/", "https://a.example/books/7"),
      ("https://a.example/v1/", "https://a.example/v1/books/7"),
    ]
    for (server, url) in table {
      let exchange = try await exchange(FindBook(id: "7")) { $0.server = try ServerURL(server) }
      XCTAssertEqual(exchange.url, url)
    }
  }

  func testAnOperationsOwnServerComesFirst() async throws {
    let stub = ScriptedTransport(.success(HTTPResponse(204)))
    try await Shop(stub).send(Ping(server: ServerURL("http://[::1]:8080/own")))
    let url = await stub.exchanges.first?.url
    XCTAssertEqual(url, "http://[::1]:8080/own/ping")
  }

  func testAnInvalidServerIsRefusedBeforeSending() async {
    let stub = ScriptedTransport()
    let shop = Shop(connection: Connection(server: ServerURL(documented: "/v1"), transport: stub))
    let error = await shop.error(of: FindBook(id: "7"))
    let reason = "not a server URL: it must begin with https:// or http:// (/v1)"
    XCTAssertEqual(error, .invalidRequest(InvalidRequest(parameter: "server", reason: reason)))
  }

  func testHeadersOfTheConnectionNeverReplaceTheOperationsOwn() async throws {
    let exchange = try await exchange(FindBook(id: "7", version: "2")) {
      $0.headers = ["User-Agent": "Shop/1", "x-version": "1", "accept": "*/*"]
      $0.headers.append("X-Name", "é")
      $0.headers.append("X-Name", "b")
    }
    XCTAssertEqual(
      exchange.headers,
      [
        "X-Version": "2", "Accept": "application/json", "User-Agent": "Shop/1",
        "X-Name": "%C3%A9", "X-Name": "b",
      ]
    )
  }

  func testNoUserAgentIsSentByDefault() async throws {
    let exchange = try await exchange(FindBook(id: "7"))
    XCTAssertEqual(exchange.headers, ["Accept": "application/json"])
  }

  func testHeadersThatCannotBeSentAreRefused() async {
    let table: [(HTTPHeaders, String)] = [
      (["X-A": "1\r\nX-B: 2"], "X-A: the control character \\r is not allowed in a header"),
      (["X A": "1"], "X A: a header cannot have this name"),
      (["X-A:": "1"], "X-A:: a header cannot have this name"),
      (["": "1"], ": a header cannot have this name"),
      (["X\n": "1"], "X\\n: a header cannot have this name"),
    ]
    for (headers, text) in table {
      let stub = ScriptedTransport()
      let shop = Shop(connection: Connection(server: .example, transport: stub, headers: headers))
      let error = await shop.error(of: FindBook(id: "7"))
      XCTAssertEqual(error?.description, "invalid request: \(text)")
    }
  }

  func testTimeouts() async throws {
    let standard = try await exchange(FindBook(id: "7"))
    XCTAssertEqual(standard.timeout, .seconds(60))
    let connections = try await exchange(FindBook(id: "7")) { $0.timeout = .seconds(5) }
    XCTAssertEqual(connections.timeout, .seconds(5))

    let stub = ScriptedTransport(.success(answer))
    _ = try await Shop(stub).send(FindBook(id: "7"), timeout: .milliseconds(50))
    let calls = await stub.exchanges.first?.timeout
    XCTAssertEqual(calls, .milliseconds(50))
  }

  func testTheMaximumBodySizeIsTheConnections() async throws {
    let standard = try await exchange(FindBook(id: "7"))
    XCTAssertEqual(standard.maximumBodySize, 64 * 1024 * 1024)
    let connections = try await exchange(FindBook(id: "7")) { $0.maximumBodySize = 1000 }
    XCTAssertEqual(connections.maximumBodySize, 1000)
  }

  private func exchange(
    _ request: FindBook,
    _ change: (inout Connection) throws -> Void = { _ in }
  ) async throws -> HTTPExchange {
    let stub = ScriptedTransport(.success(answer))
    var connection = Connection(server: .example, transport: stub)
    try change(&connection)
    _ = try await Shop(connection: connection).send(request)
    let exchanges = await stub.exchanges
    XCTAssertEqual(exchanges.count, 1)
    return try XCTUnwrap(exchanges.first)
  }
}
