#if os(Linux)
  import BinderyTesting
  import TestSupport
  import XCTest

  @testable import ReverseProxy

  /// Services over TLS.
  final class SecureTargetTests: ProxyTestCase {
    func testVerifiesTheCertificate() async throws {
      let server = try server { _ in .text("secret") }
      let door = try SecureDoor(to: server.port)
      defer { door.stop() }
      let url = "https://127.0.0.1:\(door.port)"
      let request = "GET / HTTP/1.1\nConnection: close"
      let refused = try response(of: proxy(to: url), to: request)
      XCTAssert(refused.hasPrefix("HTTP/1.1 502 "), refused)
      XCTAssert(refused.contains("certificate"), refused)
      let trust = TargetTrust(file: door.certificate.file.path, environment: [:])
      let response = try response(of: proxy(to: url, trust: trust), to: request)
      XCTAssert(response.hasSuffix("\r\n\r\nsecret"), response)
      await waitUntil { self.exchanges.count == 2 }
      XCTAssertEqual(exchanges.last?.entry?["request"]?["url"], .string("\(url)/"))
    }

    func testReadsTheAuthoritiesOfTheEnvironment() {
      let environment = ["SSL_CERT_FILE": "a", "CURL_CA_BUNDLE": "b", "SSL_CERT_DIR": "c"]
      let trust = TargetTrust(file: nil, environment: environment)
      XCTAssertEqual([trust.file, trust.folder], ["b", "c"])
      let own = TargetTrust(file: "d", environment: environment)
      XCTAssertEqual([own.file, own.folder], ["d", nil])
    }
  }
#endif
