#if os(Linux)
  import BinderyRealtime
  import BinderyTesting
  import TestSupport
  import XCTest

  @testable import BinderyRuntime

  /// Tests of the TLS options of a WebSocket: authorities, client certificates and ALPN.
  final class WebSocketSecurityTests: TimedTestCase {
    private let transport = CurlWebSocketTransport(CurlTransport(environment: [:]))

    func testAuthoritiesOfTheOptionsAreTrusted() async throws {
      let (door, server) = try serve()
      defer { stop(door, server) }
      let text = try String(contentsOf: door.certificate.file, encoding: .utf8)
      for source in [PEMSource.file(door.certificate.file.path), .text(text)] {
        let socket = try await connect(to: door) { $0.authorities = source }
        try await socket.send("hello")
        let received = try await first(1, of: socket)
        XCTAssertEqual(received, [.text("hello")])
        await socket.close()
      }
    }

    /// The authorities of the options replace those of the transport.
    func testOtherAuthoritiesAreNotTrusted() async throws {
      let (door, server) = try serve()
      let other = try OwnCertificate()
      defer {
        stop(door, server)
        other.remove()
      }
      let trusting = CurlTransport(environment: ["SSL_CERT_FILE": door.certificate.file.path])
      let text = try String(contentsOf: other.file, encoding: .utf8)
      for source in [PEMSource.file(other.file.path), .text(text), .text("no certificate")] {
        await assertTLSFails {
          try await connect(to: door, CurlWebSocketTransport(trusting)) { $0.authorities = source }
        }
      }
    }

    func testAClientCertificateIsSent() async throws {
      let own = try OwnCertificate(name: "DNS:client")
      let (door, server) = try serve(demanding: own)
      defer {
        stop(door, server)
        own.remove()
      }
      let texts = try [own.file, own.key].map { try String(contentsOf: $0, encoding: .utf8) }
      for certificate in [
        ClientCertificate(chain: .file(own.file.path), privateKey: .file(own.key.path)),
        ClientCertificate(chain: .text(texts[0]), privateKey: .text(texts[1])),
      ] {
        let socket = try await connect(to: door) {
          $0.authorities = .file(door.certificate.file.path)
          $0.clientCertificate = certificate
        }
        await socket.close()
      }
      XCTAssertEqual(server.requests.count, 2)
      do {
        _ = try await connect(to: door) { $0.authorities = .file(door.certificate.file.path) }
        XCTFail("a client without a certificate is accepted")
      } catch {
        guard case .transport = error else { return XCTFail("\(error)") }
      }
      let unreadable = ClientCertificate(chain: .text(texts[0]), privateKey: .text("no key"))
      await assertTLSFails { try await connect(to: door) { $0.clientCertificate = unreadable } }
    }

    func testALPNIsOfferedUnlessItIsOff() async throws {
      let (door, server) = try serve()
      defer { stop(door, server) }
      for offers in [true, false] {
        let socket = try await connect(to: door) {
          $0.authorities = .file(door.certificate.file.path)
          $0.offersALPN = offers
        }
        await socket.close()
      }
      XCTAssertEqual(door.protocols, ["http/1.1", nil])
    }

    private func connect(
      to door: SecureDoor,
      _ transport: CurlWebSocketTransport? = nil,
      _ change: (inout TLSOptions) -> Void
    ) async throws(WebSocketError) -> WebSocket {
      var options = WebSocketOptions()
      change(&options.tls)
      let url = "wss://127.0.0.1:\(door.port)"
      return try await WebSocket.connect(to: url, options, by: transport ?? self.transport)
    }

    private func assertTLSFails(
      line: UInt = #line,
      _ connect: () async throws -> WebSocket
    ) async {
      do {
        _ = try await connect()
        XCTFail("it is open", line: line)
      } catch {
        guard case WebSocketError.transport(.tls) = error else {
          return XCTFail("\(error)", line: line)
        }
      }
    }

    private func serve(
      demanding certificate: OwnCertificate? = nil
    ) throws -> (SecureDoor, LoopbackServer) {
      let server = try echo()
      return (try SecureDoor(to: server.port, demanding: certificate), server)
    }

    private func stop(_ door: SecureDoor, _ server: LoopbackServer) {
      door.stop()
      server.stop()
    }
  }
#endif
