#if canImport(CLibCurl)
  import BinderyTesting
  import XCTest

  @testable import BinderyRuntime

  /// Tests of the transport's event loop, which stops on command and sleeps while idle.
  final class CurlTransportTests: TransportTestCase {
    func testTheLoopSleepsWhileARequestWaits() async throws {
      let server = try server { _ in .stall() }
      let transport = CurlTransport()
      let exchange = HTTPExchange(url: server.url, timeout: .milliseconds(300))
      _ = try? await transport.perform(exchange)
      // Connecting, sending and timing out take a few wake-ups each; a busy loop would take
      // thousands.
      XCTAssertLessThan(transport.iterations, 60)
    }

    func testAnIdleLoopDoesNotWake() async throws {
      let server = try server { $0.path == "/wait" ? .stall() : .status(204) }
      let idle = CurlTransport()
      _ = try await idle.perform(HTTPExchange(url: server.url))
      let before = idle.iterations
      let wait = HTTPExchange(url: server.url + "/wait", timeout: .milliseconds(300))
      _ = try? await transport.perform(wait)
      XCTAssertLessThan(idle.iterations - before, 5)
    }

    func testShuttingDownEndsRunningExchangesAndRefusesOthers() async throws {
      let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
      let server = try server { _ in LoopbackResponse([.call { arrival.yield() }, .stall]) }
      let transport = CurlTransport()
      let exchange = HTTPExchange(url: server.url)
      let task = Task { try await transport.perform(exchange) }
      for await _ in arrivals.prefix(1) {}
      transport.shutdown()
      transport.shutdown()
      let shutDown = TransportError.connectionLost("the transport was shut down")
      for task in [task, Task { try await transport.perform(exchange) }] {
        let result = await task.result
        XCTAssertThrowsError(try result.get()) { XCTAssertEqual($0 as? TransportError, shutDown) }
      }
    }

    /// Otherwise they would stay open in every program that the process starts.
    func testConnectionsEndWithTheProgram() async throws {
      let server = try server { _ in .status(204) }
      _ = try await transport.perform(HTTPExchange(url: server.url))
      let connections = (0..<1_024).filter { Self.peerPort(of: $0) == server.port }
      XCTAssertFalse(connections.isEmpty)
      for connection in connections {
        XCTAssertEqual(fcntl(connection, F_GETFD) & FD_CLOEXEC, FD_CLOEXEC)
      }
    }

    private static func peerPort(of descriptor: CInt) -> UInt16? {
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout.size(ofValue: address))
      let code = withUnsafeMutableBytes(of: &address) {
        getpeername(descriptor, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size)
      }
      return code == 0 ? UInt16(bigEndian: address.sin_port) : nil
    }

    func testManyTransportsAreCreatedAndReleased() async throws {
      let server = try server { _ in .status(204) }
      for _ in 0..<50 {
        let response = try await CurlTransport().perform(HTTPExchange(url: server.url))
        XCTAssertEqual(response.status, 204)
      }
      XCTAssertEqual(server.connectionCount, 50)
    }

    func testTrustIsReadFromTheEnvironment() {
      let both = CurlTrust(environment: ["CURL_CA_BUNDLE": "/a", "SSL_CERT_FILE": "/b"])
      XCTAssertEqual(both.file, "/a")
      XCTAssertNil(both.folder)
      let openSSL = CurlTrust(environment: ["CURL_CA_BUNDLE": "", "SSL_CERT_FILE": "/b"])
      XCTAssertEqual(openSSL.file, "/b")
      XCTAssertEqual(CurlTrust(environment: ["SSL_CERT_DIR": "/c"]).folder, "/c")
    }
  }
#endif
