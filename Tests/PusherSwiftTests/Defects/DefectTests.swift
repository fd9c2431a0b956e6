import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Defects of the official client that no other test covers.
final class DefectTests: TimedTestCase {
  func testSubscribingOnConnectionIsRequestedOnce() async throws {
    /// Subscribes as the documentation advises.
    final class SubscribingDelegate: PusherDelegate, Sendable {
      let pusher: Pusher
      let channels = EventLog()

      init(_ pusher: Pusher) { self.pusher = pusher }

      nonisolated func changedConnectionState(from old: ConnectionState, to new: ConnectionState) {
        if new == .connected { pusher.subscribe("c") }
      }

      nonisolated func subscribedToChannel(name: String) { channels.add(name) }
    }
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = Pusher(to: server)
    let subscriber = SubscribingDelegate(pusher)
    pusher.delegate = subscriber
    pusher.subscribe("c")
    pusher.connect()
    _ = try await subscriber.channels.first(1)
    pusher.subscribe("last")
    _ = try await subscriber.channels.first(2)
    XCTAssertEqual(server.received.all.count, 2)
  }

  func testDisconnectingWhileWaitingToReconnect() async throws {
    let server = try ChannelsServer { $0.socket.drop() }
    defer { server.stop() }
    let clock = ManualClock()
    let listener = Listener()
    let pusher = Pusher(to: server, clock: clock)
    pusher.delegate = listener
    pusher.connect()
    try await clock.sleepers(atLeast: 1)
    try await listener.states.wait(for: "reconnecting")
    pusher.disconnect()
    let states = try await listener.states.first(5)
    XCTAssertEqual(states.suffix(3), ["reconnecting", "disconnecting", "disconnected"])
    XCTAssertEqual(clock.waits, [])
    XCTAssertEqual(server.loopback.connectionCount, 1)
  }

  func testTheDelegateIsCalledOnTheMainQueueAndClosuresOnTheirs() async throws {
    let endpoint = try LoopbackServer { _ in .status(403) }.withTimeLimit()
    defer { endpoint.stop() }
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let queue = DispatchQueue(label: "callbacks")
    let recorder = QueueRecorder()
    queue.setSpecific(key: recorder.key, value: true)
    let pusher = Pusher(
      key: "Key",
      options: PusherClientOptions(
        authMethod: .endpoint(authEndpoint: endpoint.url),
        host: .host("127.0.0.1"),
        port: Int(server.loopback.port),
        useTLS: false
      ),
      callbackQueue: queue
    )
    pusher.delegate = recorder
    pusher.bind { [recorder] in recorder.note($0.eventName) }
    pusher.subscribe("private-c")
    pusher.subscribe("c")
    pusher.connect()
    pusher.signIn()
    let received = try await recorder.calls.first(7)
    XCTAssertEqual(
      Set(received),
      [
        "state main", "failed main", "user main", "subscribed main",
        "pusher:subscription_error queue", "pusher:subscription_succeeded queue",
      ]
    )
  }

  func testASecondSubscriptionChangesTheClosures() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("presence-c", #"{\"presence\":{\"hash\":{\"1\":{}}}}"#)
      let count = "pusher_internal:subscription_count"
      peer.send(count, on: "presence-c", data: #"{"subscription_count":2}"#)
      peer.send("pusher_internal:member_added", on: "presence-c", data: #"{"user_id":"2"}"#)
      peer.send("pusher_internal:member_removed", on: "presence-c", data: #"{"user_id":"2"}"#)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let events = EventLog()
    let pusher = Pusher(to: server, .inline(secret: "secret"))
    let first = pusher.subscribeToPresenceChannel(
      channelName: "presence-c",
      onMemberAdded: { _ in events.add("old") },
      onSubscriptionCountChanged: { events.add("count \($0)") }
    )
    let second = pusher.subscribeToPresenceChannel(
      channelName: "presence-c",
      onMemberAdded: { events.add("+\($0.userId)") },
      onMemberRemoved: { events.add("-\($0.userId)") }
    )
    XCTAssertTrue(first === second)
    pusher.connect()
    let received = try await events.first(3)
    XCTAssertEqual(received, ["count 2", "+2", "-2"])
    XCTAssertEqual(first.subscriptionCount, 2)
  }

  func testEachClientLogsToItsOwnDelegate() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let (one, other) = (Listener(), Listener())
    let (first, second) = (Pusher(to: server), Pusher(to: server))
    first.delegate = one
    second.delegate = other
    first.subscribe("first")
    first.connect()
    try await one.channels.wait(for: "subscribed first")
    XCTAssertTrue(one.log.all.contains { $0.contains("first") })
    XCTAssertEqual(other.log.all, [])
  }

  /// Records the queues of the delegate's calls.
  private final class QueueRecorder: PusherDelegate, Sendable {
    let key = DispatchSpecificKey<Bool>()
    let calls = EventLog()

    func note(_ call: String) {
      let isQueue = DispatchQueue.getSpecific(key: key) == true
      calls.add("\(call) \(isQueue ? "queue" : Thread.isMainThread ? "main" : "elsewhere")")
    }

    nonisolated func changedConnectionState(from old: ConnectionState, to new: ConnectionState) {
      note("state")
    }

    nonisolated func subscribedToChannel(name: String) { note("subscribed") }

    nonisolated func failedToSubscribeToChannel(
      name: String,
      response: URLResponse?,
      data: String?,
      error: NSError?
    ) {
      note("failed")
    }

    func failedToSignIn(error: PusherSignInError) { note("user") }
  }
}
