import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

final class ConnectionTests: TimedTestCase {
  private let listener = Listener()

  func testConnectingAndDisconnecting() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = client(of: server)
    XCTAssertEqual(pusher.connection.connectionState, .disconnected)
    pusher.connect()
    let connected = try await listener.states.first(2)
    XCTAssertEqual(connected, ["connecting", "connected"])
    XCTAssertEqual(pusher.connection.socketId, "1.1")
    let target = try XCTUnwrap(server.loopback.requests.first?.target)
    XCTAssertEqual(target, "/app/Key?protocol=7&client=bindery-swift&version=1.0.0")
    pusher.disconnect()
    let all = try await listener.states.first(4)
    XCTAssertEqual(all.suffix(2), ["disconnecting", "disconnected"])
    XCTAssertNil(pusher.connection.socketId)
  }

  func testMessagesAfterDisconnectAreNotDelivered() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("c")
      guard case .close? = peer.socket.nextFrame() else { return }
      peer.send("late", on: "c")
      peer.send("pusher:ping")
      peer.socket.close(.normalClosure)
    }
    defer { server.stop() }
    let pusher = client(of: server)
    let events = EventLog()
    pusher.bind { events.write($0) }
    pusher.connect()
    _ = try await pusher.subscription(to: "c")
    pusher.disconnect()
    try await listener.states.wait(for: "disconnected")
    XCTAssertEqual(events.all, ["pusher:subscription_succeeded c {}"])
    XCTAssertFalse(listener.log.all.contains { $0.contains("late") })
  }

  func testTheLongestWaitCanChange() async throws {
    let clock = ManualClock()
    let server = try ChannelsServer.confirming()
    server.stop()
    let pusher = client(of: server, clock: clock)
    XCTAssertEqual(pusher.connection.maxReconnectGapInSeconds, 120)
    pusher.connection.maxReconnectGapInSeconds = 2
    pusher.connect()
    for wait in [1, 2, 2] {
      try await clock.sleepers(atLeast: 1)
      XCTAssertEqual(clock.waits, [.seconds(wait)])
      clock.advance(by: .seconds(wait))
    }
    try await clock.sleepers(atLeast: 1)
    pusher.connection.maxReconnectGapInSeconds = nil
    XCTAssertNil(pusher.connection.maxReconnectGapInSeconds)
    pusher.connection.commands.send(.log("changed"))
    try await listener.log.wait(for: "changed")
    clock.advance(by: .seconds(2))
    try await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(25)])
  }

  func testAWrongKeyIsTriedOnce() async throws {
    let server = try ChannelsServer { peer in
      peer.send("pusher:error", text: #"{\"code\":4001,\"message\":\"no such app\"}"#)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.connect()
    _ = try await listener.states.first(2)
    XCTAssertEqual(pusher.connection.reconnectAttempts, 0)
    // A reconnection would appear between the two.
    pusher.connect()
    let states = try await listener.states.first(4)
    XCTAssertEqual(states, ["connecting", "disconnected", "connecting", "disconnected"])
    XCTAssertEqual(listener.errors.all, ["4001 no such app", "4001 no such app"])
  }

  func testAnErrorOnAnEstablishedConnectionDoesNotEndIt() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      peer.send("pusher:error", data: #"{"code":4009,"message":"refused"}"#)
      peer.send("pusher:error", data: #"{"code":null,"message":"again"}"#)
      peer.send("pusher:ping")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.connect()
    let errors = try await listener.errors.first(2)
    XCTAssertEqual(errors, ["4009 refused", "- again"])
    _ = try await server.received.first(1)
    XCTAssertEqual(pusher.connection.connectionState, .connected)
  }

  func testDisconnectingBeforeTheServiceGreets() async throws {
    let isOpen = EventLog()
    let server = try ChannelsServer { peer in
      isOpen.add("open")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.connect()
    _ = try await isOpen.first(1)
    pusher.disconnect()
    let states = try await listener.states.first(3)
    XCTAssertEqual(states, ["connecting", "disconnecting", "disconnected"])
  }

  func testDisconnectingFromAServiceThatReadsNothing() async throws {
    let isOver = DispatchSemaphore(value: 0)
    let server = try ChannelsServer { peer in
      peer.greet()
      isOver.wait()
    }
    defer {
      isOver.signal()
      server.stop()
    }
    let clock = ManualClock()
    let pusher = client(of: server, clock: clock)
    pusher.connect()
    try await listener.states.wait(for: "connected")
    pusher.disconnect()
    try await listener.states.wait(for: "disconnecting")
    pusher.connection.commands.send(.log("waits"))
    try await listener.log.wait(for: "waits")
    try await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(30)])
    clock.advance(by: .seconds(30))
    try await listener.states.wait(for: "disconnected")
    XCTAssertEqual(pusher.connection.connectionState, .disconnected)
  }

  func testTheConnectionEndsWithTheClient() async throws {
    let ends = EventLog()
    let server = try ChannelsServer { peer in
      peer.greet()
      peer.waitForEnd()
      ends.add("end \(peer.connection)")
    }
    defer { server.stop() }
    var pusher: Pusher? = client(of: server)
    pusher?.connect()
    try await listener.states.wait(for: "connected")
    pusher = nil
    let received = try await ends.first(1)
    XCTAssertEqual(received, ["end 1"])
    XCTAssertEqual(server.loopback.connectionCount, 1)
  }

  private func client(
    of server: ChannelsServer,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Pusher {
    let pusher = Pusher(to: server, clock: clock)
    pusher.delegate = listener
    return pusher
  }
}
