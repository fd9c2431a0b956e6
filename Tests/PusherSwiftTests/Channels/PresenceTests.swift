import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

final class PresenceTests: TimedTestCase {
  private let listener = Listener()
  private let events = EventLog()

  func testMembersComeAndGo() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("presence-c", Self.members(#"\"1\":null,\"2\":{\"name\":\"Bo\"}"#))
      // The first is present already, and the last is unknown.
      peer.send(Self.added, on: "presence-c", text: #"{\"user_id\":\"2\",\"user_info\":{}}"#)
      peer.send(Self.added, on: "presence-c", data: #"{"user_id":3,"user_info":{"name":"Cy"}}"#)
      peer.send(Self.removed, on: "presence-c", text: #"{\"user_id\":\"2\"}"#)
      peer.send(Self.removed, on: "presence-c", text: #"{\"user_id\":\"9\"}"#)
      peer.send("end", on: "presence-c")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    let channel = pusher.subscribeToPresenceChannel(
      channelName: "presence-c",
      onMemberAdded: { [events] in events.add("+\($0)") },
      onMemberRemoved: { [events] in events.add("-\($0)") }
    )
    channel.bind(eventName: "end") { [events] _ in events.add("end") }
    pusher.connect()
    let received = try await events.first(3)
    XCTAssertEqual(received, [#"+3 {"name":"Cy"}"#, #"-2 {"name":"Bo"}"#, "end"])
    XCTAssertEqual(channel.members.map(\.userId), ["1", "3"])
    let info = channel.findMember(userId: "3")?.userInfo as? [String: Any]
    XCTAssertEqual(info?["name"] as? String, "Cy")
    XCTAssertEqual(channel.myId, "1")
    XCTAssertEqual(channel.me()?.userId, "1")
    XCTAssertNil(channel.me()?.userInfo)
    XCTAssertTrue(pusher.connection.channels.findPresence(name: "presence-c") === channel)
  }

  /// The official client keeps members that left meanwhile, and has the others twice.
  func testMembersAreCorrectAfterAReconnection() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      let first = peer.connection == 1
      peer.confirm("presence-c", Self.members(first ? #"\"1\":{},\"2\":{}"# : #"\"1\":{}"#))
      if first { peer.socket.close(.init(rawValue: 4200)) }
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    let channel = pusher.subscribeToPresenceChannel(channelName: "presence-c")
    pusher.connect()
    _ = try await listener.channels.first(2)
    XCTAssertEqual(channel.members.map(\.userId), ["1"])
    let states = try await listener.states.first(6)
    XCTAssertEqual(states[2...], ["disconnected", "reconnecting", "connecting", "connected"])
  }

  /// The answer to the first request arrives after the second was sent.
  func testMembersAreThoseOfTheLastAnswer() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      for _ in 1...3 { _ = peer.next() }
      peer.confirm("presence-c", Self.members(#"\"1\":{},\"2\":{}"#))
      peer.confirm("presence-c", Self.members(#"\"1\":{},\"3\":{}"#))
      peer.send("end", on: "presence-c")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    // Only global callbacks receive events before a channel has a callback.
    pusher.bind { [events] event in if event.eventName == "end" { events.add("end") } }
    pusher.subscribe("presence-c")
    pusher.connect()
    _ = try await server.received.first(1)
    pusher.unsubscribe("presence-c")
    let channel = pusher.subscribeToPresenceChannel(channelName: "presence-c")
    _ = try await events.first(1)
    XCTAssertEqual(channel.members.map(\.userId), ["1", "3"])
    XCTAssertEqual(channel.myId, "1")
    XCTAssertEqual(listener.channels.all, ["subscribed presence-c"])
  }

  func testTheSenderOfAClientEvent() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("presence-c", Self.members(#"\"1\":{}"#))
      peer.socket.send(
        #"{"event":"client-x","channel":"presence-c","data":{"a":1},"user_id":"2","extra":5}"#
      )
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.subscribe("presence-c").bind(eventName: "client-x") { [events] event in
      events.add("\(event.userId ?? "-") \(event.data ?? "-")")
      events.add("\(event.property(withKey: "extra") as? Int ?? 0)")
      events.add("\(event.property(withKey: "none") == nil)")
    }
    pusher.connect()
    let received = try await events.first(3)
    XCTAssertEqual(received, [#"2 {"a":1}"#, "5", "true"])
  }

  private static let added = "pusher_internal:member_added"
  private static let removed = "pusher_internal:member_removed"

  private static func members(_ hash: String) -> String {
    #"{\"presence\":{\"hash\":{\#(hash)}}}"#
  }

  private func client(of server: ChannelsServer) -> Pusher {
    let pusher = Pusher(to: server, .inline(secret: "secret"))
    pusher.connection.userDataFetcher = { PusherPresenceChannelMember(userId: "1") }
    pusher.delegate = listener
    return pusher
  }
}
