import BinderyRealtime
import BinderyRuntime
import Dispatch
import XCTest

@testable import BinderyTesting

/// Tests of the server side of a WebSocket.
final class LoopbackWebSocketTests: XCTestCase {
  func testDropsAConnectionWhoseClientDoesNotRead() async throws {
    let (sockets, sink) = AsyncStream<LoopbackWebSocket>.makeStream()
    // A text, followed by more data than the system buffers.
    let flood = [0x81, 2, 0x68, 0x69] + Self.frames(count: 64, of: 1 << 20)
    let server = try LoopbackServer { request in
      .webSocket(to: request) { socket in
        sink.yield(socket)
        socket.send(bytes: flood)
      }
    }
    defer { server.stop() }
    var options = WebSocketOptions()
    options.inbox = .backpressure(messages: 1, bytes: 1)
    let client = try await WebSocket.connect(
      to: "ws" + server.url.dropFirst("http".count),
      options
    )
    var messages = client.messages.makeAsyncIterator()
    let message = try await messages.next()
    XCTAssertEqual(message, .text("hi"))
    var held = sockets.makeAsyncIterator()
    let next = await held.next()
    let socket = try XCTUnwrap(next)
    let dropped = expectation(description: "dropped")
    Thread.detachNewThread {
      socket.drop()
      dropped.fulfill()
    }
    await fulfillment(of: [dropped], timeout: 20)
    client.drop()
  }

  /// A browser reports a second close frame as an error (RFC 6455 §5.5.1).
  func testSendsOneCloseFrame() throws {
    let server = try LoopbackServer { request in
      .webSocket(to: request) { socket in
        socket.close(.goingAway)
        while socket.next() != nil {}
      }
    }
    .withTimeLimit()
    defer { server.stop() }
    let client = try LoopbackSocket.connected(to: server.port)
    defer { client.close() }
    let request = """
      GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
      Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n
      """
    _ = client.send(Array(request.utf8))
    var received: [UInt8] = []
    while !received.suffix(4).elementsEqual([0x88, 2, 0x03, 0xE9]) {
      let bytes = client.receive()
      if bytes.isEmpty { return XCTFail("no close frame") }
      received += bytes
    }
    // The answer, with a mask of zeros.
    _ = client.send([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xE9])
    while true {
      let bytes = client.receive()
      if bytes.isEmpty { break }
      received += bytes
    }
    let head = try XCTUnwrap(received.firstRange(of: Array("\r\n\r\n".utf8)))
    XCTAssertEqual(Array(received[head.upperBound...]), [0x88, 2, 0x03, 0xE9])
  }

  /// Returns messages of `size` bytes each.
  private static func frames(count: Int, of size: UInt32) -> [UInt8] {
    let length =
      [0, 0, 0, 0] + (0..<4).reversed().map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
    let frame = [0x82, 127] + length + [UInt8](repeating: 0, count: Int(size))
    return (0..<count).flatMap { _ in frame }
  }
}
