import BinderyRuntime
import Foundation
import Shape
import XCTest

/// Checks that the diagnostics of servers agree with the validation in the runtime.
final class ServerAgreementTests: XCTestCase {
  func testAcceptsServersThatClientsAccept() throws {
    for url in Self.sound {
      XCTAssertNoThrow(try ServerURL(url), url)
      let sample = try sample(of: url)
      XCTAssertEqual(sample.service?.servers.map(\.defaultURL), [url])
      XCTAssertEqual(sample.diagnostics, [], url)
    }
  }

  func testReportsServersThatClientsReject() throws {
    for url in Self.unsound {
      XCTAssertThrowsError(try ServerURL(url), url)
      let sample = try sample(of: url)
      XCTAssertEqual(sample.diagnostics.isEmpty, false, url)
      for server in sample.service?.servers ?? [] {
        let whole = server.isAbsolute ? server.defaultURL : "https://a.example" + server.path
        XCTAssertNoThrow(try ServerURL(whole), url)
      }
    }
  }

  /// A variable can have any value, so a server with one is kept.
  func testReportsInvalidDefaultsOfVariables() throws {
    for (url, value) in Self.unsoundDefaults {
      let variables = "{ v: { default: \(try quoted(value)) } }"
      let sample = try sample(ofServer: "{ url: \(try quoted(url)), variables: \(variables) }")
      let made = url.replacingOccurrences(of: "{v}", with: value)
      XCTAssertThrowsError(try ServerURL(made), made)
      XCTAssertEqual(sample.service?.servers.map(\.defaultURL), [made])
      XCTAssertEqual(sample.diagnostics.count, 1, made)
    }
  }

  private static let sound = [
    "https://api.example.com", "http://localhost:8080", "HTTPS://Example.com/", "http://127.0.0.1",
    "https://a.example/v1/%7Euser/", "http://[::1]:80/x", "http://[2001:db8::192.0.2.1]",
    "https://a_b.example", "http://a:0/", "https://xn--bcher-kva.example/a;b=1",
    "https://a.example//b", "https://a.example/@b:c", "https://a%41.example", "https://a:65535",
    "https://a.example/...", "https://a.example/.b/c..",
  ]

  private static let unsound = [
    "ftp://a", "https:/a", "//a", " https://a", "https://a ", "javascript://a", "://a",
    "https://", "https:///v1", "https://:80", "http://", "https://a b", "https://é.example",
    "https://a\n", "https://[::1", "https://[]", "https://[x]", "https://a%zz", "https://a\\b",
    "https://a:", "https://a:x", "https://a:65536", "https://a:+1", "https://a:1:2",
    "https://[::1]x", "https://a:\u{661}", "https://a/b c", "https://a/é", "https://a/%2",
    "https://a/\r\nX:1", "https://a/|", "https://a?b", "https://a/b#c", "https://a/../b",
    "https://a/.", "https://u:p@a", "https://u@a", "https://a\u{301}.example", "https:/\u{301}/a",
    "https://a/\u{301}b", "api.example.com", "api.example.com?x=1", "a.example#b", "a:80/b c",
    "/v1/../v2", "../v1", "/a b", "v1?x", "/é",
  ]

  private static let unsoundDefaults = [
    ("https://{v}/v1", ""), ("https://{v}.example", "<name>"), ("https://a:{v}", ""),
    ("https://a:{v}", "port"), ("https://a/{v}", "your tenant"), ("https://a/{v}", ".."),
    ("https://a/{v}", "b?c"), ("{v}/v1", "https://"),
  ]

  private func sample(of url: String) throws -> Sample {
    try sample(ofServer: "{ url: \(try quoted(url)) }")
  }

  private func sample(ofServer server: String) throws -> Sample {
    try Sample([
      "api.yaml": "openapi: 3.0.3\ninfo: { title: T }\nservers: [\(server)]\npaths: {}\n"
    ])
  }

  private func quoted(_ text: String) throws -> String {
    String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
  }
}

extension Server {
  /// The URL path as a client appends it to a host.
  fileprivate var path: String {
    let url = defaultURL
    return url.hasPrefix("./") ? String(url.dropFirst()) : url.hasPrefix("/") ? url : "/" + url
  }
}
