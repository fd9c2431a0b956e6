import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift
@testable import Sandbox

/// Memory and descriptors after connecting and disconnecting as often as `CYCLES` states, by
/// default 200 times.
final class PusherChurnTests: XCTestCase {
  /// The second half is measured: the limit allows 10 KB per cycle of 200, 205 bytes of 10,000.
  func testConnectingAndDisconnectingLeaksNothing() throws {
    let cycles = ProcessFootprint.cycles(or: 200)
    var settings = ChannelsSettings()
    settings.bounds.requests = 10
    let server = try Sandbox.ChannelsServer(ChannelsSandbox(settings))
    defer { server.stop() }
    let churn = Churn(port: server.port)
    let growth = try ProcessFootprint.growth(over: cycles, churn.connectAndDisconnect)
    XCTAssertLessThan(growth.kilobytes, 1024)
    XCTAssertLessThanOrEqual(growth.descriptors, 4)
  }
}

/// One client that connects and disconnects, and others that are released instead.
private final class Churn: PusherDelegate, Sendable {
  private let port: UInt16
  private let pusher: Pusher
  private let states: AsyncStream<ConnectionState>
  private let change: AsyncStream<ConnectionState>.Continuation

  init(port: UInt16) {
    self.port = port
    pusher = Self.client(port)
    (states, change) = AsyncStream.makeStream()
    pusher.delegate = self
  }

  nonisolated func changedConnectionState(from old: ConnectionState, to new: ConnectionState) {
    change.yield(new)
  }

  func connectAndDisconnect(_ cycle: Int) async {
    if cycle % 4 == 0 {
      let other = Self.client(port)
      other.connect()
      _ = try? await other.subscription(to: "private-c")
    }
    pusher.connect()
    // In turn it disconnects when connected, when subscribed, and before.
    if cycle % 3 != 0 { await waitForState(.connected) }
    if cycle % 3 == 1 { _ = try? await pusher.subscription(to: "presence-\(cycle % 10)") }
    pusher.unsubscribeAll()
    pusher.disconnect()
    await waitForState(.disconnected)
  }

  private func waitForState(_ expected: ConnectionState) async {
    for await state in states where state == expected { return }
  }

  private static func client(_ port: UInt16) -> Pusher {
    Pusher(
      key: "demo",
      options: PusherClientOptions(
        authMethod: .inline(secret: "demo-secret"),
        host: .host("127.0.0.1"),
        port: Int(port),
        useTLS: false
      ),
      parts: PusherDependencies(queue: DispatchQueue(label: "churn"))
    )
  }
}
