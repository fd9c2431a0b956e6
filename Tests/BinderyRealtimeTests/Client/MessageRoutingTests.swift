import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of the channels that receive the messages of a shared WebSocket.
final class MessageRoutingTests: TimedTestCase {
  private let sockets = ScriptedSockets()

  private func client() -> RealtimeClient {
    var options = RealtimeOptions(transport: sockets)
    options.clock = ManualClock()
    return RealtimeClient(server: RealtimeServer("wss://market.example"), options: options)
  }

  private func deliver(_ texts: String...) async throws {
    for text in texts { try await sockets.socket(0).deliver(.text(text)) }
  }

  /// The order in which channels are connected doesn't matter.
  func testTheChannelWithTheMostEvidenceReceivesAMessage() async throws {
    for isFirst in [true, false] {
      let client = client()
      let index = sockets.urls.all.count
      var requests = isFirst ? try await client.channel(RequestsChannel()) : nil
      let tickers = try await client.channel(TickersChannel())
      if !isFirst { requests = try await client.channel(RequestsChannel()) }
      XCTAssertEqual(sockets.urls.all.count, index + 1)
      let socket = try await sockets.socket(index)
      for text in [
        #"{"type":"ticker","ids":[],"channels":[]}"#, #"{"type":"subscribe","ids":[1]}"#,
        #"{"type":"ticker","ids":[2]}"#,
      ] {
        try await socket.deliver(.text(text))
      }
      var incoming = tickers.incoming.makeAsyncIterator()
      let received = try await [incoming.next(), incoming.next()]
      XCTAssertEqual(received, [.message([]), .message([2])])
      var others = requests?.incoming.makeAsyncIterator()
      let other = try await others?.next()
      XCTAssertEqual(other, .message([1]))
      XCTAssertEqual(client.unhandledCount, 0)
    }
  }

  func testAMessageThatNoChannelDescribesIsCountedOnce() async throws {
    let client = client()
    let channels = (
      try await client.channel(RequestsChannel()), try await client.channel(TickersChannel())
    )
    try await deliver(#"{"type":"match","price":1,"size":2}"#, "pong", "[1]")
    XCTAssertEqual(client.unhandledCount, 3)
    var unhandled = client.unhandled.makeAsyncIterator()
    let first = try await unhandled.next()
    XCTAssertEqual(first?.message, .text(#"{"type":"match","price":1,"size":2}"#))
    XCTAssertNil(first?.error)
    let text = try await unhandled.next()
    XCTAssertNotNil(text?.error)
    let array = try await unhandled.next()
    XCTAssertNil(array?.error)
    withExtendedLifetime(channels) {}
  }

  /// A malformed message with the constant of a channel isn't a message of another channel.
  func testAMalformedMessageIsNoMessageOfAnotherChannel() async throws {
    let client = client()
    let channels = (
      try await client.channel(RequestsChannel()), try await client.channel(TickersChannel())
    )
    try await deliver(#"{"type":"ticker","ids":"all","channels":[]}"#)
    XCTAssertEqual(client.unhandledCount, 1)
    var unhandled = client.unhandled.makeAsyncIterator()
    let malformed = try await unhandled.next()
    XCTAssertEqual(malformed?.error?.error.path.description, "$.ids")
    withExtendedLifetime(channels) {}
  }

  func testChannelsWithTheSameEvidenceReceiveAMessage() async throws {
    let client = client()
    let (one, other) = (
      try await client.channel(TickersChannel()), try await client.channel(CopiesChannel())
    )
    try await deliver(#"{"type":"ticker","ids":[3]}"#)
    var incoming = one.incoming.makeAsyncIterator()
    var copies = other.incoming.makeAsyncIterator()
    let first = try await incoming.next()
    let second = try await copies.next()
    XCTAssertEqual(first, .message([3]))
    XCTAssertEqual(second, .message([3]))
  }
}

/// The requests of any type, whose members are all optional.
private struct RequestsChannel: MarketChannel {
  static let incomingSignatures: JSONSignatures = [
    .object(required: [], properties: ["type", "ids", "channels"])
  ]
}

private struct TickersChannel: MarketChannel {
  static let incomingSignatures: JSONSignatures = [
    .object(required: ["type"], properties: ["type", "ids"], values: ["type": ["ticker"]])
  ]
}

private struct CopiesChannel: MarketChannel {
  static let incomingSignatures: JSONSignatures = TickersChannel.incomingSignatures
}

private protocol MarketChannel: MessageChannel
where Incoming == MarketMessage, Outgoing == UndescribedMessages {}

extension MarketChannel {
  static var template: ChannelAddress { ChannelAddress(literal: "/") }
  var parameters: [String] { [] }
}

/// A message with the numbers in its member `ids`.
private enum MarketMessage: TypedEvent, Equatable {
  case message([Int])

  static let messageNames: [String] = ["message"]

  var messageName: String? { "message" }

  init(from json: inout JSONReader) throws(JSONError) {
    var ids: [Int]?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "ids": json.read(into: &ids)
      default: try json.skipValue()
      }
    }
    self = .message(ids ?? [])
  }

  func encode(into json: inout JSONWriter) {}
}
