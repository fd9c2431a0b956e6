import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Answers whose data do not match the documentation, but count as answers.
final class UnreadableResponseTests: TimedTestCase {
  private let listener = Listener()

  /// With any member data, the client is on the channel; PHP writes an empty list as `[]`.
  func testASuccessWithoutMembersIsAccepted() async throws {
    let answers = [
      "5", "[]", "{}", #""oops""#, #"{"presence":5}"#, #"{"presence":{"hash":[],"count":0}}"#,
      #""{\"presence\":{\"ids\":[],\"hash\":[],\"count\":0}}""#,
    ]
    let server = try ChannelsServer { peer in
      peer.greet()
      for (number, answer) in answers.enumerated() {
        guard peer.next() != nil else { return }
        let channel = "presence-\(number)"
        peer.send("pusher_internal:subscription_succeeded", on: channel, data: answer)
        peer.send("pusher_internal:member_added", on: channel, data: #"{"user_id":"1"}"#)
      }
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.connect()
    for (number, answer) in answers.enumerated() {
      pusher.subscribe("presence-\(number)")
      let channels = try await listener.channels.first(number + 1)
      XCTAssertEqual(channels.last, "subscribed presence-\(number)", answer)
    }
  }

  /// Signatures need only its id.
  func testAGreetingWithAnyActivityTimeoutIsAccepted() async throws {
    for silence in ["1e300", "-5", "0.5", #""long""#, "null", "[]"] {
      let greeting = #"{"socket_id":"1.1","activity_timeout":\#(silence)}"#
      let server = try ChannelsServer { peer in
        peer.send("pusher:connection_established", data: greeting)
        peer.waitForEnd()
      }
      defer { server.stop() }
      let (listener, clock) = (Listener(), ManualClock())
      let pusher = Pusher(to: server, clock: clock)
      pusher.delegate = listener
      pusher.connect()
      let states = try await listener.states.first(2)
      XCTAssertEqual(states, ["connecting", "connected"], silence)
      XCTAssertEqual(pusher.connection.socketId, "1.1")
      try await clock.sleepers(atLeast: 1)
      // With less than a second, pings would follow one another.
      XCTAssertEqual(clock.waits, [silence == "0.5" ? .seconds(1) : .seconds(120)], silence)
    }
  }

  func testARefusalInAnotherFormIsRecognized() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      for event in ["pusher:subscription_error", "pusher_internal:subscription_error"] {
        guard peer.next() != nil else { return }
        peer.send(event, on: "private-c", data: "[401]")
      }
      guard peer.next() != nil else { return }
      peer.send("pusher:error", on: "private-c", text: "no")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.connect()
    for (count, reason) in zip(1..., ["[401]", "[401]", "no"]) {
      pusher.subscribe("private-c")
      let channels = try await listener.channels.first(count)
      XCTAssertEqual(channels.last, "failed private-c - \(reason)")
    }
  }

  func testAnErrorWithoutAMessageIsReported() async throws {
    let server = try ChannelsServer { peer in
      peer.send("pusher:error", data: #"{"code":4001}"#)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.connect()
    _ = try await listener.states.first(2)
    // A reconnection would appear between the two.
    pusher.connect()
    let states = try await listener.states.first(4)
    XCTAssertEqual(states, ["connecting", "disconnected", "connecting", "disconnected"])
    XCTAssertEqual(listener.errors.all, [#"4001 {"code":4001}"#, #"4001 {"code":4001}"#])
  }

  private func client(of server: ChannelsServer) -> Pusher {
    let pusher = Pusher(to: server, .inline(secret: "secret"))
    pusher.delegate = listener
    return pusher
  }
}
