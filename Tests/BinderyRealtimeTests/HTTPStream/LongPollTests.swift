import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of a client whose messages arrive in the responses to consecutive requests.
final class LongPollTests: TimedTestCase {
  private let clock = ManualClock()

  private func client(
    _ transport: StubTransport,
    _ change: (inout RealtimeOptions) -> Void = { _ in }
  ) -> RealtimeClient {
    var options = RealtimeOptions()
    options.httpTransport = transport
    options.clock = clock
    options.policy.backOff.jitter = .zero
    options.policy.keepAlive = KeepAlivePolicy(
      sender: .server,
      kind: .request,
      activityTimeout: .seconds(280),
      pongTimeout: .seconds(40)
    )
    options.resume = ResumePolicy([.init(.payload("id"), in: .query("since"))])
    change(&options)
    let server = RealtimeServer("https://shop.example", transport: .httpStream)
    return RealtimeClient(server: server, options: options)
  }

  private func response(_ body: String, type: String = "application/json") -> HTTPResponse {
    HTTPResponse(status: 200, headers: ["Content-Type": type], body: Array(body.utf8))
  }

  private func order(_ id: String) -> String { "{\"type\": \"order\", \"id\": \"\(id)\"}" }

  private func since(_ transport: StubTransport) async -> [String?] {
    await transport.exchanges.map { exchange in
      exchange.url.split(separator: "&").first { $0.hasPrefix("since=") }.map(String.init)
    }
  }

  /// Each request continues after the message before; the status doesn't change between them.
  func testEachRequestContinuesAfterTheLastMessage() async throws {
    let transport = StubTransport(
      response(order("o1")),
      response("\n\(order("o2"))\n\(order("o3"))"),
      HTTPResponse(status: 204),
      response(order("o4")),
      HTTPResponse(status: 403)
    )
    let client = client(transport)
    let orders = try await client.channel(StoreChannel(store: "7"))
    var received: [StoreChannel.Incoming] = []
    do {
      for try await message in orders.incoming { received.append(message) }
      XCTFail("the polls go on")
    } catch {
      let refusal = WebSocketError.Refusal(status: 403)
      XCTAssertEqual(error as? RealtimeError, .disconnected(.refused(refusal)))
    }
    XCTAssertEqual(received, ["o1", "o2", "o3", "o4"].map { .order($0) })
    let since = await since(transport)
    XCTAssertEqual(since, [nil, "since=o1", "since=o3", "since=o3", "since=o4"])
    let timeouts = await Set(transport.exchanges.map(\.timeout))
    XCTAssertEqual(timeouts, [.seconds(320)])
    for try await gap in orders.gaps { XCTFail("\(gap)") }
  }

  /// The machine backs off, and the next connection continues after the last message.
  func testAFailedRequestIsALostConnection() async throws {
    let transport = StubTransport([
      .response(response(order("o1"))), .failure(.connectionLost("cut")),
      .response(HTTPResponse(status: 503)), .response(response(order("o2"))),
    ])
    let orders = try await client(transport).channel(StoreChannel(store: "7"))
    var received = orders.incoming.makeAsyncIterator()
    let first = try await received.next()
    for seconds in [1, 2] {
      await waitUntil { clock.waits.contains(.seconds(seconds)) }
      clock.advance(by: .seconds(seconds))
    }
    let second = try await received.next()
    XCTAssertEqual([first, second], [.order("o1"), .order("o2")])
    let since = await since(transport)
    XCTAssertEqual(since.prefix(4), [nil, "since=o1", "since=o1", "since=o1"])
  }

  /// A service that answers at once without news is asked ever less often.
  func testAServiceWithoutNewsIsAskedLessOften() async throws {
    let transport = StubTransport(Array(repeating: .response(response(order("o1"))), count: 20))
    let orders = try await client(transport).channel(StoreChannel(store: "7"))
    for seconds in [1, 2, 4] {
      await waitUntil { clock.waits.contains(.seconds(seconds)) }
      clock.advance(by: .seconds(seconds))
    }
    await waitUntil { clock.waits.contains(.seconds(8)) }
    let count = await transport.exchanges.count
    XCTAssertEqual(count, 7)
    withExtendedLifetime(orders) {}
  }

  /// A service without news holds the first request.
  func testAHeldFirstRequestIsAConnection() async throws {
    let transport = HeldTransport(response(order("o1")))
    var options = RealtimeOptions()
    options.httpTransport = transport
    options.clock = clock
    options.policy.keepAlive.kind = .request
    let server = RealtimeServer("https://shop.example", transport: .httpStream)
    let client = RealtimeClient(server: server, options: options)
    let connecting = Task { try await client.channel(StoreChannel(store: "7")) }
    await waitUntil { clock.waits.contains(.seconds(15)) }
    clock.advance(by: .seconds(15))
    let orders = try await connecting.value
    transport.release()
    var received = orders.incoming.makeAsyncIterator()
    let first = try await received.next()
    XCTAssertEqual(first, .order("o1"))
  }

  /// A service that has something new in each immediate response is asked at most so often.
  func testAServiceThatAlwaysRespondsAtOnce() async throws {
    let responses = (0..<40).map { StubTransport.Outcome.response(response(order("o\($0)"))) }
    let transport = StubTransport(responses)
    let orders = try await client(transport).channel(StoreChannel(store: "7"))
    await waitUntil { clock.waits.contains(.milliseconds(50)) }
    let count = await transport.exchanges.count
    XCTAssertEqual(count, 21)
    withExtendedLifetime(orders) {}
  }

  /// PubNub's responses have the type of a script.
  func testTheMediaTypesOfResponses() async throws {
    for type in ["text/javascript; charset=\"UTF-8\"", "application/vnd.shop+json", "text/json"] {
      let transport = StubTransport(response(order("o1"), type: type))
      let orders = try await client(transport).channel(StoreChannel(store: "7"))
      var received = orders.incoming.makeAsyncIterator()
      let first = try await received.next()
      XCTAssertEqual(first, .order("o1"), type)
    }
    do {
      _ = try await client(StubTransport(response("<p>", type: "text/html")))
        .channel(StoreChannel(store: "7"))
      XCTFail("connected")
    } catch {
      let reason = "text/html is neither JSON nor a plain text"
      XCTAssertEqual(error, .disconnected(.handshake(reason)))
    }
  }

  func testTheFirstRequestMayBeRefused() async throws {
    do {
      _ = try await client(StubTransport(HTTPResponse(status: 404)))
        .channel(StoreChannel(store: "7"))
      XCTFail("connected")
    } catch {
      let refusal = WebSocketError.Refusal(status: 404)
      XCTAssertEqual(error, .disconnected(.refused(refusal)))
    }
  }
}
