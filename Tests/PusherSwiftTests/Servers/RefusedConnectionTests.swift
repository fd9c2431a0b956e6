import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Connections that a server refuses with a message.
///
/// Each server closes with the code, with another one, or without any.
final class RefusedConnectionTests: TimedTestCase {
  private typealias End = @Sendable (ChannelsServer.Peer) -> Void

  private static let ends: [End] = [
    { $0.socket.drop() }, { $0.socket.drop(byReset: true) }, { $0.socket.close(nil) },
    { $0.socket.close(.init(rawValue: 1000)) }, { $0.socket.close(.init(rawValue: 4001)) },
    { $0.waitForEnd() },
  ]

  func testAnUnknownAppCausesNoReconnection() async throws {
    for (number, end) in Self.ends.enumerated() {
      for data in [#"{"code":4001,"message":"no"}"#, #""{\"code\":4001,\"message\":\"no\"}""#] {
        let (pusher, listener, clock) = try await refuse(with: data, end)
        _ = try await listener.states.first(2)
        // A reconnection would appear between the two.
        pusher.connect()
        let states = try await listener.states.first(4)
        let once = ["connecting", "disconnected"]
        XCTAssertEqual(states, once + once, "\(number)")
        XCTAssertEqual(listener.errors.all, ["4001 no", "4001 no"], "\(number)")
        XCTAssertEqual(clock.waits, [], "\(number)")
      }
    }
  }

  func testABusyServerIsRetriedAfterASecond() async throws {
    for end in Self.ends {
      let (_, listener, clock) = try await refuse(with: #"{"code":4100,"message":"busy"}"#, end)
      let states = try await listener.states.first(3)
      XCTAssertEqual(states, ["connecting", "disconnected", "reconnecting"])
      try await clock.sleepers(atLeast: 1)
      XCTAssertEqual(clock.waits, [.seconds(1)])
    }
  }

  /// At once, and with a delay when that is refused, too.
  func testAServerThatRequestsItIsRetriedAtOnce() async throws {
    let (_, listener, clock) = try await refuse(with: #"{"code":4200,"message":"again"}"#) {
      $0.socket.drop()
    }
    let states = try await listener.states.first(6)
    XCTAssertEqual(
      states,
      [
        "connecting", "disconnected", "reconnecting", "connecting", "disconnected", "reconnecting",
      ]
    )
    try await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(4)])
  }

  /// In any fragmentation: here both messages arrive in one batch.
  func testAnErrorFollowedByAMessageDoesNotExplainTheClose() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil, peer.connection == 1 else { return peer.waitForEnd() }
      let texts = [
        #"{"event":"pusher:error","data":{"code":4200,"message":"again"}}"#,
        #"{"event":"pusher:pong","data":{}}"#,
      ]
      peer.socket.send(bytes: texts.flatMap { [0x81, UInt8($0.utf8.count)] + Array($0.utf8) })
      peer.socket.drop()
    }
    defer { server.stop() }
    let clock = ManualClock()
    let listener = Listener()
    let pusher = Pusher(to: server, clock: clock)
    pusher.delegate = listener
    pusher.subscribe("c")
    pusher.connect()
    let states = try await listener.states.first(4)
    XCTAssertEqual(states, ["connecting", "connected", "disconnected", "reconnecting"])
    await waitUntil { clock.waits == [.seconds(1)] }
  }

  /// The client lives as long as the test.
  private func refuse(
    with data: String,
    _ end: @escaping End
  ) async throws -> (Pusher, Listener, ManualClock) {
    let server = try ChannelsServer { peer in
      peer.send("pusher:error", data: data)
      end(peer)
    }
    let clock = ManualClock()
    let listener = Listener()
    let pusher = Pusher(to: server, clock: clock)
    pusher.delegate = listener
    addTeardownBlock {
      pusher.disconnect()
      server.stop()
    }
    pusher.connect()
    _ = try await listener.errors.first(1)
    return (pusher, listener, clock)
  }
}
