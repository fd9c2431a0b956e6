import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Who asks after a disconnect waits for the next connection, however late the last one hears so.
final class AskedAfterDisconnectTests: TimedTestCase {
  func testItIsAboutTheNextConnection() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let gate = Gate()
    let listener = Listener()
    let pusher = Pusher(to: server, clock: GatedClock(gate: gate))
    pusher.delegate = listener
    pusher.connect()
    try await listener.states.wait(for: "connected")
    // For the greeting, and for silence.
    _ = try await gate.sleeps.first(2)
    // The connection asks for the time of each order, and doesn't get it.
    gate.shut()
    pusher.disconnect()
    pusher.connect()
    let isWaiting = Heard()
    let connection = pusher.connection
    async let channel = connection.hub.waiters.answer(
      to: "c",
      asking: { wait in
        connection.subscribe("c", nil, waiting: wait)
        isWaiting.add("channel")
      }
    )
    async let user = connection.hub.signInWaiters.answer(
      to: .user,
      asking: { wait in
        connection.signIn(waiting: wait)
        isWaiting.add("user")
      }
    )
    _ = try await isWaiting.first(2)
    gate.open()
    guard case .success(let joined)? = await channel else { return XCTFail("not subscribed") }
    XCTAssertTrue(joined === pusher.connection.channels.find(name: "c"))
    guard case .failure(let error)? = await user else { return XCTFail("signed in") }
    XCTAssertEqual(error, .noAuthMethod)
    pusher.disconnect()
  }
}

/// A clock that keeps whoever asks for the time waiting while its gate is shut.
private struct GatedClock: Clock {
  let gate: Gate
  private let clock = ContinuousClock()

  init(gate: Gate) { self.gate = gate }

  var now: ContinuousClock.Instant {
    gate.pass()
    return clock.now
  }

  var minimumResolution: Duration { clock.minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    gate.sleeps.add("sleep")
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }
}

/// Sendable because `condition` guards all that changes.
private final class Gate: @unchecked Sendable {
  /// Waits that have begun.
  let sleeps = Heard()
  private let condition = NSCondition()
  private var isShut = false

  func shut() { condition.withLock { isShut = true } }

  func open() {
    condition.withLock {
      isShut = false
      condition.broadcast()
    }
  }

  /// Nobody waits for ever: a test that failed opens it no more.
  func pass() {
    let deadline = Date(timeIntervalSinceNow: 30)
    condition.withLock {
      while isShut, condition.wait(until: deadline) {}
    }
  }
}
