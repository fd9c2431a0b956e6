#if os(Linux)
  import BinderyRealtime
  import BinderyTesting
  import TestSupport
  import XCTest

  @testable import BinderyRuntime

  /// `wss` speaks only to who holds a certificate of a trusted authority, for the name that was
  /// asked.
  final class SecureWebSocketTests: TimedTestCase {
    func testMessagesGoThereAndBack() async throws {
      let (door, server) = try serve()
      defer { stop(door, server) }
      let socket = try await WebSocket.connect(
        to: "wss://127.0.0.1:\(door.port)",
        by: transport(trusting: door)
      )
      let texts = ["one", String(repeating: "two", count: 100_000), "three"]
      for text in texts { try await socket.send(text) }
      let received = try await first(3, of: socket)
      XCTAssertEqual(received, texts.map { .text($0) })
      await socket.close()
    }

    func testNobodyElseIsSpokenTo() async throws {
      let (door, server) = try serve()
      defer { stop(door, server) }
      for (name, transport) in [
        ("127.0.0.1", CurlWebSocketTransport(CurlTransport(environment: [:]))),
        ("localhost", transport(trusting: door)),
      ] {
        do {
          _ = try await WebSocket.connect(to: "wss://\(name):\(door.port)", by: transport)
          XCTFail("\(name) is spoken to")
        } catch {
          guard case .transport(.tls) = error else { return XCTFail("\(error)") }
        }
      }
      XCTAssertEqual(server.requests.count, 0)
    }

    private func serve() throws -> (SecureDoor, LoopbackServer) {
      let server = try echo()
      return (try SecureDoor(to: server.port), server)
    }

    private func stop(_ door: SecureDoor, _ server: LoopbackServer) {
      door.stop()
      server.stop()
    }

    private func transport(trusting door: SecureDoor) -> CurlWebSocketTransport {
      let file = door.certificate.file.path
      return CurlWebSocketTransport(CurlTransport(environment: ["SSL_CERT_FILE": file]))
    }
  }
#endif
