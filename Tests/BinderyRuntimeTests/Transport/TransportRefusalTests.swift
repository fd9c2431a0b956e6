import BinderyRuntime
import BinderyTesting
import XCTest

/// What is never sent.
final class TransportRefusalTests: TransportTestCase {
  func testOnlyHTTPIsSpoken() async throws {
    let urls = [
      "file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1/", "127.0.0.1", "", "http:/a",
      "http://127.0.0.1/a b", "http://127.0.0.1/\u{e4}", "http://127.0.0.1/\r\nX: y", "http://",
      "http:///path", "http://?query", "http://#", "https://", "HTTPS://?q", "httpss://127.0.0.1",
      "https:/127.0.0.1", "xhttp://127.0.0.1", "http//127.0.0.1",
    ]
    for url in urls {
      let error = await transport.failure(of: HTTPExchange(url: url))
      guard case .invalidURL = error else { return XCTFail("\(url): \(String(describing: error))") }
    }
  }

  func testASchemeIsTheSameInUpperCase() async throws {
    let server = try server { _ in .status(200) }
    let url = server.url.replacing("http://", with: "HttP://")
    let response = try await transport.perform(HTTPExchange(url: url))
    XCTAssertEqual(response.status, 200)
  }

  func testNothingSmugglesASecondRequest() async throws {
    let server = try server { _ in .status(200) }
    let exchanges = [
      HTTPExchange(url: server.url, method: HTTPMethod(rawValue: "GET / HTTP/1.1\r\nX: ")),
      HTTPExchange(url: server.url, method: HTTPMethod(rawValue: "")),
      HTTPExchange(url: server.url, headers: ["X": "a\r\n\r\nGET /secret HTTP/1.1"]),
      HTTPExchange(url: server.url, headers: ["X\r\nY": "a"]),
      HTTPExchange(url: server.url, headers: ["X: y": "a"]),
    ]
    for exchange in exchanges {
      guard case .other = await transport.failure(of: exchange) else {
        return XCTFail("\(exchange)")
      }
    }
    XCTAssertEqual(server.connectionCount, 0)
  }
}
