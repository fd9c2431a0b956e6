import BinderyTesting
import XCTest

@testable import PusherSwift
@testable import Sandbox

final class ServerFaultTests: FaultTestCase {
  func testTheClientReconnectsOnceAKilledServerReturns() async throws {
    let scene = try scene()
    try await scene.begin()
    let port = scene.server.port
    scene.server.stop()
    try await scene.listener.states.wait(for: "reconnecting")
    for wait in [1, 4, 9] {
      try await scene.clock.sleepers(atLeast: 1)
      XCTAssertEqual(scene.clock.waits, [.seconds(wait)])
      if wait < 9 { scene.clock.advance(by: .seconds(wait)) }
    }
    XCTAssertEqual(scene.pusher.connection.reconnectAttempts, 3)
    let server = try Sandbox.ChannelsServer(scene.sandbox, port: port)
    defer { server.stop() }
    scene.clock.advance(by: .seconds(9))
    _ = try await scene.listener.channels.first(4)
    XCTAssertEqual(scene.pusher.connection.reconnectAttempts, 0)
    scene.trigger("1")
    scene.trigger("2")
    let events = try await scene.events.first(2)
    XCTAssertEqual(events, ["tick 1", "tick 2"])
    let lost = ["disconnected", "reconnecting", "connecting"]
    XCTAssertEqual(
      scene.listener.states.all,
      ["connecting", "connected"] + lost + lost + lost + ["connected"]
    )
  }

  /// Members left and joined meanwhile.
  func testMembersAreThoseOfTheNewConnection() async throws {
    let scene = try scene()
    let ben = client(of: scene, "ben")
    _ = try await ben.subscription(to: "presence-room")
    try await scene.begin()
    let room = scene.pusher.connection.channels.findPresence(name: "presence-room")
    XCTAssertEqual(room?.members.map(\.userId), ["ann", "ben"])
    let lost = scene.pusher.connection.socketId ?? ""
    scene.inject(.drop)
    try await scene.listener.states.wait(for: "reconnecting")
    let left = try XCTUnwrap(ben.connection.socketId)
    ben.disconnect()
    try await scene.sent.wait(for: "\(left) ended")
    let cat = client(of: scene, "cat")
    _ = try await cat.subscription(to: "presence-room")
    try await scene.sent.wait(for: "\(lost) ended")
    try await scene.clock.sleepers(atLeast: 1)
    scene.clock.advance(by: .seconds(1))
    _ = try await scene.listener.channels.first(4)
    XCTAssertEqual(room?.members.map(\.userId), ["ann", "cat"])
  }

  func testAServerThatNeverGreetsIsDisconnected() async throws {
    let server = try PusherSwiftTests.ChannelsServer { $0.waitForEnd() }
    defer { server.stop() }
    let clock = ManualClock()
    let listener = Listener()
    let pusher = Pusher(to: server, clock: clock)
    pusher.delegate = listener
    pusher.connect()
    try await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(30)])
    clock.advance(by: .seconds(30))
    let states = try await listener.states.first(3)
    XCTAssertEqual(states, ["connecting", "disconnected", "reconnecting"])
  }

  func testTheClientStaysDisconnectedAfterItsLastAttempt() async throws {
    let scene = try scene()
    scene.pusher.connection.reconnectAttemptsMax = 1
    try await scene.begin()
    scene.server.stop()
    try await scene.listener.states.wait(for: "reconnecting")
    try await scene.clock.sleepers(atLeast: 1)
    scene.clock.advance(by: .seconds(1))
    let states = try await scene.listener.states.first(6)
    XCTAssertEqual(states.suffix(2), ["connecting", "disconnected"])
    XCTAssertEqual(scene.clock.waits, [])
    XCTAssertEqual(scene.pusher.connection.reconnectAttempts, 0)
  }

  private func client(of scene: Scene, _ user: String) -> Pusher {
    let pusher = Pusher(
      key: "demo",
      port: scene.server.port,
      .endpoint(authEndpoint: scene.server.url + "/pusher/auth?user_id=\(user)"),
      .noMethod
    )
    pusher.connect()
    return pusher
  }
}
