import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift
@testable import Sandbox

/// A test case with a client of the local Channels server and a manual clock.
class FaultTestCase: TimedTestCase {
  /// One connected and subscribed client, and the records of both sides.
  struct Scene {
    let sandbox: ChannelsSandbox
    let server: Sandbox.ChannelsServer
    let pusher: Pusher
    let clock: ManualClock
    let listener = Listener()
    let events = EventLog()
    /// The messages of clients: `123.456 pusher:subscribe prices`.
    let sent: EventLog

    /// Subscribes to `prices` and, as Ann, to `presence-room`.
    func begin() async throws {
      let prices = pusher.subscribe("prices")
      prices.bind(eventName: "tick") { [events] in events.add("tick \($0.data ?? "-")") }
      pusher.subscribeToPresenceChannel("presence-room")
      pusher.connect()
      _ = try await listener.channels.first(2)
    }

    func trigger(_ data: String) {
      sandbox.change { $0.trigger(AppEvent(name: "tick", data: data), on: "prices") }
    }

    /// The channels that were requested on a socket.
    func subscriptions(on socketID: String?) -> [String] {
      sent.all.filter { $0.hasPrefix("\(socketID ?? "-") pusher:subscribe") }
        .map { String($0.split(separator: " ").last ?? "") }.sorted()
    }

    func inject(_ effect: ConnectionFault.Effect) {
      sandbox.perform(effect, on: pusher.connection.socketId)
    }
  }

  override class func setUp() {
    // A proxy of the system can't reach this process.
    setenv("no_proxy", "127.0.0.1,localhost", 1)
  }

  func scene() throws -> Scene {
    let sent = EventLog()
    let sandbox = ChannelsSandbox { sent.add($0) }
    let server = try Sandbox.ChannelsServer(sandbox)
    addTeardownBlock { server.stop() }
    let clock = ManualClock()
    let pusher = Pusher(
      key: "demo",
      port: server.port,
      .endpoint(authEndpoint: server.url + "/pusher/auth?user_id=ann"),
      .noMethod,
      clock: clock
    )
    let scene = Scene(sandbox: sandbox, server: server, pusher: pusher, clock: clock, sent: sent)
    pusher.delegate = scene.listener
    return scene
  }
}
