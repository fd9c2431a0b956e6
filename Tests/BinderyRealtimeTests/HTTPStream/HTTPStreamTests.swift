import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of a client whose channels receive their messages in the responses to HTTP requests.
final class HTTPStreamTests: TimedTestCase {
  private let clock = ManualClock()
  private var orders: RealtimeChannel<StoreChannel>?

  private func client(
    _ transport: some HTTPTransport,
    _ change: (inout RealtimeOptions) -> Void = { _ in }
  ) -> RealtimeClient {
    var options = RealtimeOptions()
    options.httpTransport = transport
    options.clock = clock
    options.policy.backOff.jitter = .zero
    change(&options)
    let server = RealtimeServer("https://shop.example/v1", transport: .httpStream)
    return RealtimeClient(server: server, options: options)
  }

  private func passBackOff(_ duration: Duration = .seconds(1)) async {
    await waitUntil { clock.waits.contains(duration) }
    clock.advance(by: duration)
  }

  private func events(
    _ chunks: [String],
    failure: TransportError? = .connectionLost("cut")
  ) -> StubTransport.Outcome {
    let head = HTTPResponse(status: 200, headers: ["Content-Type": "text/event-stream"])
    return .chunks(head, chunks.map { Array($0.utf8) }, failure: failure)
  }

  private func texts(_ chunks: [String], type: String?) -> StubTransport.Outcome {
    let headers: HTTPHeaders = type.map { ["Content-Type": $0] } ?? [:]
    return .chunks(HTTPResponse(status: 200, headers: headers), chunks.map { Array($0.utf8) })
  }

  func testEventsAreMessages() async throws {
    let transport = StubTransport([
      events([
        ": welcome\n\ndata: {\"type\": \"order\",\ndata: \"id\": \"o1\"}\n\nevent: order\nda",
        "ta: {\"type\": \"order\", \"id\": \"o2\"}\r\n\r\n",
      ])
    ])
    let orders = try await client(transport).channel(StoreChannel(store: "a/7"))
    var received = orders.incoming.makeAsyncIterator()
    let first = try await received.next()
    let second = try await received.next()
    XCTAssertEqual([first, second], [.order("o1"), .order("o2")])
    let requests = await transport.exchanges
    let request = try XCTUnwrap(requests.first)
    XCTAssertEqual(request.url, "https://shop.example/v1/stores/a%2F7/orders?version=1")
    XCTAssertEqual(request.method, .get)
    XCTAssertEqual(request.headers["X-Trace"], "t")
    XCTAssertEqual(request.headers["Accept"]?.hasPrefix("text/event-stream"), true)
    XCTAssertNil(request.headers["Last-Event-ID"])
  }

  /// The service continues after the id of the last event, so that no message is missing.
  func testAConnectionContinuesAfterTheLastEvent() async throws {
    let transport = StubTransport([
      events(["id: 41\ndata: {\"type\": \"order\", \"id\": \"o1\"}\n\n"]),
      events(["id: 42\ndata: {\"type\": \"order\", \"id\": \"o2\"}\n\n"]),
      events(["id: 43\ndata: {\"type\": \"order\", \"id\": \"o3\"}\n\n"]),
      .response(HTTPResponse(status: 204)),
    ])
    let orders = try await client(transport).channel(StoreChannel(store: "7"))
    var received = orders.incoming.makeAsyncIterator()
    var ids = [try await received.next()]
    for _ in 0..<2 {
      await passBackOff()
      ids.append(try await received.next())
    }
    XCTAssertEqual(ids, [.order("o1"), .order("o2"), .order("o3")])
    await passBackOff()
    // The response 204 ends the gaps, too.
    for try await gap in orders.gaps { XCTFail("\(gap)") }
    let positions = await transport.exchanges.map { $0.headers["Last-Event-ID"] }
    XCTAssertEqual(positions, [nil, "41", "42", "43"])
  }

  /// The service states how long a client waits before it connects again, for all attempts.
  func testAServiceStatesTheReconnectionTime() async throws {
    let transport = StubTransport([
      events(["data: {\"type\": \"order\", \"id\": \"o1\"}\n\nretry: 7000\n\n"], failure: nil),
      .response(HTTPResponse(status: 503)),
      events(["data: {\"type\": \"order\", \"id\": \"o2\"}\n\n"]),
      events(["retry: 10\ndata: {\"type\": \"order\", \"id\": \"o3\"}\n\n"]),
      events(["data: {\"type\": \"order\", \"id\": \"o4\"}\n\n"]),
    ])
    let orders = try await client(transport).channel(StoreChannel(store: "7"))
    var received = orders.incoming.makeAsyncIterator()
    var ids = [try await received.next()]
    await passBackOff(.seconds(7))
    await passBackOff(.seconds(7))
    ids.append(try await received.next())
    await passBackOff(.seconds(7))
    ids.append(try await received.next())
    // The back-off is longer than the ten milliseconds.
    await passBackOff()
    ids.append(try await received.next())
    XCTAssertEqual(ids, [.order("o1"), .order("o2"), .order("o3"), .order("o4")])
  }

