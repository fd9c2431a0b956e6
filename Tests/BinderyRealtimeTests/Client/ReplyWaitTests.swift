import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of requests that wait for a connection, for their message to be written, and for a reply.
final class ReplyWaitTests: TimedTestCase {
  private let sockets = ScriptedSockets()
  private let clock = ManualClock()
  private let attempts = EventLog()

  /// A client whose attempts to connect fail if their numbers are `failing`.
  private func client(
    failing: Set<Int> = [],
    timeout: Duration = .seconds(30)
  ) -> RealtimeClient {
    var options = RealtimeOptions(transport: sockets)
    options.clock = clock
    options.timeout = timeout
    options.policy.backOff.jitter = .zero
    options.prepare = { [attempts] _ in
      attempts.add("attempt")
      if failing.contains(attempts.all.count) { throw Unreachable() }
    }
    return RealtimeClient(server: RealtimeServer("wss://shop.example/v1/"), options: options)
  }

  private struct Unreachable: Error {}

  /// Waits until the client waits before the next attempt, and passes that time.
  private func passBackOff(_ time: Duration) async {
    await waitUntil { clock.waits.contains(time) }
    clock.advance(by: time)
  }

  /// The receiver of the replies doesn't need a connection before the request does.
  func testARequestWaitsBeyondAFailedAttempt() async throws {
    let questions = try await client(failing: [2]).channel(QuestionChannel())
    try await sockets.socket(0).lose()
    await waitUntil { clock.waits.contains(.seconds(1)) }
    let page = questions.ask(1)
    // The wait of the request for a connection.
    await waitUntil { clock.waits.contains(.seconds(30)) }
    clock.advance(by: .seconds(1))
    await passBackOff(.seconds(2))
    let socket = try await sockets.socket(1)
    _ = try await socket.sent.first(1)
    try await socket.deliver(.text(#"{"type": "page", "request": 5}"#))
    let outcome = await page.value
    XCTAssertEqual(outcome, .success(5))
    XCTAssertEqual(attempts.all.count, 3)
  }

  func testARequestThatWaitsForAConnectionIsCancelled() async throws {
    let questions = try await client().channel(QuestionChannel())
    try await sockets.socket(0).lose()
    await waitUntil { clock.waits.contains(.seconds(1)) }
    let page = questions.ask(1)
    await waitUntil { clock.waits.contains(.seconds(30)) }
    page.cancel()
    // The time does not pass, so that there is no further attempt.
    let outcome = await page.value
    XCTAssertEqual(outcome, .failure(.cancelled))
    clock.advance(by: .seconds(1))
    let socket = try await sockets.socket(1)
    let next = questions.ask(2)
    let sent = try await socket.sent.first(1)
    XCTAssertEqual(sent, [#"text {"id":2}"#])
    next.cancel()
  }

  /// A service that doesn't read keeps the first message from being written, and the others behind
  /// it in the queue.
  func testRequestsThatAreNotWrittenAreCancelled() async throws {
    let client = client()
    let questions = try await client.channel(QuestionChannel())
    let socket = try await sockets.socket(0)
    socket.stall()
    let first = questions.ask(1)
    try await socket.sent.wait(for: #"text {"id":1}"#)
    let second = questions.ask(2)
    let third = questions.ask(3)
    for page in [first, second, third] { page.cancel() }
    for page in [first, second, third] {
      let outcome = await page.value
      XCTAssertEqual(outcome, .failure(.cancelled))
    }
    socket.stall(false)
    let fourth = questions.ask(4)
    try await socket.sent.wait(for: #"text {"id":4}"#)
    XCTAssertEqual(socket.sent.all, [#"text {"id":1}"#, #"text {"id":4}"#])
    // The first was being written, so that the service answers it, too.
    try await socket.deliver(.text(#"{"type": "page", "request": 1}"#))
    try await socket.deliver(.text(#"{"type": "page", "request": 4}"#))
    let outcome = await fourth.value
    XCTAssertEqual(outcome, .success(4))
    XCTAssertEqual(client.unhandledCount, 1)
  }

  /// A later request receives the reply, and not the cancelled one.
  func testACancelledRequestLeavesNoPendingReply() async throws {
    let client = client()
    let questions = try await client.channel(QuestionChannel())
    let socket = try await sockets.socket(0)
    let cancelled = questions.ask(1)
    _ = try await socket.sent.first(1)
    cancelled.cancel()
    let outcome = await cancelled.value
    XCTAssertEqual(outcome, .failure(.cancelled))
    try await socket.deliver(.text(#"{"type": "page", "request": 1}"#))
    XCTAssertEqual(client.unhandledCount, 1)
    let next = questions.ask(2)
    _ = try await socket.sent.first(2)
    try await socket.deliver(.text(#"{"type": "page", "request": 2}"#))
    let page = await next.value
    XCTAssertEqual(page, .success(2))
    XCTAssertEqual(client.unhandledCount, 1)
  }

  /// The service answers in the order of the requests, also those that were cancelled.
  func testTheReplyOfACancelledRequestIsNotThatOfTheNext() async throws {
    let client = client()
    let questions = try await client.channel(QuestionChannel())
    let socket = try await sockets.socket(0)
    let cancelled = questions.ask(1)
    _ = try await socket.sent.first(1)
    cancelled.cancel()
    _ = await cancelled.value
    let next = questions.ask(2)
    _ = try await socket.sent.first(2)
    try await socket.deliver(.text(#"{"type": "page", "request": 1}"#))
    try await socket.deliver(.text(#"{"type": "page", "request": 2}"#))
    let page = await next.value
    XCTAssertEqual(page, .success(2))
    XCTAssertEqual(client.unhandledCount, 1)
  }

  /// The service may not answer a request at all.
  func testACancelledRequestKeepsItsTurnUntilItsTimeLimit() async throws {
    let questions = try await client(timeout: .seconds(7)).channel(QuestionChannel())
    let socket = try await sockets.socket(0)
    // The wait for the connection is as long, and ends some time after the connection is there.
    await waitUntil { !clock.waits.contains(.seconds(7)) }
    let cancelled = questions.ask(1)
    await waitUntil { clock.waits.contains(.seconds(7)) }
    clock.advance(by: .seconds(3))
    cancelled.cancel()
    _ = await cancelled.value
    await passBackOff(.seconds(7))
    await waitUntil { !clock.waits.contains(.zero) }
    let next = questions.ask(2)
    _ = try await socket.sent.first(2)
    try await socket.deliver(.text(#"{"type": "page", "request": 2}"#))
    let page = await next.value
    XCTAssertEqual(page, .success(2))
  }

  /// A client whose connections are ready when the service has announced them, if there is a
  /// request.
  private func announcedClient() -> RealtimeClient {
    var options = RealtimeOptions(transport: sockets)
    options.clock = clock
    options.timeout = .seconds(30)
    options.policy.backOff.jitter = .zero
    options.policy.handshakeTimeout = .seconds(9)
    options.policy.keepAlive.announcement = KeepAlivePolicy.Announcement(
      message: "order",
      at: .payload("seconds")
    )
    return RealtimeClient(server: RealtimeServer("wss://shop.example/"), options: options)
  }

  /// The old connection is still closing while the next one opens, and its queue has a request.
  func testARequestInTheQueueOfALostConnectionTakesNoReply() async throws {
    let announcement = WebSocketMessage.text(#"{"type": "order", "id": "o", "seconds": 7}"#)
    let client = announcedClient()
    let questions = try await client.channel(QuestionChannel())
    try await sockets.socket(0).lose()
    await waitUntil { clock.waits.contains(.seconds(1)) }
    // The requests are queued in this order when the connection is ready.
    let first = questions.ask(1)
    await waitUntil { clock.waits.count { $0 == .seconds(30) } == 1 }
    let second = questions.ask(2)
    await waitUntil { clock.waits.count { $0 == .seconds(30) } == 2 }
    clock.advance(by: .seconds(1))
    let old = try await sockets.socket(1)
    old.stall()
    try await old.deliver(announcement)
    try await old.sent.wait(for: #"text {"id":1}"#)
    // The wait for the announcement has ended; that for the end of the connection is as long.
    await waitUntil { !clock.waits.contains(.seconds(9)) }
    let end = Task { await client.disconnect() }
    await waitUntil { clock.waits.contains(.seconds(9)) }
    await client.connect()
    await end.value
    let new = try await sockets.socket(2)
    old.stall(false)
    let sent = try await old.sent.first(2)
    XCTAssertEqual(sent, [#"text {"id":1}"#, "close 1000"])
    try await new.deliver(announcement)
    let third = questions.ask(3)
    try await new.sent.wait(for: #"text {"id":3}"#)
    try await new.deliver(.text(#"{"type": "page", "request": 3}"#))
    let outcomes = [await first.value, await second.value]
    let reason = "the connection ended before the message was sent"
    XCTAssertEqual(
      outcomes,
      [.failure(.replyLost), .failure(.unsent(.transport(.connectionLost(reason))))]
    )
    // It waits if another has taken its reply.
    if outcomes[1] == .success(3) { third.cancel() }
    let page = await third.value
    XCTAssertEqual(page, .success(3))
  }

  /// A message of the replies' channel ends the handshake, although no request waits for it.
  func testTheAnnouncementOfTheRepliesChannelIsNoted() async throws {
    let client = announcedClient()
    let questions = try await client.channel(QuestionChannel())
    let page = questions.ask(1)
    let first = try await sockets.socket(0)
    _ = try await first.sent.first(1)
    first.lose()
    let lost = await page.value
    XCTAssertEqual(lost, .failure(.replyLost))
    await passBackOff(.seconds(1))
    let second = try await sockets.socket(1)
    try await second.deliver(.text(#"{"type": "order", "id": "o", "seconds": 7}"#))
    await waitUntil { clock.waits.contains(.seconds(7)) }
    XCTAssertEqual(client.unhandledCount, 1)
  }
}
