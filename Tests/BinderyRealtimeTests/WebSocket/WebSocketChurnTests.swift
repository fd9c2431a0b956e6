#if os(Linux)
  import BinderyRealtime
  import BinderyTesting
  import TestSupport
  import XCTest

  @testable import BinderyRuntime

  /// Tests that sockets, with and without TLS, free their memory, with `CYCLES` sockets or 300.
  final class WebSocketChurnTests: XCTestCase {
    private let failures = EventLog()

    func testClosedSocketsFreeTheirMemory() throws {
      let server = try echoForLong()
      defer { server.stop() }
      try assertFlat("ws://127.0.0.1:\(server.port)/", by: .shared)
    }

    func testClosedTLSSocketsFreeTheirMemory() throws {
      let server = try echoForLong()
      defer { server.stop() }
      let door = try SecureDoor(to: server.port)
      defer { door.stop() }
      let trust = CurlTransport(environment: ["SSL_CERT_FILE": door.certificate.file.path])
      try assertFlat("wss://127.0.0.1:\(door.port)/", by: trust)
    }

    private func echoForLong() throws -> LoopbackServer {
      // It would store each request, half a kilobyte of it.
      var bounds = LoopbackBounds.none
      bounds.requests = 0
      return try LoopbackServer(bounds: bounds) {
        .webSocket(to: $0) { socket in while let message = socket.next() { socket.send(message) } }
      }
    }

    private func assertFlat(_ url: String, by transport: CurlTransport) throws {
      let cycles = ProcessFootprint.cycles(or: 300)
      let growth = try ProcessFootprint.growth(over: cycles) { [failures] number in
        do {
          try await Self.cycle(number, url, CurlWebSocketTransport(transport))
        } catch {
          failures.add("\(error)")
        }
      }
      XCTAssertEqual(failures.all, [])
      XCTAssertLessThan(growth.kilobytes, 1024)
      XCTAssertLessThanOrEqual(growth.descriptors, 4)
    }

    private static func cycle(
      _ number: Int,
      _ url: String,
      _ transport: CurlWebSocketTransport
    ) async throws {
      let socket = try await WebSocket.connect(to: url, by: transport)
      try await socket.send("\(number) ")
      let received = try await first(1, of: socket)
      XCTAssertEqual(received.first?.number, number)
      // Alternately closed, dropped, and released.
      if number % 3 == 0 { await socket.close() }
      if number % 3 == 1 { socket.drop() }
    }
  }
#endif
