import XCTest

@testable import BinderyRuntime

/// Tests of exchanges that a transport refuses before it sends anything.
final class ExchangeCheckTests: XCTestCase {
  /// RFC 9110 §5.5: a tab is the only control character in a field's value.
  func testControlCharactersInHeaderValues() throws {
    for byte in UInt8(0)...0x7F {
      let value = "a" + String(UnicodeScalar(byte)) + "b"
      let exchange = HTTPExchange(url: "http://a/", headers: ["X": value])
      let isAllowed = byte == 0x09 || (0x20...0x7E).contains(byte)
      XCTAssertEqual((try? exchange.checked()) != nil, isAllowed, "\(byte)")
    }
  }

  /// RFC 9110 §5.6.2.
  func testTokensOfNamesAndMethods() throws {
    for byte in UInt8(0)...0x7F {
      let name = "a" + String(UnicodeScalar(byte)) + "b"
      let isLetterOrDigit = UnicodeScalar(byte).properties.isAlphabetic || (48...57).contains(byte)
      let isAllowed = isLetterOrDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
      let named = HTTPExchange(url: "http://a/", headers: [name: "x"])
      let called = HTTPExchange(url: "http://a/", method: HTTPMethod(rawValue: name))
      XCTAssertEqual((try? named.checked()) != nil, isAllowed, "\(byte)")
      XCTAssertEqual((try? called.checked()) != nil, isAllowed, "\(byte)")
    }
  }

  /// RFC 9110 §4.2: an http URL has a host, and a URL consists of printable ASCII (RFC 3986 §2).
  func testURLsWithoutAHost() throws {
    for scheme in ["http://", "https://", "HTTP://"] {
      for rest in ["", "/", "/x", "?q", "#f"] {
        XCTAssertThrowsError(try HTTPExchange(url: scheme + rest).checked(), scheme + rest) {
          XCTAssertEqual($0 as? TransportError, .invalidURL("it has no host"))
        }
      }
      for rest in ["a", "a/", "a?q", "a#f", "[::1]:80/"] {
        XCTAssertNoThrow(try HTTPExchange(url: scheme + rest).checked(), scheme + rest)
      }
    }
    for url in ["", "a", "//a/", "ftp://a/", "file:///a", "http:/a", "httpss://a/", "ws://a/"] {
      XCTAssertThrowsError(try HTTPExchange(url: url).checked(), url)
    }
    for byte in UInt8(0)...0xFF {
      let url = "http://a/" + String(UnicodeScalar(byte))
      let isAllowed = (0x21...0x7E).contains(byte)
      XCTAssertEqual((try? HTTPExchange(url: url).checked()) != nil, isAllowed, "\(byte)")
    }
  }
}
