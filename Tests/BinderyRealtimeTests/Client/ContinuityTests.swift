import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of what a new connection continues: messages, subscriptions and their gaps.
final class ContinuityTests: TimedTestCase {
  private let sockets = ScriptedSockets()
  private let clock = ManualClock()

  private func client(_ transport: (any WebSocketTransport)? = nil) -> RealtimeClient {
    var options = RealtimeOptions(transport: transport ?? sockets)
    options.clock = clock
    options.policy.backOff.jitter = .zero
    return RealtimeClient(
      server: RealtimeServer("wss://feed.example?after=0&key=k"),
      options: options
    )
  }

  private func passBackOff(_ duration: Duration = .seconds(1)) async {
    await waitUntil { clock.waits.contains(.seconds(1)) }
    clock.advance(by: duration)
  }

  /// Asserts what the second connection sends first.
  private func assertSubscribesAgain(
    _ products: [String],
    file: StaticString = #filePath,
    line: UInt = #line
  ) async throws {
    await passBackOff()
    let sent = try await sockets.socket(1).sent.first(products.count)
    XCTAssertEqual(
      sent,
      products.map { #"text {"type":"subscribe","product":"\#($0)"}"# },
      file: file,
      line: line
    )
  }

  private func tick(_ number: Int, _ product: String = "a") -> WebSocketMessage {
    .text(#"{"product": "\#(product)", "number": \#(number), "position": "\#(number + 100)"}"#)
  }

  private func received(
    _ count: Int,
    from channel: RealtimeChannel<FeedChannel>
  ) async throws -> [FeedChannel.Incoming] {
    var iterator = channel.incoming.makeAsyncIterator()
    var messages: [FeedChannel.Incoming] = []
    while messages.count < count, let message = try await iterator.next() {
      messages.append(message)
    }
    return messages
  }

  func testANewConnectionContinuesAfterTheLastMessage() async throws {
    let feed = try await client().channel(FeedChannel())
    let first = try await sockets.socket(0)
    for number in 1...3 { try await first.deliver(tick(number)) }
    first.lose()
    await passBackOff()
    let second = try await sockets.socket(1)
    XCTAssertEqual(
      sockets.urls.all,
      ["wss://feed.example/feed?after=0&key=k", "wss://feed.example/feed?key=k&after=103"]
    )
    // The service sends one twice, and two in another order.
    for number in [3, 5, 4, 4, 6] { try await second.deliver(tick(number)) }
    let messages = try await received(6, from: feed)
    XCTAssertEqual(messages, [1, 2, 3, 5, 4, 6].map(FeedChannel.Incoming.tick))
    try await second.deliver(tick(9))
    for number in 10...12 { try await second.deliver(tick(number)) }
    var gaps = feed.gaps.makeAsyncIterator()
    let gap = try await gaps.next()
    XCTAssertEqual(gap, MessageGap(position: 8, cause: .missing(7...8, key: ["a"])))
  }

  /// The same subscription again, which isn't written, is not the end of the first.
  func testASubscriptionRemainsWhenAnotherIsCancelled() async throws {
    let feed = try await client().channel(FeedChannel())
    let first = try await sockets.socket(0)
    try await feed.send(.subscribe("a"))
    first.stall()
    let written = Task { try await feed.send(.subscribe("b")) }
    _ = try await first.sent.first(2)
    let queued = Task { try await feed.send(.subscribe("a")) }
    queued.cancel()
    _ = await queued.result
    first.stall(false)
    _ = await written.result
    first.lose()
    try await assertSubscribesAgain(["a", "b"])
  }

  /// The service has the first still.
  func testASubscriptionRemainsWhenItsCopyIsNotWritten() async throws {
    let transport = UnwritableSockets(sockets)
    let feed = try await client(transport).channel(FeedChannel())
    for product in ["a", "b"] { try await feed.send(.subscribe(product)) }
    transport.fail()
    do throws(RealtimeError) {
      try await feed.send(.subscribe("a"))
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error, .unsent(UnwritableSockets.error))
    }
    try await sockets.socket(0).lose()
    transport.fail(false)
    try await assertSubscribesAgain(["a", "b"])
  }

  /// A message that is being written is sent, although its task doesn't wait for it anymore.
  func testASubscriptionIsNotedWhenItIsCancelledWhileItIsWritten() async throws {
    let feed = try await client().channel(FeedChannel())
    let first = try await sockets.socket(0)
    try await feed.send(.subscribe("a"))
    first.stall()
    var count = 1
    for product in ["a", "b"] {
      let written = Task { try await feed.send(.subscribe(product)) }
      count += 1
      _ = try await first.sent.first(count)
      written.cancel()
      _ = await written.result
      first.stall(false)
      first.stall()
    }
    first.lose()
    try await assertSubscribesAgain(["a", "b"])
  }

  /// The cursor doesn't pass a message that may be late.
  func testAConnectionThatIsLostBeforeALateMessage() async throws {
    let feed = try await client().channel(FeedChannel())
    let first = try await sockets.socket(0)
    for number in [1, 3] { try await first.deliver(tick(number)) }
    first.lose()
    await passBackOff()
    let second = try await sockets.socket(1)
    XCTAssert(sockets.urls.all[1].hasSuffix("after=101"), sockets.urls.all[1])
    for number in [2, 3, 4] { try await second.deliver(tick(number)) }
    let messages = try await received(4, from: feed)
    XCTAssertEqual(messages, [1, 3, 2, 4].map(FeedChannel.Incoming.tick))
  }

  func testSubscriptionsAreSentAgain() async throws {
    let feed = try await client().channel(FeedChannel())
    for product in ["a", "b", "a", "c"] { try await feed.send(.subscribe(product)) }
    try await feed.send(.unsubscribe("b"))
    try await sockets.socket(0).deliver(tick(1))
    try await sockets.socket(0).lose()
    await passBackOff()
    let sent = try await sockets.socket(1).sent.first(2)
    XCTAssertEqual(
      sent,
      ["a", "c"].map {
        #"text {"type":"subscribe","product":"\#($0)","options":{"since":"101"}}"#
      }
    )
  }

  /// Of two readers, the last one ends a subscription.
  func testAReleasedReaderEndsItsSubscriptions() async throws {
    let client = client()
    var one: RealtimeChannel? = try await client.channel(FeedChannel())
    let other = try await client.channel(FeedChannel())
    for product in ["a", "b"] { try await one?.send(.subscribe(product)) }
    try await other.send(.subscribe("a"))
    one = nil
    let sent = try await sockets.socket(0).sent.first(4)
    XCTAssertEqual(sent.last, #"text {"type":"unsubscribe","product":"b"}"#)
    withExtendedLifetime(other) {}
  }

  /// Without a position, messages of that time are lost; with numbers, they are counted.
  func testGapsOfALostConnection() async throws {
    let lost = MessageGap.Cause.disconnected(.seconds(1))
    let position = ResumePolicy([ResumePolicy.Part(.payload("position"), in: .query("after"))])
    let numbers = SequencePolicy(.payload("number"))
    for (policies, cause) in [
      (ChannelPolicies(), lost),
      (ChannelPolicies(resume: position), nil),
      (ChannelPolicies(sequence: numbers), .missing(2...4, key: [])),
      (ChannelPolicies(sequence: SequencePolicy(.payload("number"), scope: .connection)), lost),
    ] {
      let sockets = ScriptedSockets()
      let clock = ManualClock()
      var options = RealtimeOptions(transport: sockets)
      options.clock = clock
      options.policy.backOff.jitter = .zero
      let client = RealtimeClient(server: RealtimeServer("wss://feed.example"), options: options)
      let feed = try await client.channel(FeedChannel(), policies: policies)
      try await sockets.socket(0).deliver(tick(1))
      try await sockets.socket(0).lose()
      await waitUntil { clock.waits.contains(.seconds(1)) }
      clock.advance(by: .seconds(1))
      for number in 5...6 { try await sockets.socket(1).deliver(tick(number)) }
      _ = try await received(3, from: feed)
      try await sockets.socket(1).close(1008, reason: "")
      var gaps: [MessageGap.Cause] = []
      for try await gap in feed.gaps { gaps.append(gap.cause) }
      XCTAssertEqual(gaps, [cause].compactMap(\.self), "\(policies)")
    }
  }

  func testAServiceThatForgotTheMessages() async throws {
    let policies = ChannelPolicies(
      resume: ResumePolicy(
        [ResumePolicy.Part(.payload("position"), in: .query("after"))],
        retention: .seconds(60)
      )
    )
    let feed = try await client().channel(FeedChannel(), policies: policies)
    try await sockets.socket(0).deliver(tick(1))
    try await sockets.socket(0).lose()
    await passBackOff(.seconds(61))
    try await sockets.socket(1).deliver(tick(2))
    var gaps = feed.gaps.makeAsyncIterator()
    let gap = try await gaps.next()
    XCTAssertEqual(gap, MessageGap(position: 1, cause: .disconnected(.seconds(61))))
  }

  /// A channel's policies take precedence, those of the caller over both.
  func testPoliciesOfAChannel() async throws {
    let policies = ChannelPolicies(
      backOff: BackOffPolicy(.constant, initialDelay: .seconds(7), maxDelay: .seconds(7)),
      buffer: BufferPolicy(bound: 1, overflow: .dropOldest)
    )
    let feed = try await client().channel(FeedChannel(), policies: policies)
    for number in 1...2 { try await sockets.socket(0).deliver(tick(number)) }
    let messages = try await received(1, from: feed)
    XCTAssertEqual(messages, [.tick(2)])
    try await sockets.socket(0).lose()
    await waitUntil { clock.waits.contains(.seconds(7)) }
  }
}
