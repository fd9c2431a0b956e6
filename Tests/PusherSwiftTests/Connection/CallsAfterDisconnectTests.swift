import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Calls after `disconnect`, which wait for the next connection, however late the command is
/// executed.
final class CallsAfterDisconnectTests: TimedTestCase {
  func testCallsAfterDisconnectWaitForTheNextConnection() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let gate = Gate()
    let listener = Listener()
    let pusher = Pusher(to: server, clock: GatedClock(gate: gate))
    pusher.delegate = listener
    pusher.connect()
    try await listener.states.wait(for: "connected")
    // The timeouts of the greeting and of silence.
    _ = try await gate.sleeps.first(2)
    // The connection reads the clock for each command, and is blocked there.
    gate.shut()
    pusher.disconnect()
    pusher.connect()
    let isWaiting = EventLog()
    let connection = pusher.connection
    async let channel = connection.hub.waiters.value(
      for: "c",
      sending: { wait in
        connection.subscribe("c", nil, waiting: wait)
        isWaiting.add("channel")
      }
    )
    async let user = connection.hub.signInWaiters.value(
      for: .user,
      sending: { wait in
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

/// A clock that blocks its readers while its gate is shut.
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

private final class Gate: Sendable {
  /// The waits that have begun.
  let sleeps = EventLog()
  private let isShut = Locked(false)
  private let opened = DispatchSemaphore(value: 0)

  func shut() { isShut.withLock { $0 = true } }

  func open() {
    isShut.withLock { $0 = false }
    opened.signal()
  }

  /// The wait is limited, in case a failed test doesn't open the gate.
  func pass() {
    guard isShut.withLock({ $0 }) else { return }
    _ = opened.wait(timeout: .now() + 30)
    // For the next wait.
    opened.signal()
  }
}
