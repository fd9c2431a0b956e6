import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

/// Tests of a client whose channels the test serves, without WebSockets.
final class FakeChannelTests: TimedTestCase {
  private let fake = FakeChannels()
  private var store: FakeChannel<StoreChannel> { fake.channel(StoreChannel(store: "7")) }

  private func open() async throws -> RealtimeChannel<StoreChannel> {
    try await fake.client.channel(StoreChannel(store: "7"))
  }

  func testMessagesWaitForTheFirstReader() async throws {
    store.deliver(text: #"{"type": "order", "id": "o1"}"#)
    store.deliver(text: #"{"type": "order", "id": "o2"}"#)
    store.finish()
    XCTAssertFalse(store.isInUse)
    var orders: [StoreChannel.Incoming] = []
    for try await order in try await open().incoming { orders.append(order) }
    XCTAssertEqual(orders, [.order("o1"), .order("o2")])
    // The next reader continues.
    let next = try await open()
    store.deliver(text: #"{"type": "order", "id": "o3"}"#)
    store.finish()
    orders = []
    for try await order in next.incoming { orders.append(order) }
    XCTAssertEqual(orders, [.order("o3")])
  }

  func testChannelsAreDistinguishedByTheirParameters() async throws {
    let seven = try await open()
    let eight = try await fake.client.channel(StoreChannel(store: "8"))
    let news = try await fake.client.channel(NewsChannel())
    fake.channel(StoreChannel(store: "8")).deliver(text: #"{"type": "order", "id": "o8"}"#)
    fake.channel(NewsChannel()).deliver(text: #"{"type": "news"}"#)
    store.deliver(text: #"{"type": "order", "id": "o7"}"#)
    var sevens = seven.incoming.makeAsyncIterator()
    var eights = eight.incoming.makeAsyncIterator()
    var papers = news.incoming.makeAsyncIterator()
    let first = try await sevens.next()
    let second = try await eights.next()
    let third = try await papers.next()
    XCTAssertEqual(first, .order("o7"))
    XCTAssertEqual(second, .order("o8"))
    XCTAssertEqual(third, .news)
  }

  func testAChannelWithOtherParametersIsAnError() async throws {
    store.deliver(text: #"{"type": "order", "id": "o1"}"#)
    do {
      _ = try await fake.client.channel(StoreChannel(store: "8"))
      XCTFail("the channel was opened")
    } catch {
      XCTAssertEqual(
        "\(error)",
        "there is no connection: the client opens the channel /stores/8/orders?version=1,"
          + " but the test has /stores/7/orders?version=1"
      )
    }
    let eight = fake.channel(StoreChannel(store: "8"))
    let opened = try await fake.client.channel(StoreChannel(store: "8"))
    XCTAssertTrue(eight.isInUse)
    XCTAssertEqual(opened.channel.store, "8")
  }

  func testOtherMessagesAreUnhandled() async throws {
    store.deliver(text: "not JSON")
    let orders = try await open()
    store.deliver(text: #"{"type": "order"}"#)
    store.deliver(text: #"{"type": "other"}"#)
    XCTAssertEqual(fake.client.unhandledCount, 3)
    var unhandled = fake.client.unhandled.makeAsyncIterator()
    var errors: [Bool] = []
    while errors.count < 3, let message = try await unhandled.next() {
      errors.append(message.error != nil)
    }
    XCTAssertEqual(errors, [true, true, false])
    XCTAssertEqual(orders.channel.store, "7")
  }

  func testARequestIsAnsweredBeforeSendReturns() async throws {
    let orders = try await open()
    store.answer = { _ in [.page(request: 1)] }
    try await orders.send(.stop)
    XCTAssertEqual(store.sent.count, 1)
  }

  func testAReplyIsLostWithTheConnection() async throws {
    let feed = try await fake.client.channel(FeedChannel())
    let sent = fake.channel(FeedChannel())
    let reply = Task { () async -> RealtimeError? in
      do throws(RealtimeError) {
        _ = try await feed.reply(to: .subscribe("p")) { _ in 1 }
        return nil
      } catch {
        return error
      }
    }
    await waitUntil { !sent.sent.isEmpty }
    fake.status = .reconnecting
    let error = await reply.value
    XCTAssertEqual(error, .replyLost)
  }

  /// Connects the channel of questions, one of which waits for a page of the store.
  private func waitForPage() async throws -> (
    questions: RealtimeChannel<QuestionChannel>, page: Task<Result<Int, RealtimeError>, Never>
  ) {
    let questions = try await fake.client.channel(QuestionChannel())
    let service = fake.channel(QuestionChannel())
    let page = questions.ask(1)
    await waitUntil { !service.sent.isEmpty }
    return (questions, page)
  }

  /// A message that a reader takes is handled, whether or not a request waits for a reply.
  func testMessagesBesideRepliesAreHandledByTheReaders() async throws {
    let (questions, page) = try await waitForPage()
    let orders = try await open()
    store.deliver(text: #"{"type": "order", "id": "o1"}"#)
    store.deliver(text: #"{"type": "page", "request": 5}"#)
    store.deliver(text: #"{"type": "other"}"#)
    store.deliver(text: #"{"type": "order"}"#)
    store.finish()
    let outcome = await page.value
    XCTAssertEqual(outcome, .success(5))
    var received: [StoreChannel.Incoming] = []
    for try await message in orders.incoming { received.append(message) }
    XCTAssertEqual(received, [.order("o1"), .page(request: 5)])
    XCTAssertEqual(fake.client.unhandledCount, 2, "each message that no reader takes, once")
    withExtendedLifetime(questions) {}
  }

  /// Requests that wait for replies of a channel are no readers of it.
  func testMessagesAndTheirEndWaitForAReaderBesideReplies() async throws {
    store.deliver(text: #"{"type": "order", "id": "o1"}"#)
    let (questions, page) = try await waitForPage()
    store.deliver(text: #"{"type": "order", "id": "o2"}"#)
    XCTAssertFalse(store.isInUse)
    store.deliver(text: #"{"type": "page", "request": 5}"#)
    let outcome = await page.value
    XCTAssertEqual(outcome, .success(5))
    store.finish()
    var received: [StoreChannel.Incoming] = []
    for try await message in try await open().incoming { received.append(message) }
    XCTAssertEqual(received, [.order("o1"), .order("o2")])
    XCTAssertEqual(fake.client.unhandledCount, 0)
    withExtendedLifetime(questions) {}
  }

  func testTheEndOfAChannelLosesItsReplies() async throws {
    let (questions, page) = try await waitForPage()
    store.finish()
    let outcome = await page.value
    XCTAssertEqual(outcome, .failure(.replyLost))
    withExtendedLifetime(questions) {}
  }

  func testPoliciesOfTheChannelApply() async throws {
    let feed = try await fake.client.channel(FeedChannel())
    let service = fake.channel(FeedChannel())
    for number in [1, 2, 2, 6, 7, 8] {
      service.deliver(text: #"{"type": "tick", "product": "p", "number": \#(number)}"#)
    }
    service.report(.disconnected(.seconds(3)))
    service.finish()
    var count = 0
    for try await _ in feed.incoming { count += 1 }
    XCTAssertEqual(count, 5)
    var causes: [MessageGap.Cause] = []
    for try await gap in feed.gaps { causes.append(gap.cause) }
    XCTAssertEqual(causes, [.missing(3...5, key: ["p"]), .disconnected(.seconds(3))])
  }

  func testALostConnectionIsAGap() async throws {
    let orders = try await open()
    fake.status = .disconnected
    fake.status = .connected
    store.finish()
    var causes: [MessageGap.Cause] = []
    for try await gap in orders.gaps { causes.append(gap.cause) }
    XCTAssertEqual(causes, [.disconnected(.zero)])
  }

  func testTheClientDisconnects() async throws {
    let orders = try await open()
    await fake.client.disconnect()
    XCTAssertEqual(fake.status, .disconnected)
    await fake.client.checkConnections()
    await fake.client.connect()
    XCTAssertEqual(fake.status, .connected)
    XCTAssertEqual(orders.channel.store, "7")
  }
}
