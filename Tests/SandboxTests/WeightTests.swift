import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

@testable import Sandbox

/// Tests of limits in bytes.
final class WeightTests: XCTestCase {
  private var settings = SandboxSettings()
  private let start: UInt64 = 17_000_000_000_000_000

  override func setUp() {
    settings.bounds.bytes = 100_000
    settings.bounds.permanentBytes = 50_000
    // Disables presence events, so that only presences count.
    settings.presence.announceMax = 0
  }

  private func keyspace() -> Keyspace {
    Keyspace(subscribeKey: "sub", settings: settings, now: start)
  }

  private func state(_ bytes: Int) -> PresenceState {
    ["mood": .string(String(repeating: "x", count: bytes))]
  }

  func testDoesNotAddAPresenceBeyondTheLimit() {
    var keyspace = keyspace()
    for n in 0..<100 {
      keyspace.arrive("user \(n)", on: ["x"], timeoutSeconds: 20, states: ["x": state(1000)])
    }
    XCTAssertEqual(keyspace.presence.occupancy(of: "x"), 49)
    XCTAssertLessThanOrEqual(keyspace.presence.size, 50_000)
    keyspace.leave("user 0", from: ["x"])
    keyspace.arrive("another", on: ["x"], timeoutSeconds: 20, states: ["x": state(1000)])
    XCTAssertEqual(keyspace.presence.occupancy(of: "x"), 49)
    keyspace.settle(at: start + 20 * .ticksPerSecond)
    XCTAssertEqual(keyspace.presence.size, 0)
  }

  func testAStateBeyondTheLimitKeepsThePreviousOne() {
    var keyspace = keyspace()
    keyspace.arrive("ann", on: ["x"], timeoutSeconds: 20, states: ["x": state(10)])
    keyspace.arrive("ann", on: ["x"], timeoutSeconds: 40, states: ["x": state(60_000)])
    XCTAssertFalse(keyspace.set(state(60_000), of: "ann", on: ["x"]))
    XCTAssertFalse(keyspace.set(state(60_000), of: "ben", on: ["x"]))
    XCTAssertEqual(keyspace.presence.state(of: "ann", on: "x"), state(10))
    XCTAssertNil(keyspace.presence.state(of: "ben", on: "x"))
    keyspace.settle(at: start + 39 * .ticksPerSecond)
    XCTAssertEqual(keyspace.presence.occupancy(of: "x"), 1, "that she was there counts")
    XCTAssertTrue(keyspace.set(state(20), of: "ann", on: ["x"]))
    XCTAssertEqual(keyspace.presence.state(of: "ann", on: "x"), state(20))
  }

  func testDropsMessagesForPresences() {
    var keyspace = keyspace()
    for n in 0..<90 { keyspace.store("\(n)", on: "a", size: 1000) }
    for n in 0..<40 {
      keyspace.arrive("user \(n)", on: ["x"], timeoutSeconds: 20, states: ["x": state(1000)])
    }
    let messages = keyspace.channels["a"]?.size ?? 0
    XCTAssertLessThanOrEqual(messages + keyspace.presence.size, 100_000)
    XCTAssertGreaterThan(messages, 40_000)
  }

  func testStateChangeEventsCountTheSizeOfTheState() {
    settings.presence.announceMax = 20
    var keyspace = keyspace()
    for n in 0..<200 {
      XCTAssertTrue(keyspace.set(state(1000 + n), of: "ann", on: ["x"]))
    }
    let entries = keyspace.channels["x-pnpres"]?.entries ?? []
    XCTAssertLessThanOrEqual(entries.count, 90)
    XCTAssertGreaterThan(entries.count, 60)
  }

  func testDropsTheOldestActionsWithoutMessages() {
    var keyspace = keyspace()
    for n in 1...500 {
      let note = String(repeating: "x", count: 1000)
      keyspace.append(action(n, saying: note, on: "channel \(n % 7)"))
    }
    let kept = keyspace.actions.values.flatMap(\.actions)
    XCTAssertLessThanOrEqual(kept.reduce(0) { $0 + $1.size }, 100_000)
    XCTAssertGreaterThan(kept.count, 60)
    XCTAssertEqual(kept.map(\.timetoken).max(), start + 500)
  }

  func testActionsCountTheSizeOfTheChannelName() {
    var keyspace = keyspace()
    for n in 1...500 {
      let name = "\(n)" + String(repeating: "x", count: 1000)
      keyspace.append(action(n, saying: "x", on: name))
    }
    XCTAssertLessThanOrEqual(keyspace.actions.count, 90)
    XCTAssertGreaterThan(keyspace.actions.count, 60)
    XCTAssertEqual(keyspace.actions.values.flatMap(\.actions).map(\.timetoken).max(), start + 500)
  }

  private func action(_ number: Int, saying value: String, on channel: String) -> StoredAction {
    StoredAction(
      type: "note",
      value: value,
      user: "ann",
      channel: channel,
      timetoken: start + UInt64(number),
      messageTimetoken: start
    )
  }

  func testCountsTheSizeOfGroupNames() {
    var keyspace = keyspace()
    let channels = (0..<60).map { "\($0)" + String(repeating: "x", count: 1000) }
    XCTAssertTrue(keyspace.add(Array(channels[..<40]), to: "g"))
    XCTAssertFalse(keyspace.add(channels, to: "h"))
    XCTAssertTrue(keyspace.add(Array(channels[..<40]), to: "g"), "they are there already")
    keyspace.groups.remove("g")
    XCTAssertEqual(keyspace.groups.size, 0)
  }

  func testDropsTheOldestRequestsForTheHeadsOfNewOnes() {
    var log = RequestLog()
    for n in 0..<40 {
      let request = LoopbackRequest(
        method: .get,
        target: "/\(n)",
        headers: ["X-Large": String(repeating: "x", count: 1 << 20)]
      )
      log.add(RecordedRequest(time: 1, request: request, outcome: .status(200)), atMost: 1000)
    }
    XCTAssertEqual(log.requests.map(\.request.target), (25..<40).map { "/\($0)" })
    for n in 0..<1001 {
      let request = LoopbackRequest(method: .get, target: "/\(n)")
      log.add(RecordedRequest(time: 1, request: request, outcome: .status(200)), atMost: 1000)
    }
    XCTAssertEqual(log.requests.map(\.request.target), (1..<1001).map { "/\($0)" })
  }
}
