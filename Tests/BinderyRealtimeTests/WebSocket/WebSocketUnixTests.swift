#if os(Linux)
  import BinderyRealtime
  import Foundation
  import TestSupport
  import XCTest

  @testable import BinderyTesting

  /// Tests of connections over Unix sockets.
  final class WebSocketUnixTests: TimedTestCase {
    func testMessagesAreEchoed() async throws {
      let listener = try UnixListener()
      defer { listener.stop() }
      var options = WebSocketOptions()
      options.unixSocket = listener.path
      let socket = try await WebSocket.connect(to: "ws://service.example/rooms", options)
      try await socket.send("hello")
      let received = try await first(1, of: socket)
      XCTAssertEqual(received, [.text("hello")])
      await socket.close()
      XCTAssertEqual(socket.closure?.by, .client)
    }

    func testAMissingOrLongPathIsAnError() async {
      for path in ["/missing/socket", "/" + String(repeating: "a", count: 107)] {
        var options = WebSocketOptions()
        options.unixSocket = path
        await assertConnectFails("ws://localhost", options) {
          if case .transport(.cannotConnect) = $0 { true } else { false }
        }
      }
    }

    func testAProxyCannotReachAUnixSocket() async {
      var options = WebSocketOptions()
      options.unixSocket = "/tmp/socket"
      options.proxy = "http://localhost:8080"
      await assertConnectFails("ws://localhost", options) {
        if case .transport(.other) = $0 { true } else { false }
      }
    }
  }

  /// Accepts one client at a Unix socket, and echoes its messages.
  private struct UnixListener {
    let path: String
    private let listener: Int32

    init() throws {
      let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString.prefix(8))"
      let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let code = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(listener, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      XCTAssertEqual(code, 0)
      XCTAssertEqual(listen(listener, 1), 0)
      Thread.detachNewThread {
        let client = LoopbackSocket(descriptor: accept(listener, nil, nil))
        LoopbackConnection(socket: client, number: 1, bounds: .none).serve { request in
          .webSocket(to: request) { socket in
            while let message = socket.next() { socket.send(message) }
          }
        }
        client.close()
      }
      self.path = path
      self.listener = listener
    }

    func stop() {
      close(listener)
      unlink(path)
    }
  }
#endif
