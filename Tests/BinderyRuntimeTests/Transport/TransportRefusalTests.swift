import BinderyRuntime
import BinderyTesting
import XCTest

/// Tests of requests that must not be sent.
final class TransportRefusalTests: TransportTestCase {
  func testOnlyHTTPURLsAreAccepted() async throws {
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

  func testASchemeMayBeUppercase() async throws {
    let server = try server { _ in .status(200) }
    let url = server.url.replacing("http://", with: "HttP://")
    let response = try await transport.perform(HTTPExchange(url: url))
    XCTAssertEqual(response.status, 200)
  }

  func testASecondRequestCannotBeSmuggled() async throws {
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

  /// RFC 9110 §5.5, each character separately: some servers accept either as the end of a line.
  func testNoControlCharacterIsSentInAHeader() async throws {
    let server = try server { _ in .status(200) }
    for byte in UInt8(0)...0x7F where byte < 0x20 || byte == 0x7F {
      let value = "a" + String(UnicodeScalar(byte)) + "b"
      let exchange = HTTPExchange(url: server.url, headers: ["X": value])
      let error = await transport.failure(of: exchange)
      let isAllowed = byte == 0x09
      XCTAssertEqual(error == nil, isAllowed, "\(byte): \(String(describing: error))")
    }
    XCTAssertEqual(server.requests.map { $0.headers["X"] }, ["a\tb"])
  }

  func testNoControlCharacterIsSentInANameOrAMethod() async throws {
    let server = try server { _ in .status(200) }
    for byte in UInt8(0)...0x20 {
      let name = "X" + String(UnicodeScalar(byte)) + "Y"
      for exchange in [
        HTTPExchange(url: server.url, headers: [name: "a"]),
        HTTPExchange(url: server.url, method: HTTPMethod(rawValue: name)),
        HTTPExchange(url: server.url + name),
      ] {
        let error = await transport.failure(of: exchange)
        XCTAssertNotNil(error, "\(byte)")
      }
    }
    XCTAssertEqual(server.connectionCount, 0)
  }
}
