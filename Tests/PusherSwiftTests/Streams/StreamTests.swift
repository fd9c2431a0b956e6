import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

final class StreamTests: TimedTestCase {
  private struct Price: Decodable, Equatable {
    let amount: Int
  }

  func testEventsAreDecodedUntilTheChannelIsLeft() async throws {
    let isReading = DispatchSemaphore(value: 0)
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("c")
      isReading.wait()
      peer.send("price", on: "c", text: #"{\"amount\":1}"#)
      peer.send("other", on: "c", text: "x")
      peer.send("price", on: "c", text: "no price")
      peer.send("price", on: "c", data: #"{"amount":2}"#)
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = Pusher(to: server)
    pusher.connect()
    let channel = try await pusher.subscription(to: "c")
    XCTAssertTrue(channel.subscribed)
    var events = channel.events("price", as: Price.self).makeAsyncIterator()
    isReading.signal()
    let first = try await events.next()?.content
    XCTAssertEqual(first, Price(amount: 1))
    let second = await events.next()
    XCTAssertEqual(second?.event.data, "no price")
    XCTAssertThrowsError(try second?.content)
    let third = try await events.next()?.content
    XCTAssertEqual(third, Price(amount: 2))
    pusher.unsubscribe("c")
    let end = await events.next()
    XCTAssertNil(end)
    // A sequence of a channel that was left ends at once.
    var late = channel.events("price", as: Price.self).makeAsyncIterator()
    let nothing = await late.next()
    XCTAssertNil(nothing)
  }

  /// A cache channel's event follows right after the success.
  func testEventsAreBufferedFromTheSequencesCreation() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      guard peer.next() != nil else { return }
      peer.confirm("cache-c")
      peer.send("price", on: "cache-c", text: #"{\"amount\":1}"#)
      peer.send("pusher:ping")
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = Pusher(to: server)
    let prices = pusher.subscribe("cache-c").events("price", as: Price.self)
    pusher.connect()
    _ = try await pusher.subscription(to: "cache-c")
    // The answer to the ping: the event has arrived.
    _ = try await server.received.first(2)
    pusher.connection.hub.callbacks.queue.sync {}
    pusher.unsubscribe("cache-c")
    var reader = prices.makeAsyncIterator()
    let first = try await reader.next()?.content
    XCTAssertEqual(first, Price(amount: 1))
    let end = await reader.next()
    XCTAssertNil(end)
  }

  func testAFailedSubscriptionThrowsItsReason() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = Pusher(to: server)
    pusher.connect()
    await assertFails(.noAuthMethod) { () async throws(PusherSubscriptionError) in
      try await pusher.subscription(to: "private-c")
    }
    await assertFails(.invalidChannelName) { () async throws(PusherSubscriptionError) in
      try await pusher.subscription(to: "a b")
    }
    // An active subscription is returned at once.
    let channel = try await pusher.subscription(to: "c")
    let same = try await pusher.subscription(to: "c")
    XCTAssertTrue(channel === same)
  }

  /// Only callers that waited when the channel was left get that error.
  func testAChannelThatWasLeftCanBeAwaitedAtOnce() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    let pusher = Pusher(to: server)
    pusher.connect()
    var last = try await pusher.subscription(to: "c")
    for _ in 1...20 {
      pusher.unsubscribe("c")
      let channel = try await pusher.subscription(to: "c")
      XCTAssertFalse(channel === last)
      XCTAssertTrue(channel.subscribed)
      last = channel
    }
  }

  func testStreamsEndWithTheClient() async throws {
    let server = try ChannelsServer.confirming()
    defer { server.stop() }
    var pusher: Pusher? = Pusher(to: server)
    var prices = pusher?.subscribe("c").events("price", as: Price.self).makeAsyncIterator()
    var own = pusher?.user.events("price", as: Price.self).makeAsyncIterator()
    var changes = pusher?.user.watchlist.changes.makeAsyncIterator()
    pusher = nil
    let ends = (await prices?.next() == nil, await own?.next() == nil, await changes?.next() == nil)
    XCTAssertTrue(ends.0 && ends.1 && ends.2)
  }

  func testTheWaitEndsWithItsTaskAndWithTheSubscription() async throws {
    let server = try ChannelsServer { peer in
      peer.greet()
      peer.waitForEnd()
    }
    defer { server.stop() }
    let pusher = Pusher(to: server)
    pusher.connect()
    let task = Task { () async -> PusherSubscriptionError? in
      do throws(PusherSubscriptionError) {
        _ = try await pusher.subscription(to: "c")
        return nil
      } catch {
        return error
      }
    }
    _ = try await server.received.first(1)
    task.cancel()
    let cancelled = await task.value
    XCTAssertEqual(cancelled, .cancelled)
    let outcome = EventLog()
    let waiting = Task {
      do throws(PusherSubscriptionError) {
        _ = try await pusher.subscription(to: "d")
      } catch {
        outcome.add("\(error)")
      }
    }
    _ = try await server.received.first(2)
    pusher.unsubscribe("d")
    let received = try await outcome.first(1)
    XCTAssertEqual(received, ["\(PusherSubscriptionError.unsubscribed)"])
    waiting.cancel()
  }
}

private func assertFails(
  _ expected: PusherSubscriptionError,
  line: UInt = #line,
  _ subscribe: () async throws(PusherSubscriptionError) -> PusherChannel
) async {
  do throws(PusherSubscriptionError) {
    _ = try await subscribe()
    XCTFail("it succeeded", line: line)
  } catch {
    XCTAssertEqual(error, expected, line: line)
  }
}
