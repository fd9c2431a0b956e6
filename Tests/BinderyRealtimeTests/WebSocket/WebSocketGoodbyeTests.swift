import BinderyRealtime
import BinderyTesting
import TestSupport
import XCTest

/// What is between a goodbye and the end.
final class WebSocketGoodbyeTests: TimedTestCase {
  /// A connection may stand for a while after it was closed.
  func testWhatIsSentBehindAGoodbyeIsToldOfIt() async throws {
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
