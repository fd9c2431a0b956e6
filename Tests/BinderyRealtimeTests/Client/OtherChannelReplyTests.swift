import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of replies that arrive on another channel of the same WebSocket.
final class OtherChannelReplyTests: TimedTestCase {
  private let sockets = ScriptedSockets()
  private let clock = ManualClock()

  private func client() -> RealtimeClient {
    var options = RealtimeOptions(transport: sockets)
    options.clock = clock
    options.policy.backOff.jitter = .zero
    return RealtimeClient(server: RealtimeServer("wss://shop.example/v1/"), options: options)
  }

  private static let correlation = MessageCorrelation(
    request: .payload("id"),
    reply: .payload("request")
  )

  /// Asks for a page, which is a message of the store's channel.
  private func ask(
    _ id: Int,
    _ questions: RealtimeChannel<QuestionChannel>,
    _ correlation: MessageCorrelation? = correlation
  ) -> Task<Int, any Error> {
    Task {
      try await questions.reply(
        to: .question(id),
        on: StoreChannel(store: "7"),
        correlation: correlation
      ) { message in
        if case .page(let request) = message { request } else { nil }
      }
    }
  }

  func testRepliesAreFoundByTheirCorrelation() async throws {
    let client = client()
    let questions = try await client.channel(QuestionChannel())
    let socket = try await sockets.socket(0)
    let replies = [ask(1, questions), ask(2, questions)]
    _ = try await socket.sent.first(2)
    for message in [
      #"{"type": "page", "request": 2}"#, #"{"type": "page", "request": 3}"#,
      #"{"type": "order", "id": "o1"}"#, #"{"type": "page", "request": 1}"#,
    ] {
      try await socket.deliver(.text(message))
    }
    let values = try await [replies[0].value, replies[1].value]
    XCTAssertEqual(values, [1, 2])
    XCTAssertEqual(sockets.urls.all.count, 1, "the channels share a WebSocket")
    // The channel of the replies isn't in use.
    XCTAssertEqual(client.unhandledCount, 2)
  }

  /// Without a correlation identifier, the service answers requests in their order.
  func testRepliesInOrder() async throws {
    let questions = try await client().channel(QuestionChannel())
    let socket = try await sockets.socket(0)
    let first = ask(1, questions, nil)
    _ = try await socket.sent.first(1)
    let second = ask(2, questions, nil)
    _ = try await socket.sent.first(2)
    for request in 5...6 {
      try await socket.deliver(.text(#"{"type": "page", "request": \#(request)}"#))
    }
    let values = try await [first.value, second.value]
    XCTAssertEqual(values, [5, 6])
  }

  func testReadersOfTheOtherChannelReceiveTheReply() async throws {
    let client = client()
    let orders = try await client.channel(StoreChannel(store: "7"))
    let questions = try await client.channel(QuestionChannel())
    let socket = try await sockets.socket(0)
    let reply = ask(1, questions)
    _ = try await socket.sent.first(1)
    try await socket.deliver(.text(#"{"type": "page", "request": 1}"#))
    _ = try await reply.value
    var received = orders.incoming.makeAsyncIterator()
    let message = try await received.next()
    XCTAssertEqual(message, .page(request: 1))
    XCTAssertEqual(client.unhandledCount, 0)
  }

  func testAReplyIsLostWithTheConnection() async throws {
    let questions = try await client().channel(QuestionChannel())
    let lost = ask(1, questions)
    let socket = try await sockets.socket(0)
    _ = try await socket.sent.first(1)
    socket.lose()
    do {
      _ = try await lost.value
      XCTFail("a reply")
    } catch {
      XCTAssertEqual(error as? RealtimeError, .replyLost)
    }
    await waitUntil { clock.waits.contains(.seconds(1)) }
    clock.advance(by: .seconds(1))
    // The receiver of the replies is that of the next connection, too.
    let next = ask(2, questions)
    let second = try await sockets.socket(1)
    _ = try await second.sent.first(1)
    try await second.deliver(.text(#"{"type": "page", "request": 2}"#))
    let value = try await next.value
    XCTAssertEqual(value, 2)
  }

  func testTheConnectionIsClosedWithTheChannel() async throws {
    var questions: RealtimeChannel? = try await client().channel(QuestionChannel())
    let socket = try await sockets.socket(0)
    if let questions {
      let reply = ask(1, questions)
      _ = try await socket.sent.first(1)
      try await socket.deliver(.text(#"{"type": "page", "request": 1}"#))
      _ = try await reply.value
    }
    questions = nil
    try await socket.sent.wait(for: "close 1000")
    try await socket.released.wait(for: "released")
  }

  func testAFakeAnswersOnTheOtherChannel() async throws {
    let fake = FakeChannels()
    let questions = try await fake.client.channel(QuestionChannel())
    let pages = fake.channel(StoreChannel(store: "7"))
    fake.channel(QuestionChannel()).answer = { question in
      guard case .question(let id) = question else { return [] }
      pages.deliver(text: #"{"type": "page", "request": \#(id)}"#)
      return []
    }
    let value = try await ask(7, questions).value
    XCTAssertEqual(value, 7)
  }
}