  private func heldClient(_ transport: HeldTransport) async throws -> RealtimeClient {
    let client = client(transport)
    let connecting = Task { try await client.channel(StoreChannel(store: "7")) }
    await waitUntil { clock.waits.contains(.seconds(15)) }
    clock.advance(by: .seconds(15))
    orders = try await connecting.value
    return client
  }

  /// Servers of WSGI send the header of a response with the first event (PEP 3333).
  func testTheHeaderMayArriveWithTheFirstEvent() async throws {
    let event = "data: {\"type\": \"order\", \"id\": \"o1\"}\n\n"
    let transport = HeldTransport(
      HTTPResponse(
        status: 200,
        headers: ["Content-Type": "text/event-stream"],
        body: Array(event.utf8)
      )
    )
    let client = try await heldClient(transport)
    XCTAssertNil(client.lastError)
    // The limits are those of a silent service.
    let exchange = try XCTUnwrap(transport.exchanges.withLock { $0.first })
    XCTAssertEqual(exchange.timeout, .seconds(300))
    XCTAssertEqual(exchange.connectTimeout, .seconds(10))
    transport.release()
    var received = try XCTUnwrap(orders).incoming.makeAsyncIterator()
    let first = try await received.next()
    XCTAssertEqual(first, .order("o1"))
  }

  func testALateResponseMayBeRefused() async throws {
    let transport = HeldTransport(HTTPResponse(status: 404))
    let client = try await heldClient(transport)
    transport.release()
    await waitUntil { client.lastError != nil }
    XCTAssertEqual(client.lastError, .refused(WebSocketError.Refusal(status: 404)))
    withExtendedLifetime(orders) {}
  }

  func testALateResponseMayBeAnotherType() async throws {
    let transport = HeldTransport(
      HTTPResponse(status: 200, headers: ["Content-Type": "text/html"])
    )
    let client = try await heldClient(transport)
    transport.release()
    await waitUntil { client.lastError != nil }
    let reason = "text/html is neither an event stream nor JSON"
    XCTAssertEqual(client.lastError, .handshake(reason))
    withExtendedLifetime(orders) {}
  }

  /// A token that is being fetched is no request that the service holds.
  func testTheTimeBeginsAfterThePreparation() async throws {
    let transport = HeldTransport(HTTPResponse(status: 200))
    let prepared = AsyncStream<Void>.makeStream()
    let client = client(transport) {
      $0.prepare = { _ in for await _ in prepared.stream {} }
    }
    let connecting = Task { try await client.channel(StoreChannel(store: "7")) }
    await waitUntil { clock.waits.contains(.seconds(30)) }
    XCTAssertFalse(clock.waits.contains(.seconds(15)))
    clock.advance(by: .seconds(20))
    prepared.continuation.finish()
    await waitUntil { clock.waits.contains(.seconds(15)) }
    connecting.cancel()
    _ = await connecting.result
  }

  /// The client closes the connection itself, and no error is the reason.
  func testADisconnectedClientHasNoError() async throws {
    let client = try await heldClient(HeldTransport(HTTPResponse(status: 200)))
    await client.disconnect()
    XCTAssertNil(client.lastError)
    withExtendedLifetime(orders) {}
  }

  /// A request without a response ends with its channel.
  func testAReleasedChannelCancelsTheRequest() async throws {
    let transport = HeldTransport(HTTPResponse(status: 200))
    _ = try await heldClient(transport)
    orders = nil
    await waitUntil { transport.cancellations.withLock { $0 } == 1 }
  }

  /// Without ids, the service may have sent messages meanwhile.
  func testALostConnectionWithoutIDsIsAGap() async throws {
    let transport = StubTransport([
      events(["data: {\"type\": \"order\", \"id\": \"o1\"}\n\n"]),
      events(["data: {\"type\": \"order\", \"id\": \"o2\"}\n\n"]),
    ])
    let orders = try await client(transport).channel(StoreChannel(store: "7"))
    await passBackOff()
    var gaps = orders.gaps.makeAsyncIterator()
    let gap = try await gaps.next()
    XCTAssertEqual(gap, MessageGap(position: 1, cause: .disconnected(.seconds(1))))
  }

