import BinderyRealtime
import TestSupport
import XCTest

@testable import PusherSwift

/// Slow readers, which get the number of dropped events.
final class SlowReaderTests: TimedTestCase {
  func testASlowReaderOfEventsGetsTheOverflow() async throws {
    let (events, bindings) = events(BufferPolicy(bound: 2, overflow: .fail))
    for number in 1...2 { bindings.feed(event(number)) }
    XCTAssertNil(events.overflow)
    bindings.feed(event(3))
    XCTAssertEqual(events.overflow?.bound, 2)
    var read: [Int] = []
    for await event in events { read.append(try event.content) }
    XCTAssertEqual(read, [1, 2])
  }

  func testEventsThatEndWithTheirChannelHaveNoOverflow() async throws {
    let (events, bindings) = events(BufferPolicy(bound: 2, overflow: .fail))
    for number in 1...2 { bindings.feed(event(number)) }
    bindings.end()
    var read: [Int] = []
    for await event in events { read.append(try event.content) }
    XCTAssertEqual(read, [1, 2])
    XCTAssertNil(events.overflow)
  }

  func testASlowReaderOfAWatchlistGetsTheNumberOfDroppedChanges() async {
    let watchlist = PusherWatchlist()
    let changes = watchlist.changes
    for number in 1...1_026 {
      let change = WatchlistChange(name: .online, userIds: ["\(number)"])
      watchlist.bindings.feed(change, named: "online")
    }
    watchlist.bindings.end()
    var read: [PusherWatchlistChange] = []
    for await change in changes { read.append(change) }
    XCTAssertEqual(read.count, 1_024)
    let first = PusherWatchlistChange(name: .online, userIds: ["3"], droppedBefore: 2)
    XCTAssertEqual(read.first, first)
    XCTAssertEqual(read.last?.droppedBefore, 0)
  }

  private func events(
    _ policy: BufferPolicy
  ) -> (events: PusherEvents<Int>, bindings: EventBindings<PusherEvent>) {
    let bindings = EventBindings<PusherEvent>()
    return (PusherEvents(reader: EventReader(of: "price", in: bindings, policy)), bindings)
  }

  private func event(_ number: Int) -> PusherEvent {
    PusherEvent("price", on: "c", data: "\(number)", message: "")
  }
}
