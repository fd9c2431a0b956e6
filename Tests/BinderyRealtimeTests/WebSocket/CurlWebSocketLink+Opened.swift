#if canImport(CLibZ)
  import XCTest

  @testable import BinderyRealtime
  @testable import BinderyRuntime

  extension CurlWebSocketLink {
    /// Returns an open link, and a socket that is not connected.
    static func opened(
      _ inbox: WebSocketInboxPolicy = .backpressure(messages: 10, bytes: 1 << 20),
      pings: WebSocketPings? = nil
    ) throws -> (CurlWebSocketLink, CurlSocket) {
      var options = WebSocketOptions()
      options.inbox = inbox
      options.automaticPings = pings
      let opening = try WebSocketOpening(try WebSocketAddress("ws://localhost"), options)
      let acceptance = try XCTUnwrap(WebSocketOpening.acceptance(of: opening.key))
      let answer =
        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Accept: \(acceptance)\r\n\r\n"
      let link = CurlWebSocketLink(opening)
      let socket = CurlSocket(
        to: CurlSocket.Destination(url: "http://localhost", timeout: .seconds(1)),
        link
      )
      link.connected(socket)
      link.receive(Array(answer.utf8), on: socket)
      return (link, socket)
    }

    func receive(_ bytes: [UInt8], on socket: CurlSocket) {
      bytes.withUnsafeBufferPointer { received($0, on: socket) }
    }
  }
#endif
