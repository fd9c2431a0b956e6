import BinderyRealtime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of disconnecting from services that don't read, and so don't answer a close frame.
final class DisconnectTests: TimedTestCase {
  private let sockets = ScriptedSockets()
  private let clock = ManualClock()

  /// The time limit of the closing handshake.
  private let limit = Duration.seconds(7)

  /// Opens a WebSocket for each store, on each of which a message is being written.
  private func stalledClient(
    _ stores: [String]
  ) async throws -> (RealtimeClient, [Task<Void, any Error>]) {
    var options = RealtimeOptions(transport: sockets)
    options.clock = clock
    options.policy.handshakeTimeout = limit
    let client = RealtimeClient(server: RealtimeServer("wss://shop.example/v1/"), options: options)
    var sends: [Task<Void, any Error>] = []
    for (index, store) in stores.enumerated() {
      let channel = try await client.channel(StoreChannel(store: store))
      let socket = try await sockets.socket(index)
      socket.stall()
      sends.append(Task { try await channel.send(.stop) })
      _ = try await socket.sent.first(1)
    }
    return (client, sends)
  }

  func testAllConnectionsAreClosedAtTheSameTime() async throws {
    let (client, sends) = try await stalledClient(["7", "8", "9"])
    let end = Task { await client.disconnect() }
    await waitUntil { clock.waits == [limit, limit, limit] }
    clock.advance(by: limit)
    await end.value
    for index in sends.indices { try await sockets.socket(index).sent.wait(for: "drop") }
    for send in sends { _ = await send.result }
  }

  /// The closing handshake continues.
  func testDisconnectEndsWithItsTask() async throws {
    let (client, sends) = try await stalledClient(["7"])
    let end = Task { await client.disconnect() }
    await waitUntil { clock.waits == [limit] }
    end.cancel()
    await end.value
    XCTAssertEqual(clock.waits, [limit])
    clock.advance(by: limit)
    try await sockets.socket(0).sent.wait(for: "drop")
    for send in sends { _ = await send.result }
  }
}
