import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Messages with a member at another position than the protocol's.
final class MisplacedMemberTests: TimedTestCase {
  private let listener = Listener()

  /// Beside the event's name, or in the data beside the reason.
  func testARefusalWithItsChannelAtAnotherPosition() async throws {
    let refusals = [
      #"{"event":"pusher:error","code":4009,"message":"no access to private-2"}"#,
      #"{"event":"pusher:error","data":{"channel":"private-2","code":null,"message":"no"}}"#,
      #"{"event":"pusher:error","data":"{\"channel\":\"private-2\"}"}"#,
      #"{"event":"pusher:subscription_error","data":{"channel":"private-2","error":"no"}}"#,
      #"{"event":"pusher_internal:subscription_error","data":"{\"channel\":\"private-2\"}"}"#,
    ]
    for refusal in refusals {
      let server = try ChannelsServer { peer in
        peer.greet()
        for _ in 1...2 { guard peer.next() != nil else { return } }
        peer.socket.send(refusal)
        peer.confirm("private-1")
        peer.waitForEnd()
      }
      defer { server.stop() }
      let listener = Listener()
      let pusher = Pusher(to: server, .inline(secret: "secret"))
      pusher.delegate = listener
      pusher.subscribe("private-1")
      pusher.subscribe("private-2")
      pusher.connect()
      let channels = try await listener.channels.first(2)
      XCTAssertTrue(channels[0].hasPrefix("failed private-2"), "\(refusal): \(channels)")
      XCTAssertEqual(channels[1], "subscribed private-1", refusal)
    }
  }

  func testAnErrorWithoutDataKeepsItsCodeAndMessage() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      peer.socket.send(#"{"event":"pusher:error","code":"4301","message":"too many"}"#)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = Pusher(to: server)
    pusher.delegate = listener
    pusher.connect()
    let errors = try await listener.errors.first(1)
    XCTAssertEqual(errors, ["4301 too many"])
  }

  func testMembersWithoutTheirEnvelope() async throws {
    for data in [
      #"{"ids":["1",2],"hash":{"1":{"name":"Ann"},"2":null},"count":2}"#,
      #""{\"ids\":[1],\"hash\":{\"2\":null}}""#, #"{"presence":{"ids":[1,"2"]}}"#,
    ] {
      let server = try ChannelsServer { peer in
        peer.greet()
        guard peer.next() != nil else { return }
        peer.send("pusher_internal:subscription_succeeded", on: "presence-a", data: data)
        peer.waitForEnd()
      }
      defer { server.stop() }
      let pusher = Pusher(to: server, .inline(secret: "secret"))
      let room = pusher.subscribeToPresenceChannel(channelName: "presence-a")
      pusher.connect()
      _ = try await pusher.subscription(to: "presence-a")
      XCTAssertEqual(room.members.map(\.userId).sorted(), ["1", "2"], data)
    }
  }
}
