import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of requests to a server on this machine, also a faulty one.
final class SendOverLoopbackTests: TransportTestCase {
  func testARequestArrivesUnchanged() async throws {
    let server = try server(script: .json(#"{"title":"Emma"}"#))
    var shop = try shop(at: server.url + "/v1/")
    shop.connection.credentials = ["token": .bearer("abc")]
    let reply = try await shop.send(FindBook(id: "a/b c%2F..", tags: ["x,y", "é"], version: "ü 1"))
    XCTAssertEqual(reply, ["title": "Emma"])

    let request = try XCTUnwrap(server.requests.first)
    XCTAssertEqual(request.method, .get)
    XCTAssertEqual(request.target, "/v1/books/a%2Fb%20c%252F..?tags=x%2Cy,%C3%A9")
    XCTAssertEqual(request.headers["X-Version"], "%C3%BC 1")
    XCTAssertEqual(request.headers["Accept"], "application/json")
    XCTAssertEqual(request.headers["Authorization"], "Bearer abc")
    XCTAssertNil(request.headers["User-Agent"])
  }

  func testAFaultyServerIsATypedError() async throws {
    let body = Array(#"{"title":"Emma"}"#.utf8)
    let table: [(LoopbackResponse, String)] = [
      (.closed, "no response: connection lost: "),
      (.halfBody(of: body), "no response: response cut short: 8 of 16 bytes"),
      (.garbage, "no response: the response is not HTTP: "),
      (.html(count: 200_000), "undocumented response 502 (text/html, 200000 bytes): <"),
      (
        .html(count: 200_000, status: 200),
        "the response doesn't match the document: $: expected an object, found "
      ),
    ]
    for (answer, beginning) in table {
      let server = try server(script: answer)
      let error = try await shop(at: server.url).error(of: FindBook(id: "7"))
      let text = error?.description ?? "no error"
      XCTAssertTrue(text.hasPrefix(beginning), text)
      XCTAssertLessThan(text.utf8.count, 600)
    }
  }

  func testAStalledServerIsATypedError() async throws {
    for answer in [LoopbackResponse.stall(), .stall(halfwayThrough: Array("{}".utf8))] {
      let server = try server(script: answer)
      var shop = try shop(at: server.url)
      shop.connection.timeout = .milliseconds(200)
      let error = await shop.error(of: FindBook(id: "7"))
      XCTAssertEqual(error?.description, "no response: the request timed out")
    }
  }

  func testTheResponseOfAFailureIsComplete() async throws {
    let server = try server(script: .html(count: 200_000))
    guard
      case .undocumented(let response) = try await shop(at: server.url).error(of: FindBook(id: "7"))
    else { return XCTFail("documented") }
    XCTAssertEqual(response.status, 502)
    XCTAssertEqual(response.body.count, 200_000)
    XCTAssertTrue(response.hasContentType("text/html"))
  }

  private func shop(at url: String) throws -> Shop {
    Shop(connection: Connection(server: try ServerURL(url)))
  }
}
