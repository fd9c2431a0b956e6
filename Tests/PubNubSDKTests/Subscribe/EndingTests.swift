import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Whoever has ended hears nothing more, of what came together with the last event either.
final class EndingTests: TimedTestCase {
  private typealias Ending = @Sendable (Cast) -> Void
  private typealias Ear = @Sendable (any PubNubMessage) -> Void

  func testASubscription() async throws {
    let endings: [Ending] = [
      { $0.subscription?.unsubscribe() }, { $0.subscription?.dispose() }, { $0.subscription = nil },
      { $0.pubnub.unsubscribeAll() },
    ]
    try await assertEnd(endings) { cast, ear in cast.subscription?.onMessage = ear }
  }

  func testASet() async throws {
    let endings: [Ending] = [{ $0.set?.unsubscribe() }, { $0.set?.dispose() }, { $0.set = nil }]
    try await assertEnd(endings) { cast, ear in cast.set?.onMessage = ear }
  }

  func testAListenerOfTheClient() async throws {
    let endings: [Ending] = [
      { cast in cast.listener.map(cast.pubnub.removeEventListener) },
      { $0.pubnub.removeAllListeners() }, { $0.listener = nil },
    ]
    try await assertEnd(endings) { cast, ear in
      cast.listener?.onMessage = ear
      cast.listener.map(cast.pubnub.addEventListener)
    }
  }

  func testAListenerOfASubscription() async throws {
    let endings: [Ending] = [
      { cast in cast.listener.map { cast.subscription?.removeEventListener($0) } },
      { $0.subscription?.removeAllListeners() }, { $0.listener = nil },
      { $0.subscription?.unsubscribe() }, { $0.subscription = nil },
    ]
    try await assertEnd(endings) { cast, ear in
      cast.listener?.onMessage = ear
      cast.listener.map { cast.subscription?.addEventListener($0) }
    }
  }

  func testAListenerOfASet() async throws {
    let endings: [Ending] = [
      { cast in cast.listener.map { cast.set?.removeEventListener($0) } },
      { $0.set?.removeAllListeners() }, { $0.listener = nil }, { $0.set?.unsubscribe() },
      { $0.set = nil },
    ]
    try await assertEnd(endings) { cast, ear in
      cast.listener?.onMessage = ear
      cast.listener.map { cast.set?.addEventListener($0) }
    }
  }

  func testAStatusListener() async throws {
    let cast = try await cast()
    defer { cast.leave() }
    let heard = Heard()
    let listener = StatusListener(queue: cast.queue)
    listener.onConnectionStateChange = { [weak listener] status in
      heard.add("\(status)")
      listener.map(cast.pubnub.removeStatusListener)
    }
    cast.pubnub.addStatusListener(listener)
    let statuses = [ConnectionStatus.connecting, .connected]
    cast.tell(statuses.map { .own(.connectionStatusChanged($0)) })
    XCTAssertEqual(heard.all, ["connecting"])
  }

  func testOneThatIsAddedAgainHearsOn() async throws {
    let cast = try await cast()
    defer { cast.leave() }
    let heard = Heard()
    cast.listener?.onMessage = { message in
      heard.add("\(message.payload)")
      cast.listener.map(cast.pubnub.addEventListener)
    }
    cast.listener.map(cast.pubnub.addEventListener)
    cast.tell(try Self.messages())
    XCTAssertEqual(heard.all, ["1", "2"])
  }

  /// That each ending is the last of it: as the first of two messages is heard, and before it is.
  private func assertEnd(
    _ endings: [Ending],
    line: UInt = #line,
    of attach: (Cast, @escaping Ear) -> Void
  ) async throws {
    for (index, end) in endings.enumerated() {
      for isHeardFirst in [true, false] {
        let cast = try await cast()
        defer { cast.leave() }
        let heard = Heard()
        attach(cast) { message in
          heard.add("\(message.payload)")
          if isHeardFirst { end(cast) }
        }
        cast.tell(try Self.messages()) { if !isHeardFirst { end(cast) } }
        XCTAssertEqual(heard.all, isHeardFirst ? ["1"] : [], "ending \(index)", line: line)
      }
    }
  }

  /// At a client that has said all it has to: whoever is told just then is held as long.
  private func cast() async throws -> Cast {
    let subscriber = try Subscriber(to: SubscribeServer([]))
    addTeardownBlock { subscriber.server.stop() }
    try await subscriber.statuses.wait(for: "connecting")
    return Cast(at: subscriber.pubnub)
  }

  private static func messages() throws -> [ReceivedItem] {
    let items = ReceivedItems(encryption: PayloadEncryption(module: nil))
    return try (1...2).flatMap { number in
      let message = SubscribeServer.message("\(number)", at: Timetoken(number))
      return items.items(AnsweredEvent(event: try JSONValue(parsing: message).decode()))
    }
  }
}

/// Those who may hear.
///
/// Sendable because the test and the queue take turns.
private final class Cast: @unchecked Sendable {
  let queue = DispatchQueue(label: "listener")
  let pubnub: PubNub
  var subscription: Subscription?
  var set: SubscriptionSet?
  var listener: EventListener?

  init(at pubnub: PubNub) {
    self.pubnub = pubnub
    subscription = pubnub.channel("c").subscription(queue: queue)
    set = pubnub.subscription(queue: queue, entities: [pubnub.channel("c")])
    listener = EventListener(queue: queue)
    subscription?.subscribe()
    set?.subscribe()
  }

  /// Tells them, does something before the queue goes on, and waits until all is heard.
  func tell(_ items: [ReceivedItem], before: () -> Void = {}) {
    queue.suspend()
    pubnub.listeners.send(items)
    before()
    queue.resume()
    queue.sync {}
  }

  /// Closures hold the cast, and it them.
  func leave() { (subscription, set, listener) = (nil, nil, nil) }
}