  func testJSONTextsAreMessages() async throws {
    let bodies = [
      (
        "application/json",
        [
          "{\"type\": \"order\", \"id\": \"o1\"}{\n  \"type\": \"or",
          "der\",\n\"id\": \"o2\"}\n \n",
        ]
      ),
      (
        "application/x-ndjson",
        ["{\"type\": \"order\", \"id\": \"o1\"}\n\n{\"type\": \"order\", \"id\": \"o2\"}\n"]
      ),
      (
        "application/json-seq",
        [
          "\u{1E}{\"type\": \"order\", \"id\": \"o1\"}\n\u{1E}{\"type\": \"order\", \"id\": \"o2\"}\n"
        ]
      ),
      (nil, ["{\"type\": \"order\", \"id\": \"o1\"}\n{\"type\": \"order\", \"id\": \"o2\"}"]),
    ]
    for (type, chunks) in bodies {
      let orders = try await client(StubTransport([texts(chunks, type: type)]))
        .channel(StoreChannel(store: "7"))
      var received = orders.incoming.makeAsyncIterator()
      let first = try await received.next()
      let second = try await received.next()
      XCTAssertEqual([first, second], [.order("o1"), .order("o2")], type ?? "no media type")
    }
  }

  func testARefusalHasStatusAndBody() async throws {
    let refusal = HTTPResponse(status: 404, headers: ["X-A": "b"], body: Array("no store".utf8))
    do {
      _ = try await client(StubTransport(refusal)).channel(StoreChannel(store: "7"))
      XCTFail("connected")
    } catch {
      let expected = WebSocketError.Refusal(
        status: 404,
        headers: ["X-A": "b"],
        body: Array("no store".utf8)
      )
      XCTAssertEqual(error, .disconnected(.refused(expected)))
    }
  }

  /// A service ends an event stream for good with 204 (No Content).
  private func assertNoContentEndsTheStream(
    _ change: (inout RealtimeOptions) -> Void = { _ in }
  ) async throws {
    let transport = StubTransport([
      events(["data: {\"type\": \"order\", \"id\": \"o1\"}\n\n"]),
      .response(HTTPResponse(status: 204)),
    ])
    let orders = try await client(transport, change).channel(StoreChannel(store: "7"))
    await passBackOff()
    var received = orders.incoming.makeAsyncIterator()
    let first = try await received.next()
    XCTAssertEqual(first, .order("o1"))
    do {
      _ = try await received.next()
      XCTFail("the stream goes on")
    } catch {
      let refusal = WebSocketError.Refusal(status: 204)
      XCTAssertEqual(error as? RealtimeError, .disconnected(.refused(refusal)))
    }
    XCTAssertEqual(clock.waits, [])
  }

  func testNoContentEndsTheStream() async throws { try await assertNoContentEndsTheStream() }

  /// A document with close codes of WebSockets states none for 204.
  func testNoContentEndsTheStreamWithOtherCloseCodes() async throws {
    try await assertNoContentEndsTheStream { options in
      options.policy.closeCodes = [.codes(4_000...4_099, .stop)]
    }
  }

  func testAnotherMediaTypeIsAnError() async throws {
    let page = HTTPResponse(status: 200, headers: ["Content-Type": "text/html; charset=utf-8"])
    do {
      _ = try await client(StubTransport(page)).channel(StoreChannel(store: "7"))
      XCTFail("connected")
    } catch {
      let reason = "text/html is neither an event stream nor JSON"
      XCTAssertEqual(error, .disconnected(.handshake(reason)))
      let description = "there is no connection: the opening response is invalid: \(reason)"
      XCTAssertEqual("\(error)", description)
    }
  }

  /// A new connection would receive the same message.
  func testATooLongMessageEndsTheStream() async throws {
    let transport = StubTransport([events(["data: \(String(repeating: "x", count: 200))\n\n"])])
    let client = client(transport) { $0.webSocket.maximumMessageSize = 100 }
    let orders = try await client.channel(StoreChannel(store: "7"))
    do {
      for try await order in orders.incoming { XCTFail("\(order)") }
      XCTFail("the stream has ended without an error")
    } catch {
      XCTAssert("\(error)".contains("longer than 100 bytes (1009)"), "\(error)")
    }
    XCTAssertEqual(clock.waits, [])
  }

  /// An event without an id has that of the event before, also of the connection before.
  func testAnEventWithoutAnIDKeepsThePosition() async throws {
    let transport = StubTransport([
      events(["id: 41\ndata: {\"type\": \"order\", \"id\": \"o1\"}\n\n"]),
      events(["data: {\"type\": \"order\", \"id\": \"o2\"}\n\n"]),
      .response(HTTPResponse(status: 204)),
    ])
    let orders = try await client(transport).channel(StoreChannel(store: "7"))
    var received = orders.incoming.makeAsyncIterator()
    _ = try await received.next()
    await passBackOff()
    _ = try await received.next()
    await passBackOff()
    for try await gap in orders.gaps { XCTFail("\(gap)") }
    let positions = await transport.exchanges.map { $0.headers["Last-Event-ID"] }
    XCTAssertEqual(positions, [nil, "41", "41"])
  }

