import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Receivers that have ended receive nothing more, not even events of the current batch.
final class ListenerRemovalTests: TimedTestCase {
  private typealias Ending = @Sendable (Receivers) -> Void
  private typealias Closure = @Sendable (any PubNubMessage) -> Void

  func testAnEndedSubscriptionReceivesNothing() async throws {
    let endings: [Ending] = [
      { $0.subscription?.unsubscribe() }, { $0.subscription?.dispose() }, { $0.subscription = nil },
      { $0.pubnub.unsubscribeAll() },
    ]
    try await assertEnd(endings) { receivers, closure in
      receivers.subscription?.onMessage = closure
    }
  }

  func testAnEndedSetReceivesNothing() async throws {
    let endings: [Ending] = [{ $0.set?.unsubscribe() }, { $0.set?.dispose() }, { $0.set = nil }]
    try await assertEnd(endings) { receivers, closure in receivers.set?.onMessage = closure }
  }

  func testARemovedListenerOfTheClientReceivesNothing() async throws {
    let endings: [Ending] = [
      { receivers in receivers.listener.map(receivers.pubnub.removeEventListener) },
      { $0.pubnub.removeAllListeners() }, { $0.listener = nil },
    ]
    try await assertEnd(endings) { receivers, closure in
      receivers.listener?.onMessage = closure
      receivers.listener.map(receivers.pubnub.addEventListener)
    }
  }

  func testARemovedListenerOfASubscriptionReceivesNothing() async throws {
    let endings: [Ending] = [
      { receivers in receivers.listener.map { receivers.subscription?.removeEventListener($0) } },
      { $0.subscription?.removeAllListeners() }, { $0.listener = nil },
      { $0.subscription?.unsubscribe() }, { $0.subscription = nil },
    ]
    try await assertEnd(endings) { receivers, closure in
      receivers.listener?.onMessage = closure
      receivers.listener.map { receivers.subscription?.addEventListener($0) }
    }
  }

  func testARemovedListenerOfASetReceivesNothing() async throws {
    let endings: [Ending] = [
      { receivers in receivers.listener.map { receivers.set?.removeEventListener($0) } },
      { $0.set?.removeAllListeners() }, { $0.listener = nil }, { $0.set?.unsubscribe() },
      { $0.set = nil },
    ]
    try await assertEnd(endings) { receivers, closure in
      receivers.listener?.onMessage = closure
      receivers.listener.map { receivers.set?.addEventListener($0) }
    }
  }

  func testARemovedStatusListenerReceivesNothing() async throws {
    let receivers = try await receivers()
    defer { receivers.release() }
    let received = EventLog()
    let listener = StatusListener(queue: receivers.queue)
    listener.onConnectionStateChange = { [weak listener] status in
      received.add("\(status)")
      listener.map(receivers.pubnub.removeStatusListener)
    }
    receivers.pubnub.addStatusListener(listener)
    let statuses = [ConnectionStatus.connecting, .connected]
    receivers.send(statuses.map { .own(.connectionStatusChanged($0)) })
    XCTAssertEqual(received.all, ["connecting"])
  }

  func testAListenerThatIsAddedAgainContinues() async throws {
    let receivers = try await receivers()
    defer { receivers.release() }
    let received = EventLog()
    receivers.listener?.onMessage = { message in
      received.add("\(message.payload)")
      receivers.listener.map(receivers.pubnub.addEventListener)
    }
    receivers.listener.map(receivers.pubnub.addEventListener)
    receivers.send(try Self.messages())
    XCTAssertEqual(received.all, ["1", "2"])
  }

  /// Asserts that each ending stops delivery: during the first of two messages, and before it.
  private func assertEnd(
    _ endings: [Ending],
    line: UInt = #line,
    of attach: (Receivers, @escaping Closure) -> Void
  ) async throws {
    for (index, end) in endings.enumerated() {
      for endsDuringDelivery in [true, false] {
        let receivers = try await receivers()
        defer { receivers.release() }
        let received = EventLog()
        attach(receivers) { message in
          received.add("\(message.payload)")
          if endsDuringDelivery { end(receivers) }
        }
        receivers.send(try Self.messages()) { if !endsDuringDelivery { end(receivers) } }
        XCTAssertEqual(received.all, endsDuringDelivery ? ["1"] : [], "ending \(index)", line: line)
      }
    }
  }

  /// Creates receivers of a client whose first statuses have been delivered.
  private func receivers() async throws -> Receivers {
    let subscriber = try Subscriber(to: SubscribeServer([]))
    addTeardownBlock { subscriber.server.stop() }
    try await subscriber.statuses.wait(for: "connecting")
    return Receivers(at: subscriber.pubnub)
  }

  private static func messages() throws -> [ReceivedItem] {
    let items = ReceivedItems(encryption: PayloadEncryption(module: nil))
    return try (1...2).flatMap { number in
      let message = SubscribeServer.message("\(number)", at: Timetoken(number))
      return items.items(PolledEvent(event: try JSONValue(parsing: message).decode()))
    }
  }
}

/// The objects that may receive items.
private final class Receivers: Sendable {
  let queue = DispatchQueue(label: "listener")
  let pubnub: PubNub
  private let members: Locked<Members>

  private struct Members {
    var subscription: Subscription?
    var set: SubscriptionSet?
    var listener: EventListener?
  }

  init(at pubnub: PubNub) {
    self.pubnub = pubnub
    let members = Members(
      subscription: pubnub.channel("c").subscription(queue: queue),
      set: pubnub.subscription(queue: queue, entities: [pubnub.channel("c")]),
      listener: EventListener(queue: queue)
    )
    self.members = Locked(members)
    members.subscription?.subscribe()
    members.set?.subscribe()
  }

  var subscription: Subscription? {
    get { members.withLock { $0.subscription } }
    set { members.replace(\.subscription, by: newValue) }
  }

  var set: SubscriptionSet? {
    get { members.withLock { $0.set } }
    set { members.replace(\.set, by: newValue) }
  }

  var listener: EventListener? {
    get { members.withLock { $0.listener } }
    set { members.replace(\.listener, by: newValue) }
  }

  /// Sends items, runs a closure before the queue continues, and waits for the delivery.
  func send(_ items: [ReceivedItem], before: () -> Void = {}) {
    queue.suspend()
    pubnub.listeners.send(items)
    before()
    queue.resume()
    queue.sync {}
  }

  /// The closures and these objects retain each other.
  func release() { members.replace(\.self, by: Members()) }
}
