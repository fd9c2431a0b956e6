#if canImport(CLibZ)
  import BinderyTesting
  import TestSupport
  import XCTest

  @testable import BinderyRealtime

  /// Tests of a window of 256 bytes, which a server may request (RFC 7692 §7.1.2): zlib can read
  /// it, but not write it.
  final class SmallestWindowTests: TimedTestCase {
    private let hello: [UInt8] = [0xC1, 0x07, 0xF2, 0x48, 0xCD, 0xC9, 0xC9, 0x07, 0x00]

    func testTheSmallestWindowIsReadAndNotWritten() {
      let negotiated = WebSocketCompression.NegotiatedParameters(
        clientWindowBits: 8,
        serverWindowBits: 8
      )
      for _ in 1...100 {
        XCTAssertNil(MessageDeflater(negotiated, minimumSize: 0))
        XCTAssertNotNil(MessageInflater(negotiated))
      }
    }

    func testMessagesAreThenSentUncompressed() async throws {
      let answer = "permessage-deflate; client_max_window_bits=8; server_max_window_bits=8"
      let server = try LoopbackServer { [hello] request in
        .webSocket(to: request, headers: ["Sec-WebSocket-Extensions": answer]) { socket in
          socket.send(bytes: hello)
          // The server accepts no compressed message.
          while let message = socket.next() { socket.send(message) }
        }
      }.withTimeLimit()
      defer { server.stop() }
      var options = WebSocketOptions()
      options.compression = WebSocketCompression()
      for _ in 1...20 {
        let socket = try await WebSocket.connect(to: server.webSocketURL, options)
        let long = String(repeating: "the same again ", count: 100)
        try await socket.send(long)
        let received = try await first(2, of: socket)
        XCTAssertEqual(received, [.text("Hello"), .text(long)])
        await socket.close()
      }
    }
  }
#endif
