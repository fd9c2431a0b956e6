import BinderyRealtime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of sending between the close frame and the end of the connection.
final class WebSocketClosingTests: TimedTestCase {
  /// A connection may stay open for a while after its close frame.
  func testSendingAfterTheCloseFrameThrowsClosed() async throws {
    let server = try serve { socket in
      if socket.request.target == "/" { socket.close(.init(rawValue: 4001), reason: "no such app") }
      socket.waitForEnd()
    }
    defer { server.stop() }
    let socket = try await WebSocket.connect(to: server.webSocketURL)
    await assertSendingEnds(
      socket,
      WebSocketClosure(code: .init(rawValue: 4001), reason: "no such app", by: .server)
    )
    let other = try await WebSocket.connect(to: server.webSocketURL + "other")
    let closing = Task { await other.close() }
    await assertSendingEnds(other, WebSocketClosure(code: .normalClosure, by: .client))
    closing.cancel()
  }

  private func assertSendingEnds(_ socket: WebSocket, _ closure: WebSocketClosure) async {
    do throws(WebSocketError) {
      while true {
        try await socket.send("are you there?")
        await Task.yield()
      }
    } catch {
      XCTAssertEqual(error, .closed(closure))
    }
    socket.drop()
  }
}
