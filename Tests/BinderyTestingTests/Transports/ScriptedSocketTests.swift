import BinderyRealtime
import BinderyTesting
import XCTest

/// Tests of the errors and events of a connection that a test ends.
final class ScriptedSocketTests: XCTestCase {
  private let sockets = ScriptedSockets(timeout: 10)

  func testAPongAnswersAPing() async throws {
    let (client, server) = try await connect()
    let ping = Task { try await client.ping() }
    _ = try await server.sent.first(1)
    server.pong()
    try await ping.value
    XCTAssertEqual(server.sent.all, ["ping"])
  }

  func testAPingOnALostConnectionThrows() async throws {
    let (client, server) = try await connect()
    let before = Task { try await client.ping() }
    _ = try await server.sent.first(1)
    server.lose()
    await expect(lost) { try await before.value }
    await expect(lost) { try await client.ping() }
    XCTAssertEqual(server.sent.all, ["ping"])
    XCTAssertEqual(server.unsent.all, ["ping"])
  }

  func testACancelledPingThrows() async throws {
    let (client, server) = try await connect()
    let ping = Task { try await client.ping() }
    _ = try await server.sent.first(1)
    ping.cancel()
    await expect(.transport(.cancelled)) { try await ping.value }
  }

  func testSendsNoCloseFrameAfterTheEnd() async throws {
    let (client, server) = try await connect()
    server.close(4200, reason: "closing")
    await client.close()
    XCTAssertEqual(server.sent.all, [])
    XCTAssertEqual(client.closure?.by, .server)
  }

  func testDropsAReleasedConnection() async throws {
    let server = try await connect().1
    _ = try await server.released.first(1)
    XCTAssertEqual(server.sent.all, ["drop"])
  }

  private let lost = WebSocketError.transport(.connectionLost("it was lost"))

  private func connect() async throws -> (WebSocket, ScriptedSocket) {
    let client = try await WebSocket.connect(to: "wss://echo.example", by: sockets)
    return (client, try await sockets.socket(0))
  }

  private func expect(
    _ error: WebSocketError,
    line: UInt = #line,
    of act: () async throws -> Void
  ) async {
    do {
      try await act()
      XCTFail("nothing was thrown", line: line)
    } catch let thrown {
      XCTAssertEqual(thrown as? WebSocketError, error, line: line)
    }
  }
}
