import XCTest

@testable import BinderyRuntime

final class ServerURLTests: XCTestCase {
  func testServers() throws {
    let servers = [
      "https://api.example.com", "http://localhost:8080", "HTTPS://Example.com/",
      "http://127.0.0.1",
      "https://a.example/v1/%7Euser/", "http://[::1]:80/x", "https://a_b.example", "http://a:0/",
      "https://xn--bcher-kva.example/a;b=1",
    ]
    for server in servers {
      XCTAssertEqual(try ServerURL(server).string, server)
    }
  }

  func testInvalidServers() {
    let scheme = "it must begin with https:// or http://"
    let host = "its host contains an invalid character"
    let port = "its port is not a number up to 65535"
    let path = "its path contains a character that must be percent-encoded"
    let query = "it must not have a query or a fragment"
    let dots = "its path contains a dot segment"
    let table = [
      ("", scheme), ("/v1", scheme), ("example.com", scheme), ("ftp://a", scheme),
      ("https:/a", scheme), ("//a", scheme), (" https://a", scheme), ("javascript://a", scheme),
      ("https://", "it has no host"), ("https:///v1", "it has no host"),
      ("https://:80", "it has no host"),
      ("https://a b", host), ("https://é.example", host), ("https://a\n", host),
      ("https://{region}.example", host), ("https://[::1", host), ("https://[]", host),
      ("https://[x]", host), ("https://a%zz", host), ("https://a\\b", host),
      ("https://a:", port), ("https://a:x", port), ("https://a:65536", port),
      ("https://a:+1", port), ("https://a:1:2", port), ("https://[::1]x", port),
      ("https://a/b c", path), ("https://a/é", path), ("https://a/%2", path),
      ("https://a/{v}", path), ("https://a/\r\nX:1", path),
      ("https://a?b", query), ("https://a/b#c", query), ("https://a/../b", dots),
      ("https://a/.", dots),
    ]
    for (text, reason) in table {
      XCTAssertThrowsError(try ServerURL(text), text) { error in
        XCTAssertEqual((error as? InvalidServerURL)?.reason, reason, text)
        XCTAssertFalse("\(error)".contains("\n"))
      }
    }
  }

  func testAPasswordIsRefusedAndNotShown() {
    XCTAssertThrowsError(try ServerURL("https://user:s3cret@a.example")) { error in
      XCTAssertEqual("\(error)", "not a server URL: it must not hold a user or a password")
    }
    XCTAssertThrowsError(try ServerURL("https://user:s3cret@\u{301}a.example")) { error in
      XCTAssertFalse("\(error)".contains("s3cret"), "\(error)")
    }
    for text in ["https://a.example/v1?key=s3cret", "https://a.example#s3cret", "a?s3cret"] {
      XCTAssertThrowsError(try ServerURL(text)) { error in
        XCTAssertFalse("\(error)".contains("s3cret"), "\(error)")
        XCTAssertTrue("\(error)".hasSuffix("(\(text.prefix { !"?#".contains($0) }))"), "\(error)")
      }
    }
  }

  func testTemplates() {
    let template: StaticString = "https://{region}.example.com:{port}/{base}"
    let server = ServerURL(template: template, ["base": "v1/{port}", "region": "eu", "port": "80"])
    XCTAssertEqual(server.string, "https://eu.example.com:80/v1/{port}")
    XCTAssertEqual(ServerURL(template: "{a}{b}{a", ["a": "x"]).string, "x{b}{a")
    XCTAssertEqual(ServerURL(template: "https://a.example", [:]).string, "https://a.example")
  }

  /// A text without a scheme isn't a path of the client's server.
  func testAPathReplacesThatOfTheClientsServer() throws {
    let client = try ServerURL("https://a.example/v1")
    let path = ServerURL(template: "/{version}", ["version": "v2"]).resolved(against: client)
    XCTAssertEqual(path.string, "https://a.example/v2")
    let host = ServerURL(template: "{base}", ["base": "localhost:8080"]).resolved(against: client)
    XCTAssertThrowsError(try host.verify())
  }
}
