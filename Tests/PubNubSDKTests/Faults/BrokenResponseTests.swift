import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Long polls whose responses are truncated or malformed.
final class BrokenResponseTests: TimedTestCase {
  private typealias Server = SubscribeServer
  private let news = Server.envelope(20, Server.message("1", at: 11), Server.message("2", at: 12))

  func testATruncatedResponseIsRequestedAgain() async throws {
    let body = Array(news.utf8)
    let subscriber = try Subscriber(
      to: Server([
        .json(Server.envelope(10)), .halfBody(of: body), .resetHalfway(through: body),
        .cutChunks([Array(body.prefix(60)), Array(body.dropFirst(60).prefix(60))]), .json(news),
      ])
    )
    defer { subscriber.server.stop() }
    try await subscriber.clock.passes { try await subscriber.script.polled(6) }
    try await subscriber.assertStatuses("connecting", "connected", "reconnecting", "connected")
    try await subscriber.assertMessages("message 1 11 on c", "message 2 12 on c")
    XCTAssertEqual(subscriber.cursors, ["0", "10", "10", "10", "10", "20"])
  }

  func testATruncatedErrorResponseIsFinal() async throws {
    let forbidden = Array(#"{"status":403,"error":true,"message":"Forbidden"}"#.utf8)
    let subscriber = try Subscriber(
      to: Server([.json(Server.envelope(10)), .halfBody(of: forbidden, status: 403)])
    )
    defer { subscriber.server.stop() }
    try await subscriber.assertStatuses("connecting", "connected", "lost forbidden")
    XCTAssertEqual(subscriber.cursors, ["0", "10"])
  }

  func testATruncatedResponseHasItsRetryAfter() async throws {
    let busy = LoopbackResponse.halfBody(
      of: Array(#"{"message":"Too many"}"#.utf8),
      status: 429,
      headers: ["Retry-After": "400"]
    )
    let subscriber = try Subscriber(to: Server([.json(Server.envelope(10)), busy, .json(news)]))
    defer { subscriber.server.stop() }
    try await subscriber.clock.sleepers(atLeast: 1)
    let wait = try XCTUnwrap(subscriber.clock.waits.first)
    XCTAssertTrue((Duration.seconds(400)...(.seconds(401))).contains(wait), "\(wait)")
    subscriber.clock.advance(by: wait)
    try await subscriber.assertMessages("message 1 11 on c", "message 2 12 on c")
    try await subscriber.assertStatuses("connecting", "connected", "reconnecting", "connected")
  }

  func testAResponseThatIsNotAnEnvelopeIsRequestedAgain() async throws {
    let subscriber = try Subscriber(
      to: Server([
        .json(Server.envelope(10)), .html(status: 200), .json(String(news.prefix(60))), .json("[]"),
        .json(news),
      ])
    )
    defer { subscriber.server.stop() }
    try await subscriber.clock.passes { try await subscriber.script.polled(6) }
    try await subscriber.assertStatuses("connecting", "connected", "reconnecting", "connected")
    try await subscriber.assertMessages("message 1 11 on c", "message 2 12 on c")
    XCTAssertEqual(subscriber.cursors, ["0", "10", "10", "10", "10", "20"])
  }

  func testEachMalformedMessageIsReportedOnce() async throws {
    let subscriber = try Subscriber(
      to: Server(Server.envelope(10), Server.envelope(20, "7", "8", #"{"x":1}"#, "7"))
    )
    defer { subscriber.server.stop() }
    try await subscriber.script.polled(3)
    let errors = try await subscriber.received.first(3) { $0.hasPrefix("error") }
    XCTAssertEqual(errors, Array(repeating: "error jsonDataDecodingFailure", count: 3))
    XCTAssertEqual(
      subscriber.received.all.filter { $0.hasPrefix("error") }.count,
      3,
      "one is repeated"
    )
  }

  func testTheTimeoutOfAPollIsThatOfTheSpecification() async throws {
    let head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
    let script = Server([
      .json(Server.envelope(10)), .stall(), LoopbackResponse([.send(head), .stall]),
      .stall(halfwayThrough: Array(news.utf8)), .json(news),
    ])
    // Other requests keep their timeout, because a busy machine may be slow.
    let transport = ShortTimeoutTransport { $0.url.contains("tt=10&") && script.polls.count < 4 }
    let subscriber = try Subscriber(to: script, by: HTTPSession(transport: transport))
    defer { subscriber.server.stop() }
    try await script.receivedPresence(1)
    try await subscriber.clock.passes { try await subscriber.script.polled(6) }
    try await subscriber.assertStatuses("connecting", "connected", "reconnecting", "connected")
    try await subscriber.assertMessages("message 1 11 on c", "message 2 12 on c")
    XCTAssertEqual(subscriber.cursors, ["0", "10", "10", "10", "10", "20"])
    XCTAssertEqual(transport.timeouts(of: "/v2/subscribe/"), [.seconds(320)])
    XCTAssertEqual(transport.timeouts(of: "/v2/presence/"), [.seconds(60)])
  }
}

/// A transport over sockets that waits only a moment for some exchanges.
private final class ShortTimeoutTransport: HTTPTransport {
  private let transport: any HTTPTransport = .default
  private let isHurried: @Sendable (HTTPExchange) -> Bool
  private let exchanges = Locked<[HTTPExchange]>([])

  init(hurrying isHurried: @escaping @Sendable (HTTPExchange) -> Bool) {
    self.isHurried = isHurried
  }

  func perform(_ exchange: HTTPExchange) async throws(TransportError) -> HTTPResponse {
    exchanges.withLock { $0.append(exchange) }
    var exchange = exchange
    if isHurried(exchange) { exchange.timeout = .milliseconds(400) }
    return try await transport.perform(exchange)
  }

  /// The timeouts that the client requested.
  func timeouts(of path: String) -> Set<Duration> {
    exchanges.withLock { Set($0.filter { $0.url.contains(path) }.map(\.timeout)) }
  }
}
