import BinderyTesting
import XCTest

@testable import PusherSwift

/// A channel that was left, and joined again before the connection has executed either command.
final class KnownChannelTests: XCTestCase {
  private let hub = EventHub(queue: DispatchQueue(label: "test"))
  private let connection = Pusher(key: "Key").connection
  private let listener = Listener()
  private let events = EventLog()

  func testMessagesAboutALeftChannelAreNotAboutTheNextOfItsName() {
    hub.delegate = listener
    let channel = join()
    speak()
    XCTAssertFalse(channel.subscribed)
    XCTAssertNil(channel.subscriptionCount)
    XCTAssertEqual(events.all + listener.channels.all, [])
    hub.channels.markKnown(channel)
    speak()
    XCTAssertTrue(channel.subscribed)
    XCTAssertEqual(channel.subscriptionCount, 3)
    XCTAssertEqual(
      events.all,
      [
        "pusher:subscription_succeeded c -", "pusher:subscription_count c -", "x c 1",
        "pusher:subscription_error c ",
      ]
    )
    XCTAssertEqual(listener.channels.all, ["subscribed c", "failed c - -"])
  }

  /// The command to subscribe to the first one arrives late, too.
  func testACommandOfALeftChannelIsNotAboutTheNextOfItsName() {
    let first = join()
    hub.channels.remove("c") {}
    let second = join()
    hub.channels.markKnown(first)
    XCTAssertNil(hub.channels.known("c"))
    hub.channels.markKnown(second)
    XCTAssertTrue(hub.channels.known("c") === second)
  }

  func testAWaitForAChannelIgnoresALeftOneOfItsName() async throws {
    let hub = hub
    let first = join()
    hub.channels.remove("c") {}
    let second = join()
    let isWaiting = EventLog()
    async let result = hub.waiters.value(for: "c") { isWaiting.add("c") }
    _ = try await isWaiting.first(1)
    hub.complete(first, .success(first))
    hub.complete(first, .failure(.noAuthMethod))
    hub.complete(second, .success(second))
    let joined = try await result?.get()
    XCTAssertTrue(joined === second)
  }

  private func join() -> PusherChannel {
    hub.channels.add("c", of: connection) { [events] channel in
      _ = channel.bindings.add(nil) { events.write($0) }
    } sending: { _ in
    }
  }

  /// Delivers all messages of the service about a channel.
  private func speak() {
    hub.succeed("c", nil, as: nil, #"{"event":"s","channel":"c"}"#)
    hub.count(3, on: "c", #"{"event":"n","channel":"c"}"#)
    hub.deliver(PusherEvent("x", on: "c", data: "1", message: "{}"))
    hub.fail("c", SubscriptionFailure(.noAuthMethod))
    hub.callbacks.queue.sync {}
  }
}
