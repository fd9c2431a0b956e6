import BinderyRealtime
import BinderyTesting
import Dispatch
import XCTest

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

  /// Returns messages of `size` bytes each.
  private static func frames(count: Int, of size: UInt32) -> [UInt8] {
    let length =
      [0, 0, 0, 0] + (0..<4).reversed().map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
    let frame = [0x82, 127] + length + [UInt8](repeating: 0, count: Int(size))
    return (0..<count).flatMap { _ in frame }
  }
}
