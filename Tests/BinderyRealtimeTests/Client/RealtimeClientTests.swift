import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of a client whose WebSockets the test serves.
final class RealtimeClientTests: TimedTestCase {
  private let sockets = ScriptedSockets()
  private let clock = ManualClock()

  private func client(
    _ change: (inout RealtimeOptions) -> Void = { _ in }
  ) -> RealtimeClient {
    var options = RealtimeOptions(transport: sockets)
    options.clock = clock
    options.policy.backOff.jitter = .zero
    change(&options)
    return RealtimeClient(server: RealtimeServer("wss://shop.example/v1/"), options: options)
  }

  /// Waits until the client waits before the next attempt, and passes that time.
  private func passBackOff() async {
    await waitUntil { clock.waits.contains(.seconds(1)) }
    clock.advance(by: .seconds(1))
  }

  func testAChannelReceivesItsMessages() async throws {
    let orders = try await client().channel(StoreChannel(store: "a/7"))
    let socket = try await sockets.socket(0)
    XCTAssertEqual(sockets.urls.all, ["wss://shop.example/v1/stores/a%2F7/orders?version=1"])
    try await socket.deliver(.text(#"{"type": "order", "id": "o1"}"#))
    try await socket.deliver(.binary(Array(#"{"type": "order", "id": "o2"}"#.utf8)))
    var received = orders.incoming.makeAsyncIterator()
    let first = try await received.next()
    let second = try await received.next()
    XCTAssertEqual([first, second], [.order("o1"), .order("o2")])
  }

  func testAMessageIsWrittenWhenSendReturns() async throws {
    let orders = try await client().channel(StoreChannel(store: "7"))
    let socket = try await sockets.socket(0)
    try await orders.send(.stop)
    XCTAssertEqual(socket.sent.all, [#"text {"type":"stop"}"#])
  }

  func testAReplyIsFoundByItsCorrelation() async throws {
    let orders = try await client().channel(StoreChannel(store: "7"))
    let socket = try await sockets.socket(0)
    let correlation = MessageCorrelation(request: .payload("request"), reply: .payload("request"))
    let replies = (1...2).map { request in
      Task {
        try await orders.reply(to: .getPage(request: request), correlation: correlation) {
          message in
          if case .page(let reply) = message { reply } else { nil }
        }
      }
    }
    _ = try await socket.sent.first(2)
    for message in [
      #"{"type": "page", "request": 2}"#, #"{"type": "page", "request": 3}"#,
      #"{"type": "page", "request": 1}"#,
    ] {
      try await socket.deliver(.text(message))
    }
    let values = try await [replies[0].value, replies[1].value]
    XCTAssertEqual(values, [1, 2])
    // A page without a request is a message like others.
    var received = orders.incoming.makeAsyncIterator()
    let other = try await received.next()
    XCTAssertEqual(other, .page(request: 3))
  }

  func testAReplyThatDoesNotArrive() async throws {
    let orders = try await client().channel(StoreChannel(store: "7"))
    let socket = try await sockets.socket(0)
    let request = { @Sendable () async throws(RealtimeError) -> Int in
      try await orders.reply(to: .getPage(request: 1)) { _ in 1 }
    }
    let late = Task { await failure(of: request) }
    _ = try await socket.sent.first(1)
    // The wait for the reply, and that for silence of the service.
    try await clock.sleepers(atLeast: 2)
    clock.advance(by: .seconds(30))
    let lateError = await late.value
    XCTAssertEqual(lateError, .replyTimedOut)

    let lost = Task { await failure(of: request) }
    try await socket.sent.wait(for: "ping")
    _ = try await socket.sent.first(3)
    socket.lose()
    let lostError = await lost.value
    XCTAssertEqual(lostError, .replyLost)
  }

  func testReadingContinuesAfterALostConnection() async throws {
    let client = client()
    let orders = try await client.channel(StoreChannel(store: "7"))
    var states = client.states.makeAsyncIterator()
    try await sockets.socket(0).deliver(.text(#"{"type": "order", "id": "o1"}"#))
    XCTAssertNil(client.lastError)
    try await sockets.socket(0).lose()
    await waitUntil { clock.waits.contains(.seconds(1)) }
    XCTAssertEqual(client.lastError, .transport(.connectionLost("it was lost")))
    // A message that is sent meanwhile waits for the connection.
    let sending = Task { try await orders.send(.stop) }
    await passBackOff()
    let socket = try await sockets.socket(1)
    try await sending.value
    XCTAssertNil(client.lastError)
    XCTAssertEqual(socket.sent.all, [#"text {"type":"stop"}"#])
    try await socket.deliver(.text(#"{"type": "order", "id": "o2"}"#))
    var received = orders.incoming.makeAsyncIterator()
    let messages = try await [received.next(), received.next()]
    XCTAssertEqual(messages, [.order("o1"), .order("o2")])
    var seen: [ConnectionMachine.Status] = []
    while seen.count < 5, let state = await states.next() { seen.append(state) }
    XCTAssertEqual(seen, [.connected, .disconnected, .reconnecting, .connecting, .connected])
    await client.disconnect()
    XCTAssertNil(client.lastError)
  }

  /// The first attempt is that of the caller, who decides whether to try again.
  func testTheFirstAttemptFails() async throws {
    let refusal = WebSocketError.refused(WebSocketError.Refusal(status: 503))
    let client = client { $0.transport = FailingTransport(error: refusal) }
    do throws(RealtimeError) {
      _ = try await client.channel(StoreChannel(store: "7"))
      XCTFail("a connection")
    } catch {
      XCTAssertEqual(error, .disconnected(refusal))
      XCTAssertEqual(client.lastError, refusal)
    }
  }

  func testAServiceThatRefusesEndsTheMessages() async throws {
    let orders = try await client().channel(StoreChannel(store: "7"))
    try await sockets.socket(0).close(1008, reason: "no")
    var received = orders.incoming.makeAsyncIterator()
    do {
      _ = try await received.next()
      XCTFail("a message")
    } catch {
      let closure = WebSocketClosure(code: .policyViolation, by: .server)
      XCTAssertEqual(error as? RealtimeError, .disconnected(.closed(closure)))
    }
  }

  func testChannelsOfOneAddressShareAWebSocket() async throws {
    let client = client()
    let orders = try await client.channel(StoreChannel(store: "7"))
    let news = try await client.channel(NewsChannel())
    let other = try await client.channel(StoreChannel(store: "8"))
    XCTAssertEqual(sockets.urls.all.count, 2)
    let socket = try await sockets.socket(0)
    try await socket.deliver(.text(#"{"type": "news"}"#))
    try await socket.deliver(.text(#"{"type": "order", "id": "o1"}"#))
    var receivedNews = news.incoming.makeAsyncIterator()
    let message = try await receivedNews.next()
    XCTAssertEqual(message, .news)
    var receivedOrders = orders.incoming.makeAsyncIterator()
    let order = try await receivedOrders.next()
    XCTAssertEqual(order, .order("o1"))
    XCTAssertEqual(client.unhandledCount, 0)
    withExtendedLifetime(other) {}
  }

  func testUndescribedMessagesArriveOnceAndAreCounted() async throws {
    let client = client()
    let orders = try await client.channel(StoreChannel(store: "7"))
    let news = try await client.channel(NewsChannel())
    let socket = try await sockets.socket(0)
    for text in ["{}", "no JSON", #"{"type": "order"}"#] { try await socket.deliver(.text(text)) }
    XCTAssertEqual(client.unhandledCount, 3)
    var received = client.unhandled.makeAsyncIterator()
    var messages: [UnhandledMessage] = []
    while messages.count < 3, let message = try await received.next() { messages.append(message) }
    XCTAssertEqual(
      messages.map(\.message),
      [.text("{}"), .text("no JSON"), .text(#"{"type": "order"}"#)]
    )
    XCTAssertNil(messages[0].error)
    XCTAssertNotNil(messages[1].error)
    XCTAssert(messages[2].error?.description.contains("id") == true)
    XCTAssertEqual(messages[0].url, "wss://shop.example/v1/stores/7/orders")
    withExtendedLifetime((orders, news)) {}
  }

  func testTheLastReaderClosesTheConnection() async throws {
    let client = client()
    var orders: RealtimeChannel? = try await client.channel(StoreChannel(store: "7"))
    var again: RealtimeChannel? = try await client.channel(StoreChannel(store: "7"))
    let socket = try await sockets.socket(0)
    XCTAssertNotNil(orders)
    orders = nil
    // The other reader still receives.
    try await socket.deliver(.text(#"{"type": "order", "id": "o1"}"#))
    var received = again?.incoming.makeAsyncIterator()
    again = nil
    let order = try await received?.next()
    XCTAssertEqual(order, .order("o1"), "an iterator is a reader, too")
    received = nil
    try await socket.sent.wait(for: "close 1000")
    try await socket.released.wait(for: "released")
    XCTAssertEqual(clock.waits, [])
  }

  func testDisconnectAndConnectAgain() async throws {
    let client = client()
    let orders = try await client.channel(StoreChannel(store: "7"))
    await client.disconnect()
    try await sockets.socket(0).sent.wait(for: "close 1000")
    try await orders.send(.stop)
    try await sockets.socket(1).sent.wait(for: #"text {"type":"stop"}"#)
  }

  func testConnectsAgainInTheForeground() async throws {
    let client = client()
    let orders = try await client.channel(StoreChannel(store: "7"))
    await client.disconnect()
    await client.connect()
    try await sockets.socket(1).deliver(.text(#"{"type": "order", "id": "o1"}"#))
    var received = orders.incoming.makeAsyncIterator()
    let order = try await received.next()
    XCTAssertEqual(order, .order("o1"))
  }

  func testTheNetworkHasChanged() async throws {
    let client = client()
    let orders = try await client.channel(StoreChannel(store: "7"))
    let socket = try await sockets.socket(0)
    try await clock.sleepers(atLeast: 1)
    await client.checkConnections()
    try await socket.sent.wait(for: "ping")
    await waitUntil { clock.waits.contains(.seconds(10)) }
    clock.advance(by: .seconds(10))
    try await socket.sent.wait(for: "drop")
    await waitUntil { clock.waits.contains(.seconds(1)) }
    await client.checkConnections()
    _ = try await sockets.socket(1)
    withExtendedLifetime(orders) {}
  }

  func testCredentialsOfEachAttempt() async throws {
    let tokens = NumberedTokens()
    let transport = RefusingTransport(sockets)
    let client = client { options in
      options.transport = transport
      options.credentials = [.apiKey("k/1", query: "key"), .tokens(tokens)]
    }
    // The service refuses the first token.
    let orders = try await client.channel(StoreChannel(store: "7"))
    XCTAssertEqual(transport.authorizations.all, ["Bearer t1", "Bearer t2"])
    XCTAssertEqual(
      sockets.urls.all,
      ["wss://shop.example/v1/stores/7/orders?version=1&key=k%2F1"]
    )
    withExtendedLifetime(orders) {}
  }

  func testTheRequestOfEachAttemptIsPrepared() async throws {
    let attempts = EventLog()
    let client = client { options in
      options.prepare = { request in
        attempts.add("attempt")
        request.url += "&token=\(attempts.all.count)"
      }
    }
    let orders = try await client.channel(StoreChannel(store: "7"))
    try await sockets.socket(0).lose()
    await passBackOff()
    _ = try await sockets.socket(1)
    let url = "wss://shop.example/v1/stores/7/orders?version=1&token="
    XCTAssertEqual(sockets.urls.all, [url + "1", url + "2"])
    withExtendedLifetime(orders) {}
  }

  func testASilentServiceIsLost() async throws {
    let orders = try await client().channel(StoreChannel(store: "7"))
    let socket = try await sockets.socket(0)
    try await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(30))
    try await socket.sent.wait(for: "ping")
    try await clock.sleepers(atLeast: 1)
    clock.advance(by: .seconds(10))
    try await socket.sent.wait(for: "drop")
    await passBackOff()
    _ = try await sockets.socket(1)
    withExtendedLifetime(orders) {}
  }

  /// A reply can't arrive after the client has dropped a silent connection.
  func testASilentServiceLosesReplies() async throws {
    let orders = try await client { $0.timeout = .seconds(300) }.channel(StoreChannel(store: "7"))
    let socket = try await sockets.socket(0)
    let request = Task {
      await failure(of: { @Sendable () async throws(RealtimeError) -> Int in
        try await orders.reply(to: .getPage(request: 1)) { _ in 1 }
      })
    }
    _ = try await socket.sent.first(1)
    await waitUntil { clock.waits.contains(.seconds(300)) }
    clock.advance(by: .seconds(30))
    try await socket.sent.wait(for: "ping")
    await waitUntil { clock.waits.contains(.seconds(10)) }
    clock.advance(by: .seconds(10))
    let outcome = await request.value
    XCTAssertEqual(outcome, .replyLost)
  }

  /// A request that waits for a connection has no reply yet, which could be lost.
  func testARequestWaitsForAConnection() async throws {
    let orders = try await client().channel(StoreChannel(store: "7"))
    try await sockets.socket(0).lose()
    await waitUntil { clock.waits.contains(.seconds(1)) }
    let request = Task {
      try await orders.reply(to: .getPage(request: 1)) { message in
        if case .page(let request) = message { request } else { nil }
      }
    }
    await passBackOff()
    let second = try await sockets.socket(1)
    try await second.sent.wait(for: #"text {"type":"getPage","request":1}"#)
    try await second.deliver(.text(#"{"type": "page", "request": 1}"#))
    let value = try await request.value
    XCTAssertEqual(value, 1)
  }

  func testAChannelThatEndedSendsNothing() async throws {
    let orders = try await client().channel(StoreChannel(store: "7"))
    try await sockets.socket(0).close(1008, reason: "no")
    var received = orders.incoming.makeAsyncIterator()
    _ = try? await received.next()
    let outcome = await failure(of: { @Sendable () async throws(RealtimeError) -> Int in
      try await orders.send(.stop)
      return 0
    })
    let closure = WebSocketClosure(code: .policyViolation, by: .server)
    XCTAssertEqual(outcome, .disconnected(.closed(closure)))
    XCTAssertEqual(sockets.urls.all.count, 1)
  }

  /// A number of the service can't stop the process or cause a flood of pings.
  func testAnAnnouncedTimeIsBounded() async throws {
    for (seconds, wait) in [
      ("1e30", 30), ("0", 30), ("-5", 30), ("0.001", 1), ("7", 7), (#""7""#, 7), (#""inf""#, 30),
    ] {
      let sockets = ScriptedSockets()
      let clock = ManualClock()
      var options = RealtimeOptions(transport: sockets)
      options.clock = clock
      options.policy.keepAlive.announcement = KeepAlivePolicy.Announcement(
        message: "order",
        at: .payload("seconds")
      )
      let client = RealtimeClient(server: RealtimeServer("wss://shop.example"), options: options)
      let connecting = Task { try await client.channel(StoreChannel(store: "7")) }
      try await sockets.socket(0).deliver(
        .text(#"{"type": "order", "id": "o", "seconds": \#(seconds)}"#)
      )
      let orders = try await connecting.value
      await waitUntil { clock.waits.contains(.seconds(wait)) }
      withExtendedLifetime(orders) {}
    }
  }

  func testURLsOfServersWithAQuery() async throws {
    for (server, url) in [
      ("wss://a.example/app?token=x/", "wss://a.example/app/stores/7/orders?token=x/&version=1"),
      ("wss://a.example/", "wss://a.example/stores/7/orders?version=1"),
    ] {
      let sockets = ScriptedSockets()
      let options = RealtimeOptions(transport: sockets)
      let client = RealtimeClient(server: RealtimeServer(server), options: options)
      let orders = try await client.channel(StoreChannel(store: "7"))
      XCTAssertEqual(sockets.urls.all, [url])
      withExtendedLifetime(orders) {}
    }
  }

  /// A wait for a connection ends with its task, and after the time of the options.
  func testAWaitForAConnectionEnds() async throws {
    let client = client()
    let orders = try await client.channel(StoreChannel(store: "7"))
    try await sockets.socket(0).close(1013, reason: "")
    await waitUntil { client.lastError != nil }
    let cancelled = Task {
      await failure(of: { @Sendable () async throws(RealtimeError) -> Int in
        try await orders.send(.stop)
        return 0
      })
    }
    try await clock.sleepers(atLeast: 2)
    cancelled.cancel()
    let outcome = await cancelled.value
    XCTAssertEqual(outcome, .cancelled)
  }
}

/// A transport without connections.
private struct FailingTransport: WebSocketTransport {
  let error: WebSocketError

  func connect(
    to url: String,
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> any WebSocketConnection { throw error }
}

/// Tokens with a number.
private actor NumberedTokens: TokenProvider {
  private var count = 0

  func token(replacing old: AccessToken?) async throws(TokenError) -> AccessToken {
    count += 1
    return AccessToken("t\(count)")
  }
}

/// A transport that refuses the first request with 401.
private final class RefusingTransport: WebSocketTransport {
  let authorizations = EventLog()
  private let sockets: ScriptedSockets

  init(_ sockets: ScriptedSockets) { self.sockets = sockets }

  func connect(
    to url: String,
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> any WebSocketConnection {
    authorizations.add(options.headers["Authorization"] ?? "none")
    guard authorizations.all.count > 1 else {
      throw .refused(WebSocketError.Refusal(status: 401))
    }
    return try await sockets.connect(to: url, options)
  }
}

/// The error of work that fails.
private func failure(
  of work: @Sendable () async throws(RealtimeError) -> Int
) async -> RealtimeError? {
  do throws(RealtimeError) {
    _ = try await work()
    return nil
  } catch {
    return error
  }
}
