import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Pings, by which each side detects a lost connection.
final class KeepAliveTests: TimedTestCase {
  private let listener = Listener()

  func testPingsOfTheServiceAreAnswered() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      peer.send("pusher:ping", data: "{}")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = client(of: server)
    pusher.connect()
    let received = try await server.received.first(1)
    XCTAssertEqual(received, [#"{"event":"pusher:pong","data":{}}"#])
  }

  func testASilentServiceCausesAReconnection() async throws {
    let pings = EventLog()
    let server = try ChannelsServer { peer in
      peer.greet(activityTimeout: 50)
      // The server never answers.
      while let frame = peer.socket.nextFrame() {
        if case .ping = frame { pings.add("ping") }
      }
      pings.add("end \(peer.connection)")
    }
    defer { server.stop() }
    let clock = ManualClock()
    let pusher = client(of: server, clock: clock)
    pusher.connect()
    try await listener.states.wait(for: "connected")
    try await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(50)])
    clock.advance(by: .seconds(50))
    _ = try await pings.first(1)
    try await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(30)])
    clock.advance(by: .seconds(30))
    try await listener.states.wait(for: "reconnecting")
    try await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(1)])
    clock.advance(by: .seconds(1))
    let states = try await listener.states.first(6)
    XCTAssertEqual(
      states,
      ["connecting", "connected", "disconnected", "reconnecting", "connecting", "connected"]
    )
    XCTAssertEqual(server.loopback.connectionCount, 2)
    // The official client leaves the socket open.
    let received = try await pings.first(2)
    XCTAssertEqual(received, ["ping", "end 1"])
  }

  func testAPongRestartsTheActivityTimeout() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let clock = ManualClock()
    let pusher = client(of: server, clock: clock)
    pusher.connect()
    try await listener.states.wait(for: "connected")
    try await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(120))
    // The timeout of the answer applies until the pong arrives.
    await waitUntil { clock.waits == [.seconds(120)] }
    XCTAssertEqual(clock.waits, [.seconds(120)])
    XCTAssertEqual(listener.states.all, ["connecting", "connected"])
  }

  func testAnyMessageRestartsTheActivityTimeout() async throws {
    let speak = DispatchSemaphore(value: 0)
    let server = try ChannelsServer { peer in
      peer.greet()
      speak.wait()
      peer.send("pusher:ping")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let clock = ManualClock()
    let pusher = client(of: server, clock: clock)
    pusher.connect()
    try await listener.states.wait(for: "connected")
    try await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(60))
    speak.signal()
    _ = try await server.received.first(1)
    clock.advance(by: .seconds(60))
    try await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(60)])
    pusher.disconnect()
  }

  func testAnActivityTimeoutOfZeroIsIgnored() async throws {
    let server = try ChannelsServer { peer in
      peer.greet(activityTimeout: 0)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let clock = ManualClock()
    let pusher = client(of: server, clock: clock)
    pusher.connect()
    try await listener.states.wait(for: "connected")
    try await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(120)])
  }

  func testThePongTimeoutCanChange() async throws {
    let server = try ChannelsServer { peer in
      peer.greet(activityTimeout: 50)
      // The server never answers.
      while peer.socket.nextFrame() != nil {}
    }
    defer { server.stop() }
    let clock = ManualClock()
    let pusher = client(of: server, clock: clock)
    XCTAssertEqual(pusher.connection.pongResponseTimeoutInterval, 30)
    pusher.connection.pongResponseTimeoutInterval = 5
    XCTAssertEqual(pusher.connection.pongResponseTimeoutInterval, 5)
    pusher.connect()
    try await listener.states.wait(for: "connected")
    try await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(50)])
    clock.advance(by: .seconds(50))
    try await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(5)])
  }

  func testGreetingAndCloseHaveTheirOwnTimeout() async throws {
    let greet = DispatchSemaphore(value: 0)
    let server = try ChannelsServer { peer in
      greet.wait()
      peer.greet()
      while peer.socket.nextFrame() != nil {}
    }
    defer { server.stop() }
    let clock = ManualClock()
    let pusher = client(of: server, clock: clock)
    pusher.connection.pongResponseTimeoutInterval = 0
    XCTAssertEqual(pusher.connection.pongResponseTimeoutInterval, 1)
    pusher.connect()
    try await clock.sleepers(atLeast: 1)
    XCTAssertEqual(clock.waits, [.seconds(30)])
    greet.signal()
    try await listener.states.wait(for: "connected")
    await waitUntil { clock.waits == [.seconds(120)] }
    pusher.disconnect()
    await waitUntil { clock.waits == [.seconds(30)] }
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
