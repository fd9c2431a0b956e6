import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Events of servers, clients and users in each representation that servers send.
final class EventShapeTests: TimedTestCase {
  private let listener = Listener()
  private let events = EventLog()

  func testEventsOfServersAndClients() async throws {
    let shapes = [
      nil, "null", #""text""#, #""\"text\"""#, #"{"a":1}"#, #""{\"a\":1}""#, "[1]", "7",
    ]
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("presence-c")
      for data in shapes { peer.send("price", on: "presence-c", data: data) }
      for data in shapes { peer.send("client-price", on: "presence-c", data: data) }
      for id in ["5", #""5""#] {
        peer.socket.send(#"{"event":"client-by","channel":"presence-c","user_id":\#(id)}"#)
      }
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    let channel = pusher.subscribe("presence-c")
    for name in ["price", "client-price"] {
      channel.bind(eventName: name) { [events] in events.add($0.data ?? "-") }
    }
    channel.bind(eventName: "client-by") { [events] in events.add($0.userId ?? "-") }
    // A later callback may miss some.
    pusher.connect()
    let received = try await events.first(18)
    let texts = ["-", "-", "text", #""text""#, #"{"a":1}"#, #"{"a":1}"#, "[1]", "7"]
    XCTAssertEqual(received, texts + texts + ["5", "5"])
  }

  func testASecondGreetingChangesNothing() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.send("pusher:connection_established", text: #"{\"socket_id\":\"6.6\"}"#)
      peer.confirm("c")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.subscribe("c")
    pusher.connect()
    _ = try await listener.channels.first(1)
    XCTAssertEqual(pusher.connection.socketId, "1.1")
    XCTAssertEqual(listener.states.all, ["connecting", "connected"])
  }

  /// Events of later versions of the service are delivered to global callbacks.
  func testUnknownEvents() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("private-encrypted-c")
      peer.send("pusher:novelty", data: "[1]")
      peer.send("pusher:novelty", on: "private-encrypted-c", data: "7")
      // Without data, there is nothing to decrypt.
      peer.send("empty", on: "private-encrypted-c")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.bind { [events] in
      if $0.eventName != "pusher:subscription_succeeded" { events.write($0) }
    }
    pusher.subscribe("private-encrypted-c")
    pusher.connect()
    let received = try await events.first(2)
    XCTAssertEqual(received, ["pusher:novelty - [1]", "pusher:novelty private-encrypted-c 7"])
    let errors = try await listener.errors.first(1)
    XCTAssertEqual(errors, ["undecryptable empty private-encrypted-c -"])
    XCTAssertEqual(events.all.count, 2)
  }

  func testSigningInAndTheWatchlist() async throws {
    for shape in DataShape.allCases {
      let server = try ChannelsServer { peer in
        peer.greet()
        guard peer.next() != nil else { return }
        let user = #"{"user_data":"{\"id\":\"ann\"}"}"#
        let text = #""{\"user_data\":\"{\\\"id\\\":\\\"ann\\\"}\"}""#
        peer.send("pusher:signin_success", data: shape == .text ? text : user)
        guard peer.next() != nil else { return }
        peer.confirm("#server-to-user-ann")
        let change =
          #"{"events":[{"name":"online","user_ids":["ben"]},{"name":"new","user_ids":[]}]}"#
        peer.send("pusher_internal:watchlist_events", data: shape(change))
        peer.send("invited", on: "#server-to-user-ann", data: shape(#"{"a":1}"#))
        peer.waitForEnd()
      }
      defer { server.stop() }
      let pusher = client(of: server)
      let received = EventLog()
      pusher.user.watchlist.bind(eventName: "online") { received.add("online \($0.userIds)") }
      pusher.user.bind(eventName: "invited") { received.write($0) }
      pusher.connect()
      _ = try await pusher.signedInUser()
      let all = try await received.first(2)
      XCTAssertEqual(all, [#"online ["ben"]"#, #"invited #server-to-user-ann {"a":1}"#])
    }
  }

  private func client(of server: ChannelsServer) -> Pusher {
    let user = UserAuthMethod.inline(secret: "secret", user: User(id: "ann"))
    let pusher = Pusher(to: server, .inline(secret: "secret"), user)
    pusher.delegate = listener
    return pusher
  }
}
