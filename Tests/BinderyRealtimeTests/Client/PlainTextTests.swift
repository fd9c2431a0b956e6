import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of messages that are plain texts, and of keep-alives with them.
final class PlainTextTests: TimedTestCase {
  private let sockets = ScriptedSockets()
  private let clock = ManualClock()

  private func client(_ keepAlive: KeepAlivePolicy) -> RealtimeClient {
    var options = RealtimeOptions(transport: sockets)
    options.clock = clock
    options.policy.keepAlive = keepAlive
    return RealtimeClient(server: RealtimeServer("wss://market.example"), options: options)
  }

  private func keepAlive(_ sender: KeepAlivePolicy.Side) -> KeepAlivePolicy {
    KeepAlivePolicy(
      sender: sender,
      kind: .message,
      activityTimeout: .seconds(20),
      pongTimeout: .seconds(10),
      ping: "ping",
      pong: "pong",
      pingPayload: "ping",
      pongPayload: "pong",
      isPlainText: true
    )
  }

  func testTextsAreReceivedAndSent() async throws {
    let client = client(keepAlive(.client))
    let channel = try await client.channel(MarketChannel())
    let socket = try await sockets.socket(0)
    for text in ["pong", #"{"price":1}"#, "busy"] { try await socket.deliver(.text(text)) }
    var incoming = channel.incoming.makeAsyncIterator()
    let received = try await [incoming.next(), incoming.next()]
    XCTAssertEqual(received, [.pong, .price(1)])
    try await channel.send(.ping)
    try await channel.send(.price(2))
    XCTAssertEqual(socket.sent.all, ["text ping", #"text {"price":2}"#])
    await waitUntil { client.unhandledCount == 1 }
  }

  /// The heartbeat `2` is a text, as its content type states, and no JSON number; so is `true`.
  func testTextsThatLookLikeJSON() async throws {
    let client = client(keepAlive(.client))
    let channel = try await client.channel(MarketChannel())
    let socket = try await sockets.socket(0)
    for text in ["2", "true", #"{"price":1}"#, "[busy]"] { try await socket.deliver(.text(text)) }
    var incoming = channel.incoming.makeAsyncIterator()
    let received = try await [incoming.next(), incoming.next()]
    XCTAssertEqual(received, [.heartbeat, .price(1)])
    try await channel.send(.heartbeat)
    XCTAssertEqual(socket.sent.all, ["text 2"])
    var unhandled = client.unhandled.makeAsyncIterator()
    let others = try await [unhandled.next(), unhandled.next()]
    XCTAssertEqual(others.map { $0?.message }, [.text("true"), .text("[busy]")])
    XCTAssertEqual(others.map { $0?.error }, [nil, nil])
    XCTAssertEqual(try MarketChannel.Incoming(message: "2"), .heartbeat)
    XCTAssertEqual(try MarketChannel.Incoming(message: "true"), .unknown("true"))
  }

  func testATextIsTheKeepAlive() async throws {
    let channel = try await client(keepAlive(.client)).channel(MarketChannel())
    let socket = try await sockets.socket(0)
    await waitUntil { clock.waits.contains(.seconds(20)) }
    clock.advance(by: .seconds(20))
    let sent = try await socket.sent.first(1)
    XCTAssertEqual(sent, ["text ping"])
    _ = channel
  }

  /// The `ping` of the service is no message that a client sends.
  func testASilentServiceThatSendsTheKeepAlivesIsPingedByAFrame() async throws {
    let channel = try await client(keepAlive(.server)).channel(MarketChannel())
    let socket = try await sockets.socket(0)
    await waitUntil { clock.waits.contains(.seconds(20)) }
    clock.advance(by: .seconds(20))
    let sent = try await socket.sent.first(1)
    XCTAssertEqual(sent, ["ping"])
    _ = channel
  }

  func testATextIsAnswered() async throws {
    let channel = try await client(keepAlive(.server)).channel(MarketChannel())
    let socket = try await sockets.socket(0)
    try await socket.deliver(.text("ping"))
    let sent = try await socket.sent.first(1)
    XCTAssertEqual(sent, ["text pong"])
    _ = channel
  }

  func testAnAnswerRepeatsTheValueOfItsPing() async throws {
    var policy = KeepAlivePolicy(
      sender: .server,
      kind: .message,
      activityTimeout: .seconds(20),
      pongTimeout: .seconds(10),
      ping: "ping",
      pong: "pong",
      echo: .init(from: .payload("ping"), to: .payload("pong"))
    )
    for (payload, answer): (JSONValue?, String) in [
      (nil, #"{"pong":1492420473027}"#), (["op": "pong"], #"{"op":"pong","pong":1492420473027}"#),
    ] {
      policy.pongPayload = payload
      let index = sockets.urls.all.count
      let channel = try await client(policy).channel(MarketChannel())
      let socket = try await sockets.socket(index)
      try await socket.deliver(.text(#"{"ping":1492420473027}"#))
      let sent = try await socket.sent.first(1)
      XCTAssertEqual(sent, ["text \(answer)"])
      _ = channel
    }
  }
}

/// A channel with the texts `ping` and `pong`, and prices in JSON.
private struct MarketChannel: MessageChannel {
  static let template = ChannelAddress("/")

  var parameters: [String] { [] }

  typealias Outgoing = Incoming

  enum Incoming: TypedEvent {
    case ping
    case pong
    case heartbeat
    case numberedPing
    case price(Int)
    case unknown(JSONValue)

    static let messageNames: [String] = ["ping", "pong", "price", "heartbeat"]
    static let textMessageNames: [String] = ["ping", "pong", "heartbeat"]

    var messageName: String? {
      switch self {
      case .ping, .numberedPing: "ping"
      case .pong: "pong"
      case .price: "price"
      case .heartbeat: "heartbeat"
      case .unknown: nil
      }
    }

    init(from json: inout JSONReader) throws(JSONError) {
      let value = try JSONValue(from: &json)
      switch value {
      case "ping": self = .ping
      case "pong": self = .pong
      case "2": self = .heartbeat
      default:
        if value["ping"] != nil {
          self = .numberedPing
        } else if let price = value["price"]?.int {
          self = .price(price)
        } else {
          self = .unknown(value)
        }
      }
    }

    func encode(into json: inout JSONWriter) {
      switch self {
      case .ping: "ping".encode(into: &json)
      case .pong: "pong".encode(into: &json)
      case .heartbeat: "2".encode(into: &json)
      case .numberedPing, .unknown: JSONValue.null.encode(into: &json)
      case .price(let price):
        json.beginObject()
        json.member("price", price)
        json.endObject()
      }
    }
  }
}
