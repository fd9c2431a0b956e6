import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

@testable import Sandbox

/// Tests of the limits of a long-running sandbox.
final class BoundsTests: XCTestCase {
  private var settings = SandboxSettings()
  private let start: UInt64 = 17_000_000_000_000_000

  func testDropsTheOldestMessagesOfAllChannels() {
    settings.bounds.bytes = 100_000
    var keyspace = Keyspace(subscribeKey: "sub", settings: settings, now: start)
    for n in 0..<1000 { keyspace.store("\(n)", on: "channel \(n % 7)", size: 1000) }
    let stored = keyspace.channels.values.flatMap(\.entries).map(\.event.timetoken).sorted()
    XCTAssertLessThanOrEqual(stored.count * 1200, 100_000)
    XCTAssertGreaterThan(stored.count, 60)
    XCTAssertEqual(stored.last, start + 1000)
    XCTAssertEqual(stored, Array((start + 1001 - UInt64(stored.count))...(start + 1000)))
  }

  func testHistoryAndQueueOfAChannelAreBounded() {
    settings.bounds.storedMessages = 50
    settings.bounds.queuedMessages = 10
    var keyspace = Keyspace(subscribeKey: "sub", settings: settings, now: start)
    for n in 0..<500 { keyspace.store("\(n)", on: "a", size: 1) }
    for n in 0..<500 { keyspace.broadcast(.signal(.number(JSONNumber(n))), on: "b") }
    keyspace.sweep()
    XCTAssertEqual(keyspace.channels["a"]?.entries.count, 50)
    XCTAssertEqual(keyspace.channels["b"]?.entries.count, 10)
  }

  func testDropsEmptyChannels() {
    var keyspace = Keyspace(subscribeKey: "sub", settings: settings, now: start)
    for n in 0..<100 { keyspace.broadcast(.signal(1), on: "channel \(n)") }
    keyspace.settle(at: start + 21 * 60 * .ticksPerSecond)
    XCTAssertEqual(keyspace.channels.count, 0)
  }

  func testPresencesAreBoundedUntilTheyEnd() {
    settings.bounds.presences = 3
    var keyspace = Keyspace(subscribeKey: "sub", settings: settings, now: start)
    for user in ["a", "b", "c", "d"] { keyspace.arrive(user, on: ["x"], timeoutSeconds: 20) }
    XCTAssertEqual(keyspace.presence.occupancy(of: "x"), 3)
    keyspace.leave("a", from: ["x"])
    keyspace.arrive("d", on: ["x"], timeoutSeconds: 20)
    XCTAssertEqual(keyspace.presence.occupants(of: "x").map(\.user), ["b", "c", "d"])
    keyspace.settle(at: start + 20 * .ticksPerSecond)
    XCTAssertEqual(keyspace.presence.occupiedChannels, [])
    XCTAssertEqual(keyspace.presence.nextExpiry, .max)
  }

  func testAnIntervalThatIsTooLongHasNoNames() {
    settings.presence.announceMax = 0
    var keyspace = Keyspace(subscribeKey: "sub", settings: settings, now: start)
    for n in 0..<1000 {
      let user = "a user with a rather long name, number \(n)"
      keyspace.arrive(user, on: ["x"], timeoutSeconds: 300)
    }
    keyspace.settle(at: start + 10 * .ticksPerSecond)
    guard case .presence(let payload)? = keyspace.channels["x-pnpres"]?.entries.last?.event.content
    else { return XCTFail("no event") }
    XCTAssertEqual(payload.hereNowRefresh, true)
    XCTAssertNil(payload.join)
    XCTAssertEqual(payload.occupancy, 1000)
    XCTAssertEqual(keyspace.intervals.count, 0)
  }

  func testAnIntervalThatIsTooLongKeepsNoNames() {
    var interval = PresenceInterval(due: 0)
    for n in 0..<4 {
      let user = "\(n)" + String(repeating: "x", count: 10_000)
      interval.add(
        PresenceChange(channel: "x", user: user, action: .join, state: nil, occupancy: 30)
      )
      XCTAssertEqual(interval.actions.count, n < 3 ? n + 1 : 0)
    }
    XCTAssertEqual(interval.payload(timestamp: 1, occupancy: 30, hasDeltas: true).join, nil)
  }

  func testGroupsAreBounded() {
    settings.bounds.groups = 1
    settings.bounds.channelsInGroup = 2
    var groups = ChannelGroups()
    XCTAssertTrue(groups.add(["a", "b"], to: "g", settings.bounds))
    XCTAssertFalse(groups.add(["c"], to: "g", settings.bounds))
    XCTAssertFalse(groups.add(["a"], to: "h", settings.bounds))
    groups.remove(["a", "b"], from: "g")
    XCTAssertTrue(groups.add(["a"], to: "h", settings.bounds))
    XCTAssertEqual(groups.names, ["h"])
    XCTAssertEqual(groups.size, 2)
  }

  func testTimetokensIncreaseDespiteClockChanges() {
    var time = TimetokenSource()
    time.advance(to: start)
    let first = time.next()
    time.advance(to: start - 1000)
    let second = time.next()
    time.advance(to: start + 1000)
    let third = time.next()
    XCTAssertEqual([first, second, third], [start + 1, start + 2, start + 1001])
  }

  func testDropsTheLeastRecentlyUsedSubscribeKey() {
    settings.bounds.subscribeKeys = 2
    var state = SandboxState(settings: settings)
    for (n, key) in ["a", "b", "a", "c"].enumerated() {
      _ = state.handle(call("/publish/pub/\(key)/0/x/0/1"), at: start + UInt64(n))
    }
    for (key, count) in [("a", 2), ("c", 1), ("b", 0)] {
      let (result, _) = state.handle(
        call("/v3/history/sub-key/\(key)/message-counts/x?timetoken=1"),
        at: start + 10
      )
      guard case .success(.reply(let reply)) = result else { return XCTFail("\(result)") }
      let text = String(decoding: reply.body, as: UTF8.self)
      XCTAssertTrue(text.contains(#""x":\#(count)"#), text)
    }
  }

  private func call(_ target: String) -> Call {
    Call(LoopbackRequest(method: .get, target: target), body: [])
  }
}

extension Keyspace {
  mutating func store(_ text: String, on channel: String, size: Int) {
    let event = Event(
      timetoken: time.next(),
      channel: channel,
      content: .message(.string(text)),
      details: .init(size: size)
    )
    append(.init(event: event, isDelivered: true, isStored: true, expiry: nil))
  }
}
