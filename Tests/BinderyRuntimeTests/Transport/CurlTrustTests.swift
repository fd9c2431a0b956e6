#if os(Linux)
  import BinderyTesting
  import Cryptography
  import XCTest

  @testable import BinderyRuntime

  /// Tests of server verification: a certificate of a trusted authority for the requested name.
  final class CurlTrustTests: TransportTestCase {
    func testAnUnknownAuthorityIsRefused() async throws {
      let server = try SecureServer(name: "IP:127.0.0.1")
      defer { server.stop() }
      try await assertRefused(CurlTransport(environment: [:]), server)
    }

    func testAGivenAuthorityIsTrusted() async throws {
      let server = try SecureServer(name: "IP:127.0.0.1")
      defer { server.stop() }
      let transport = CurlTransport(environment: ["SSL_CERT_FILE": server.certificate.file.path])
      let response = try await transport.perform(HTTPExchange(url: server.url))
      XCTAssertEqual(response.status, 200)
    }

    func testACertificateForAnotherNameIsRefused() async throws {
      let server = try SecureServer(name: "DNS:elsewhere.example")
      defer { server.stop() }
      try await assertRefused(
        CurlTransport(environment: ["SSL_CERT_FILE": server.certificate.file.path]),
        server
      )
    }

    func testAMissingAuthorityFileTrustsNoServer() async throws {
      let server = try SecureServer(name: "IP:127.0.0.1")
      defer { server.stop() }
      try await assertRefused(
        CurlTransport(environment: ["SSL_CERT_FILE": server.certificate.file.path + ".none"]),
        server
      )
    }

    func testAServerMustHaveAPinnedKey() async throws {
      let server = try SecureServer(name: "IP:127.0.0.1")
      defer { server.stop() }
      let environment = ["SSL_CERT_FILE": server.certificate.file.path]
      let pin = try pin(of: server)
      let other = try XCTUnwrap(PublicKeyPin(sha256: [UInt8](repeating: 7, count: 32)))
      let transport = CurlTransport(environment: environment, pinning: [other, pin])
      let response = try await transport.perform(HTTPExchange(url: server.url))
      XCTAssertEqual(response.status, 200)
      try await assertRefused(CurlTransport(environment: environment, pinning: [other]), server)
    }

    /// A pin is required in addition to the verification.
    func testAPinnedKeyOfAnUnknownAuthorityIsRefused() async throws {
      let server = try SecureServer(name: "IP:127.0.0.1")
      defer { server.stop() }
      try await assertRefused(CurlTransport(environment: [:], pinning: [pin(of: server)]), server)
    }

    /// Neither the authority nor the name nor the dates are verified then.
    func testAPinnedKeyMayBeEnough() async throws {
      let server = try SecureServer(name: "DNS:elsewhere.example")
      defer { server.stop() }
      let pin = try pin(of: server)
      let other = try XCTUnwrap(PublicKeyPin(sha256: [UInt8](repeating: 7, count: 32)))
      let transport = CurlTransport(environment: [:], pinning: [pin], trustsPinnedKeys: true)
      let response = try await transport.perform(HTTPExchange(url: server.url))
      XCTAssertEqual(response.status, 200)
      for keys in [[other], []] {
        let transport = CurlTransport(environment: [:], pinning: keys, trustsPinnedKeys: true)
        try await assertRefused(transport, server)
      }
    }

    private func pin(of server: SecureServer) throws -> PublicKeyPin {
      let digest = try CertificateKey.digest(ofCertificate: Array(server.certificate.bytes))
      return try XCTUnwrap(PublicKeyPin(sha256: digest))
    }

    func testAServerWithoutTLSIsRefused() async throws {
      let server = try server { _ in .status(200) }
      let url = server.url.replacing("http:", with: "https:")
      guard case .tls = await transport.failure(of: HTTPExchange(url: url)) else {
        return XCTFail("not refused")
      }
    }

    private func assertRefused(
      _ transport: CurlTransport,
      _ server: SecureServer,
      file: StaticString = #filePath,
      line: UInt = #line
    ) async throws {
      let error = await transport.failure(of: HTTPExchange(url: server.url))
      guard case .tls = error else {
        return XCTFail(String(describing: error), file: file, line: line)
      }
    }
  }
#endif