  /// The service may have forgotten what it sent so long ago.
  func testALossThatLastsLongerThanTheRetentionIsAGap() async throws {
    let transport = StubTransport([
      events(["id: 41\ndata: {\"type\": \"order\", \"id\": \"o1\"}\n\n"]),
      events(["id: 99\ndata: {\"type\": \"order\", \"id\": \"o9\"}\n\n"]),
    ])
    let client = client(transport) { options in
      options.resume = ResumePolicy([], retention: .milliseconds(500))
    }
    let orders = try await client.channel(StoreChannel(store: "7"))
    await passBackOff()
    var gaps = orders.gaps.makeAsyncIterator()
    let gap = try await gaps.next()
    XCTAssertEqual(gap, MessageGap(position: 1, cause: .disconnected(.seconds(1))))
  }

  /// The keep-alive of a document with WebSockets may be a message, which HTTP can't send.
  func testAKeepAliveOfMessagesKeepsAStream() async throws {
    let transport = OpenStreamTransport()
    let client = client(transport) { options in
      options.policy.keepAlive.kind = .message
      options.policy.keepAlive.pingPayload = ["type": "ping"]
    }
    let orders = try await client.channel(StoreChannel(store: "7"))
    for _ in 0..<2 {
      await waitUntil { clock.waits.contains(.seconds(30)) }
      clock.advance(by: .seconds(30))
    }
    await waitUntil { clock.waits.contains(.seconds(30)) }
    XCTAssertEqual(transport.count, 1)
    withExtendedLifetime(orders) {}
  }

  func testAMessageIsNotSent() async throws {
    let transport = OpenStreamTransport()
    let orders = try await client(transport).channel(StoreChannel(store: "7"))
    do {
      try await orders.send(.stop)
      XCTFail("sent")
    } catch {
      XCTAssertEqual("\(error)".contains("an HTTP stream can't send messages"), true, "\(error)")
    }
  }

  /// A stream without events stays open: the client has no pings for it.
  func testASilentStreamStaysOpen() async throws {
    let transport = OpenStreamTransport()
    let client = client(transport)
    let orders = try await client.channel(StoreChannel(store: "7"))
    for _ in 0..<3 {
      await waitUntil { clock.waits.contains(.seconds(30)) }
      clock.advance(by: .seconds(30))
    }
    transport.deliver("data: {\"type\": \"order\", \"id\": \"o1\"}\n\n")
    var received = orders.incoming.makeAsyncIterator()
    let first = try await received.next()
    XCTAssertEqual(first, .order("o1"))
    XCTAssertEqual(transport.count, 1)
  }

  func testDisconnectingEndsTheRequest() async throws {
    let transport = OpenStreamTransport()
    let client = client(transport)
    let orders = try await client.channel(StoreChannel(store: "7"))
    await client.disconnect()
    await waitUntil { transport.isCancelled }
    withExtendedLifetime(orders) {}
  }

  func testAnOptionOfWebSocketsIsAnError() async throws {
    let client = client(OpenStreamTransport()) { $0.webSocket.subprotocols = ["chat"] }
    do {
      _ = try await client.channel(StoreChannel(store: "7"))
      XCTFail("connected")
    } catch {
      XCTAssertEqual("\(error)".contains("subprotocols"), true, "\(error)")
    }
  }
}

/// A transport whose event streams stay open.
private final class OpenStreamTransport: HTTPTransport, HTTPByteSource {
  private let chunks: AsyncStream<[UInt8]>
  private let continuation: AsyncStream<[UInt8]>.Continuation
  private let state = EventLog()

  init() { (chunks, continuation) = AsyncStream.makeStream() }

  var count: Int { state.all.filter { $0 == "opened" }.count }
  var isCancelled: Bool { state.all.contains("cancelled") }

  func deliver(_ text: String) { continuation.yield(Array(text.utf8)) }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    throw .other("not used")
  }

  func stream(
    _ exchange: HTTPExchange
  ) async throws(TransportError) -> HTTPStreamedResponse {
    state.add("opened")
    return HTTPStreamedResponse(
      status: 200,
      headers: ["Content-Type": "text/event-stream"],
      body: HTTPByteStream(self)
    )
  }

  func next() async throws(TransportError) -> [UInt8]? {
    for await chunk in chunks { return chunk }
    return nil
  }

  func cancel() { state.add("cancelled") }
}
