import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Sequences and asynchronous calls while the callback queue is blocked, which is the main queue by
/// default.
final class BlockedCallbackQueueTests: TimedTestCase {
  private var blocked: DispatchQueue?

  /// Dispatch ends a process that releases a queue that is suspended.
  override func tearDown() { blocked?.resume() }

  func testEventsArriveWhileTheCallbackQueueIsBlocked() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("c")
      peer.send("x", on: "c", text: "1")
      peer.send("x", on: "c", text: "2")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let (pusher, listener, received) = blockedClient(of: server)
    let channel = pusher.subscribe("c")
    channel.bind(eventName: "x") { received.write($0) }
    var events = channel.events("x", as: String.self).makeAsyncIterator()
    pusher.connect()
    _ = try await pusher.subscription(to: "c")
    let first = await events.next()?.event.data
    let second = await events.next()?.event.data
    XCTAssertEqual([first, second], ["1", "2"])
    XCTAssertEqual(received.all, [])
    XCTAssertEqual(listener.states.all, [])
    blocked?.resume()
    blocked = nil
    let later = try await received.first(2)
    XCTAssertEqual(later, ["x c 1", "x c 2"])
  }

  func testUserEventsArriveWhileTheCallbackQueueIsBlocked() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.send("pusher:signin_success", text: #"{\"user_data\":\"{\\\"id\\\":\\\"u1\\\"}\"}"#)
      guard peer.next() != nil else { return }
      peer.confirm("#server-to-user-u1")
      peer.send("x", on: "#server-to-user-u1", text: "1")
      peer.send(
        "pusher_internal:watchlist_events",
        text: #"{\"events\":[{\"name\":\"online\",\"user_ids\":[\"u2\"]}]}"#
      )
      peer.waitForEnd()
    }
    defer { server.stop() }
    let user = User(id: "u1")
    let (pusher, _, _) = blockedClient(of: server, .inline(secret: "secret", user: user))
    var events = pusher.user.events("x", as: String.self).makeAsyncIterator()
    var changes = pusher.user.watchlist.changes.makeAsyncIterator()
    pusher.connect()
    _ = try await pusher.signedInUser()
    let event = await events.next()?.event.data
    XCTAssertEqual(event, "1")
    let change = await changes.next()
    XCTAssertEqual(change?.userIds, ["u2"])
  }

  private func blockedClient(
    of server: ChannelsServer,
    _ userAuthMethod: UserAuthMethod = .noMethod
  ) -> (Pusher, Listener, EventLog) {
    let pusher = Pusher(to: server, .noMethod, userAuthMethod)
    let listener = Listener()
    pusher.delegate = listener
    let queue = pusher.connection.hub.callbacks.queue
    queue.suspend()
    blocked = queue
    return (pusher, listener, EventLog())
  }
}
