import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Calls with invalid values, which report an error and don't trap.
final class RefusedPresenceTests: TimedTestCase {
  func testAPresenceChannelWithAnotherName() async throws {
    for name in ["private-x", "", "presence", "#x"] {
      let listener = Listener()
      let received = EventLog()
      let pusher = Pusher(to: try closedServer())
      pusher.delegate = listener
      let queue = pusher.connection.hub.callbacks.queue
      // As on the main queue, callbacks run after the caller.
      queue.suspend()
      let other = pusher.subscribe("private-x")
      let channel = pusher.subscribeToPresenceChannel(channelName: name)
      channel.bind(eventName: "pusher:subscription_error") { received.add($0.channelName ?? "-") }
      queue.resume()
      let channels = try await listener.channels.first(1)
      XCTAssertEqual(channels, ["failed \(name) - -"])
      let events = try await received.first(1)
      XCTAssertEqual(events, [name])
      XCTAssertFalse(channel.subscribed)
      XCTAssertEqual(channel.members, [])
      // A channel that another call has joined is unchanged.
      XCTAssertTrue(pusher.connection.channels.find(name: "private-x") === other)
      XCTAssertEqual(pusher.connection.channels.channels.count, 1)
    }
  }

  func testOutOfRangeNumbersDoNotTrap() {
    let pusher = Pusher(
      key: "",
      options: PusherClientOptions(host: .host(""), port: -1, activityTimeout: .nan)
    )
    for number in [Double.nan, .infinity, -.infinity, -1, 1e300] {
      pusher.connection.pongResponseTimeoutInterval = number
      pusher.connection.maxReconnectGapInSeconds = number
      pusher.connection.reconnectAttemptsMax = number > 0 ? .max : .min
      var request = URLRequest(url: URL(fileURLWithPath: "/"))
      request.timeoutInterval = number
      XCTAssertNoThrow(try HTTPExchange(request))
      _ = PusherPresenceChannelMember(userId: "", userInfo: number)
      pusher.subscribe("private-x").trigger(eventName: "client-x", data: number)
    }
    pusher.connect()
    pusher.disconnect()
  }

  private func closedServer() throws -> ChannelsServer {
    let server = try ChannelsServer.confirming()
    server.stop()
    return server
  }
}
