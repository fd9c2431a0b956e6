import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Protocol messages in each representation that servers send.
///
/// The service sends JSON in a string; others send the value itself, or nothing.
final class DataShapeTests: TimedTestCase {
  private let listener = Listener()
  private let events = EventLog()

  func testAGreetingAndAnError() async throws {
    for shape in DataShape.allCases {
      let server = try ChannelsServer { peer in
        let details = #"{"socket_id":"7.\#(peer.connection)","activity_timeout":30}"#
        peer.send("pusher:connection_established", data: shape(details))
        peer.send("pusher:error", data: shape(#"{"code":4301,"message":"slow"}"#))
        peer.send("pusher:error", data: shape(#"{"code":null,"message":"codeless"}"#))
        peer.send("pusher:error", data: shape(#"{"message":"bare"}"#))
        peer.waitForEnd()
      }
      defer { server.stop() }
      let clock = ManualClock()
      let listener = Listener()
      let pusher = Pusher(to: server, clock: clock)
      pusher.delegate = listener
      pusher.connect()
      let errors = try await listener.errors.first(3)
      XCTAssertEqual(errors, ["4301 slow", "- codeless", "- bare"], "\(shape)")
      XCTAssertEqual(pusher.connection.socketId, "7.1", "\(shape)")
      try await clock.sleepers(atLeast: 1)
      XCTAssertEqual(clock.waits, [.seconds(30)], "\(shape)")
    }
  }

  func testSuccess() async throws {
    let answers = ["{}", #""{}""#, "[]", "null", nil]
    let server = try ChannelsServer { peer in
      peer.greet()
      for (number, answer) in answers.enumerated() {
        guard peer.next() != nil else { return }
        peer.send("pusher_internal:subscription_succeeded", on: "c\(number)", data: answer)
      }
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.connect()
    for number in answers.indices {
      _ = try await pusher.subscription(to: "c\(number)")
    }
    let channels = try await listener.channels.first(answers.count)
    XCTAssertEqual(channels, answers.indices.map { "subscribed c\($0)" })
  }

  /// Ids may be numbers, `ids` repeated or missing, and PHP sends an empty object as `[]`.
  func testMembers() async throws {
    for shape in DataShape.allCases {
      let server = try ChannelsServer { peer in
        peer.greet()
        guard peer.next() != nil else { return }
        let presence = #"{"presence":{"ids":[1,1,"2"],"hash":{"1":[],"2":null},"count":2}}"#
        peer.send(
          "pusher_internal:subscription_succeeded",
          on: "presence-c",
          data: shape(presence)
        )
        let added = "pusher_internal:member_added"
        peer.send(added, on: "presence-c", data: shape(#"{"user_id":3,"user_info":[]}"#))
        peer.send(added, on: "presence-c", data: shape(#"{"user_id":"4"}"#))
        let removed = "pusher_internal:member_removed"
        peer.send(removed, on: "presence-c", data: shape(#"{"user_id":2}"#))
        peer.send(removed, on: "presence-c", data: shape(#"{"user_id":"1","user_info":{}}"#))
        peer.send("end", on: "presence-c")
        peer.waitForEnd()
      }
      defer { server.stop() }
      let pusher = client(of: server)
      let received = EventLog()
      let channel = pusher.subscribeToPresenceChannel(
        "presence-c",
        onMemberAdded: { received.add("+\($0.userId)") },
        onMemberRemoved: { received.add("-\($0.userId)") }
      )
      channel.bind(eventName: "end") { _ in received.add("end") }
      // A later callback may miss it.
      pusher.connect()
      let changes = try await received.first(5)
      XCTAssertEqual(changes, ["+3", "+4", "-2", "-1", "end"], "\(shape)")
      XCTAssertEqual(channel.members.map(\.userId), ["3", "4"], "\(shape)")
    }
  }

  func testCountsAndMisses() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("cache-c")
      for (number, shape) in DataShape.allCases.enumerated() {
        peer.send(
          "pusher_internal:subscription_count",
          on: "cache-c",
          data: shape(#"{"subscription_count":\#(number)}"#)
        )
      }
      for data in [nil, "null", #""null""#, "{}"] {
        peer.send("pusher:cache_miss", on: "cache-c", data: data)
      }
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    let channel = pusher.subscribe(
      channelName: "cache-c",
      onSubscriptionCountChanged: { [events] in events.add("\($0)") }
    )
    channel.bind(eventName: "pusher:cache_miss") { [events] in events.write($0) }
    pusher.connect()
    let received = try await events.first(6)
    let miss = "pusher:cache_miss cache-c "
    XCTAssertEqual(received, ["0", "1", miss + "-", miss + "-", miss + "null", miss + "{}"])
  }

  func testPingsAndPongs() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      for data in [nil, "{}", #""{}""#, "null"] {
        peer.send("pusher:pong", data: data)
        peer.send("pusher:ping", data: data)
      }
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.bind { [events] in events.write($0) }
    pusher.connect()
    let received = try await server.received.first(4)
    XCTAssertEqual(Set(received), [#"{"event":"pusher:pong","data":{}}"#])
    XCTAssertEqual(events.all, [])
    XCTAssertEqual(pusher.connection.connectionState, .connected)
  }

  private func client(of server: ChannelsServer) -> Pusher {
    let user = UserAuthMethod.inline(secret: "secret", user: User(id: "ann"))
    let pusher = Pusher(to: server, .inline(secret: "secret"), user)
    pusher.delegate = listener
    return pusher
  }
}
