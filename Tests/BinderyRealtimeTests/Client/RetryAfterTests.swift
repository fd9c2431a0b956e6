import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of the delay that a service states when it refuses a WebSocket (RFC 9110, section 10.2.3).
final class RetryAfterTests: TimedTestCase {
  private let sockets = ScriptedSockets()
  private let clock = ManualClock()

  /// Connects, loses the connection, and returns the delay after the refused second attempt.
  private func delay(afterRefusal retryAfter: String?, status: Int = 503) async throws -> Duration {
    var headers: HTTPHeaders = [:]
    if let retryAfter { headers.append("Retry-After", retryAfter) }
    let refusal = WebSocketError.Refusal(status: status, headers: headers)
    var options = RealtimeOptions(transport: SecondRefusingTransport(sockets, refusal))
    options.clock = clock
    options.policy.backOff.jitter = .zero
    let client = RealtimeClient(server: RealtimeServer("wss://shop.example/v1/"), options: options)
    let store = try await client.channel(StoreChannel(store: "7"))
    try await sockets.socket(0).lose()
    await waitUntil { clock.waits.contains(.seconds(1)) }
    clock.advance(by: .seconds(1))
    await waitUntil { clock.waits.contains { $0 > .zero } }
    let waits = clock.waits
    withExtendedLifetime(store) {}
    XCTAssertEqual(waits.count, 1)
    return waits[0]
  }

  func testTheDelayThatAServiceStates() async throws {
    let delay = try await delay(afterRefusal: "17")
    XCTAssertEqual(delay, .seconds(17))
  }

  func testTheDelayAfterTooManyRequests() async throws {
    let delay = try await delay(afterRefusal: " 40", status: 429)
    XCTAssertEqual(delay, .seconds(40))
  }

  /// The delays of the policy are the shortest, so that a value of 0 is no loop.
  func testAShorterDelayThanThatOfThePolicy() async throws {
    let delay = try await delay(afterRefusal: "0")
    XCTAssertEqual(delay, .seconds(2))
  }

  func testAValueThatIsNotANumberOfSeconds() async throws {
    let delay = try await delay(afterRefusal: "Fri, 31 Dec 1999 23:59:59 GMT")
    XCTAssertEqual(delay, .seconds(2))
  }
}

/// A transport that refuses the second attempt.
private final class SecondRefusingTransport: WebSocketTransport {
  private let attempts = EventLog()
  private let sockets: ScriptedSockets
  private let refusal: WebSocketError.Refusal

  init(_ sockets: ScriptedSockets, _ refusal: WebSocketError.Refusal) {
    self.sockets = sockets
    self.refusal = refusal
  }

  func connect(
    to url: String,
    _ options: WebSocketOptions
  ) async throws(WebSocketError) -> any WebSocketConnection {
    attempts.add(url)
    guard attempts.all.count != 2 else { throw .refused(refusal) }
    return try await sockets.connect(to: url, options)
  }
}
