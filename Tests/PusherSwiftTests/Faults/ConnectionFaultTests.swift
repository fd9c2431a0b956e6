import BinderyTesting
import XCTest

@testable import PusherSwift
@testable import Sandbox

/// Faults of real connections, after which each subscription is restored once, each event arrives
/// once, and the members are current.
final class ConnectionFaultTests: FaultTestCase {
  func testALostConnectionIsOpenedAgainAfterASecond() async throws {
    for effect in [ConnectionFault.Effect.drop, .reset, .cut] {
      try await assertComesBack(after: effect, waiting: .seconds(1))
    }
  }

  func testInvalidFramesEndOnlyTheConnection() async throws {
    for malformation in [ConnectionFault.Malformation.hugeFrame, .maskedFrame, .badText] {
      try await assertComesBack(after: .bytes(malformation), waiting: .seconds(1))
    }
  }

  func testCloseCodesAreHandledByRange() async throws {
    try await assertComesBack(after: .close(4100), waiting: .seconds(1))
    try await assertComesBack(after: .close(4199), waiting: .seconds(1))
    try await assertComesBack(after: .close(4200), waiting: nil)
    try await assertComesBack(after: .close(4299), waiting: nil)
    try await assertComesBack(after: .close(1001), waiting: nil)
  }

  func testAnErrorBeforeACloseWithoutACodeCountsAsItsCode() async throws {
    try await assertComesBack(after: .error(4201), waiting: nil)
    try await assertComesBack(after: .error(4100), waiting: .seconds(1))
    // Servers send it about a channel, too.
    try await assertComesBack(after: .error(4009), waiting: .seconds(1))
  }

  func testACloseCodeMayForbidReconnection() async throws {
    for code: UInt16 in [4001, 4009, 4050, 4300] {
      let scene = try scene()
      try await scene.begin()
      scene.inject(.close(code))
      let states = try await scene.listener.states.first(3)
      XCTAssertEqual(states.last, "disconnected")
      let errors = try await scene.listener.errors.first(1)
      XCTAssertEqual(errors, ["\(code) Closed on demand"])
      XCTAssertEqual(scene.clock.waits, [])
      XCTAssertFalse(scene.pusher.connection.channels.find(name: "prices")?.subscribed ?? true)
      // The client doesn't reconnect by itself, but on `connect`.
      scene.pusher.connect()
      _ = try await scene.listener.channels.first(4)
      XCTAssertEqual(
        scene.listener.states.all,
        ["connecting", "connected", "disconnected", "connecting", "connected"]
      )
    }
  }

  func testAnErrorThatDoesNotEndTheConnection() async throws {
    let scene = try scene()
    try await scene.begin()
    let socket = try XCTUnwrap(scene.pusher.connection.socketId)
    scene.sandbox.change { $0.report("Too many client events", code: 4301, to: socket) }
    scene.trigger("1")
    let events = try await scene.events.first(1)
    XCTAssertEqual(events, ["tick 1"])
    XCTAssertEqual(scene.listener.errors.all, ["4301 Too many client events"])
    XCTAssertEqual(scene.listener.states.all, ["connecting", "connected"])
  }

  func testInvalidMessagesAreSkipped() async throws {
    let scene = try scene()
    try await scene.begin()
    scene.inject(.bytes(.badJSON))
    scene.inject(.bytes(.pings))
    scene.trigger("1")
    let events = try await scene.events.first(1)
    XCTAssertEqual(events, ["tick 1"])
    XCTAssertEqual(scene.listener.states.all, ["connecting", "connected"])
  }

  func testASilentServerIsPingedAndDisconnected() async throws {
    let scene = try scene()
    try await scene.begin()
    scene.inject(.stopResponding)
    let lost = scene.pusher.connection.socketId
    try await scene.clock.sleepers(atLeast: 1)
    XCTAssertEqual(scene.clock.waits, [.seconds(120)])
    scene.clock.advance(by: .seconds(120))
    try await scene.clock.sleepers(atLeast: 1)
    XCTAssertEqual(scene.clock.waits, [.seconds(30)])
    scene.clock.advance(by: .seconds(30))
    try await assertIsBack(scene, from: lost, after: .stopResponding, waiting: .seconds(1))
  }

  private func assertComesBack(
    after effect: ConnectionFault.Effect,
    waiting wait: Duration?
  ) async throws {
    let scene = try scene()
    try await scene.begin()
    let lost = scene.pusher.connection.socketId
    scene.inject(effect)
    try await assertIsBack(scene, from: lost, after: effect, waiting: wait)
    guard case .bytes = effect else { return }
    XCTAssertTrue(scene.listener.log.all.contains { $0.hasPrefix("the connection failed: ") })
  }

  private func assertIsBack(
    _ scene: Scene,
    from lost: String?,
    after effect: ConnectionFault.Effect,
    waiting wait: Duration?
  ) async throws {
    try await scene.listener.states.wait(for: "reconnecting")
    if let wait {
      try await scene.clock.sleepers(atLeast: 1)
      XCTAssertEqual(scene.clock.waits, [wait], "\(effect)")
      XCTAssertEqual(scene.pusher.connection.reconnectAttempts, 1, "\(effect)")
      scene.clock.advance(by: wait)
    }
    let channels = try await scene.listener.channels.first(4)
    XCTAssertEqual(channels.suffix(2).sorted(), channels.prefix(2).sorted(), "\(effect)")
    scene.trigger("1")
    scene.trigger("2")
    let events = try await scene.events.first(2)
    XCTAssertEqual(events, ["tick 1", "tick 2"], "\(effect)")
    XCTAssertEqual(
      scene.listener.states.all,
      ["connecting", "connected", "disconnected", "reconnecting", "connecting", "connected"],
      "\(effect)"
    )
    for socket in [lost, scene.pusher.connection.socketId] {
      let asked = scene.subscriptions(on: socket)
      XCTAssertEqual(asked, ["presence-room", "prices"], "\(effect)")
    }
    let room = scene.pusher.connection.channels.findPresence(name: "presence-room")
    XCTAssertEqual(room?.members.map(\.userId), ["ann"], "\(effect)")
    XCTAssertEqual(room?.myId, "ann", "\(effect)")
  }
}
