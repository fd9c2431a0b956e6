import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

/// Callbacks that are slower than the events: the service waits for them, and nothing else does.
final class SlowCallbackTests: TimedTestCase {
  private let clock = ManualClock()
  private let events = EventLog()
  private var suspended: DispatchQueue?

  /// Dispatch ends a process that releases a queue that is suspended.
  override func tearDown() { goOn() }

  func testNothingIsReadUntilCallbacksCatchUp() async throws {
    let (pusher, socket) = try await connected()
    let callbacks = pusher.connection.hub.callbacks
    async let filling: Void = Self.fill(by: socket)
    await waitUntil { callbacks.waitingCalls.isFull }
    XCTAssertEqual(callbacks.waitingCalls.count, CallbackQueue.bound)
    // Calls of the app are sent nevertheless.
    let asked = socket.reads.all.count
    pusher.subscribe("c")
    _ = try await socket.sent.first(2)
    XCTAssertEqual(socket.reads.all.count, asked)
    goOn()
    let received = try await events.first(CallbackQueue.bound)
    XCTAssertEqual(received, (1...CallbackQueue.bound).map { "x private-c \($0)" })
    try await filling
    XCTAssertGreaterThan(socket.reads.all.count, asked)
  }

  func testDisconnectingWaitsForNoCallback() async throws {
    let (pusher, socket) = try await connected()
    let callbacks = pusher.connection.hub.callbacks
    async let filling: Void = Self.fill(by: socket)
    await waitUntil { callbacks.waitingCalls.isFull }
    pusher.disconnect()
    await waitUntil { pusher.connection.connectionState == .disconnected }
    XCTAssertEqual(pusher.connection.connectionState, .disconnected)
    XCTAssertEqual(socket.sent.all.last, "close 1000")
    goOn()
    try await filling
  }

  func testReleasingTheClientWaitsForNoCallback() async throws {
    let (pusher, socket) = try await connected()
    var client: Pusher? = pusher
    let callbacks = pusher.connection.hub.callbacks
    async let filling: Void = Self.fill(by: socket)
    await waitUntil { callbacks.waitingCalls.isFull }
    _ = consume pusher
    client = nil
    let sent = try await socket.sent.first(2)
    XCTAssertTrue(["close 1000", "drop"].contains(sent.last))
    goOn()
    try await filling
    XCTAssertNil(client)
  }

  func testACallbackMayCallTheClient() async throws {
    let (pusher, socket) = try await connected()
    let callbacks = pusher.connection.hub.callbacks
    let channel = pusher.subscribe("private-c")
    pusher.bind { [weak pusher] event in
      guard event.data == "1" else { return }
      channel.trigger(eventName: "client-x", data: [:])
      channel.unbindAll()
      pusher?.unbindAll()
      pusher?.unsubscribe("private-c")
      pusher?.disconnect()
    }
    async let filling: Void = Self.fill(by: socket)
    await waitUntil { callbacks.waitingCalls.isFull }
    goOn()
    let sent = try await socket.sent.first(4)
    XCTAssertEqual(
      sent.dropFirst(),
      [
        #"text {"event":"client-x","channel":"private-c","data":{}}"#,
        #"text {"event":"pusher:unsubscribe","data":{"channel":"private-c"}}"#, "close 1000",
      ]
    )
    try await filling
  }

  /// The pong may be among the unread messages.
  func testAnUnreadServiceIsNotSilent() async throws {
    let (pusher, socket) = try await connected()
    let callbacks = pusher.connection.hub.callbacks
    async let filling: Void = Self.fill(by: socket)
    await waitUntil { callbacks.waitingCalls.isFull }
    for pings in 1...2 {
      await pass(.seconds(120))
      let sent = try await socket.sent.first(1 + pings)
      XCTAssertEqual(sent.last, "ping")
      await pass(.seconds(30))
    }
    await waitUntil { [clock] in clock.waits == [.seconds(120)] }
    XCTAssertEqual(pusher.connection.connectionState, .connected)
    goOn()
    try await filling
    await pass(.seconds(120))
    _ = try await socket.sent.first(4)
    await pass(.seconds(30))
    let sent = try await socket.sent.first(5)
    XCTAssertEqual(sent.suffix(2), ["ping", "drop"])
  }

  func testWithoutADelegateItsQueueIsNotUsed() async throws {
    let hub = EventHub(queue: DispatchQueue(label: "test"))
    suspend(hub.callbacks.queue)
    for code in 1...10 { hub.report(PusherError(code: code, message: "")) }
    XCTAssertEqual(hub.callbacks.waitingCalls.count, 0)
    // A delegate that is set right after `connect` is called.
    hub.setState(.connecting)
    let listener = Listener()
    hub.delegate = listener
    goOn()
    let states = try await listener.states.first(1)
    XCTAssertEqual(states, ["connecting"])
    XCTAssertEqual(listener.errors.all, [])
  }
}

extension SlowCallbackTests {
  private func suspend(_ queue: DispatchQueue) {
    queue.suspend()
    suspended = queue
  }

  private func goOn() {
    suspended?.resume()
    suspended = nil
  }

  /// A client that is subscribed to `private-c`, and whose callbacks are suspended.
  private func connected() async throws -> (Pusher, ScriptedSocket) {
    let sockets = ScriptedSockets()
    let pusher = Pusher(
      key: "Key",
      options: PusherClientOptions(authMethod: .inline(secret: "secret")),
      parts: PusherDependencies(
        sockets: sockets,
        clock: clock,
        queue: DispatchQueue(label: "test"),
        jitter: { 0 }
      )
    )
    let channel = pusher.subscribe("private-c")
    pusher.connect()
    let socket = try await sockets.socket(0)
    let greeting = #"{"socket_id":"1.1"}"#
    let opening = #"{"event":"pusher:connection_established","data":\#(greeting)}"#
    try await socket.deliver(.text(opening))
    _ = try await socket.sent.first(1)
    let success = "pusher_internal:subscription_succeeded"
    try await socket.deliver(.text(#"{"event":"\#(success)","channel":"private-c","data":"{}"}"#))
    pusher.connection.hub.callbacks.queue.sync {}
    suspend(pusher.connection.hub.callbacks.queue)
    channel.bind(eventName: "x") { [events] in events.write($0) }
    return (pusher, socket)
  }

  /// Sends as many events as callbacks may wait; the last one is handled once they continue.
  private static func fill(by socket: ScriptedSocket) async throws {
    for number in 1...CallbackQueue.bound {
      try await socket.deliver(.text(#"{"event":"x","channel":"private-c","data":"\#(number)"}"#))
    }
  }

  /// Advances the time once the client sleeps.
  private func pass(_ duration: Duration) async {
    await waitUntil { [clock] in clock.waits == [duration] }
    clock.advance(by: duration)
  }
}
