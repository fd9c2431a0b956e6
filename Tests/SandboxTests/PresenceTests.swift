import BinderyRuntime
import PubNubSDK
import Sandbox
import TestSupport
import XCTest

/// Tests of presence and its events, with a manual clock.
final class PresenceTests: SandboxTestCase {
  func testSubscribingJoinsAndLeavingLeaves() async throws {
    let served = try serve()
    let cursor = try await served.poll(["lobby-pnpres"], by: "watcher").cursor.timetoken
    _ = try await served.poll(["lobby", "lobby-pnpres"], by: "bob")
    _ = try await served.poll(["lobby"], by: "ann")
    _ = try await served.poll(["lobby"], by: "ann")
    _ = try await served.api.leaveChannels(
      subscribeKey: "sub",
      channels: ["lobby", "lobby-pnpres"],
      uuid: "bob"
    )
    let events = try await served.poll(["lobby-pnpres"], after: cursor, by: "watcher").presence
    XCTAssertEqual(events.map(\.payload.action), [.join, .join, .leave])
    XCTAssertEqual(events.map(\.payload.uuid), ["bob", "ann", "bob"])
    XCTAssertEqual(events.map(\.payload.occupancy), [1, 2, 1])
    XCTAssertEqual(events.map(\.channel), Array(repeating: "lobby-pnpres", count: 3))
    XCTAssertEqual(events.first?.payload.timestamp, 1_700_000_000)
    XCTAssertEqual(events.first?.metadata?["pn_action"], "join")
    XCTAssertEqual(events.first?.metadata?["pn_ispresence"], 1)
  }

  func testASubscriberSeesItsOwnJoin() async throws {
    let served = try serve()
    let cursor = try await served.poll(["lobby", "lobby-pnpres"], by: "bob").cursor.timetoken
    let events = try await served.poll(["lobby", "lobby-pnpres"], after: cursor, by: "bob").presence
    XCTAssertEqual(events.map(\.payload.uuid), ["bob"])
  }

  func testAnnouncesATimeout() async throws {
    let served = try serve()
    let cursor = try await served.poll(["lobby-pnpres"], by: "watcher").cursor.timetoken
    try await served.heartbeat(["lobby"], timeout: 20, by: "bob")
    try await served.heartbeat(["lobby"], timeout: 300, by: "ann")
    clock.advance(by: .seconds(19))
    try await served.heartbeat(["lobby"], timeout: 20, by: "bob")
    clock.advance(by: .seconds(19))
    var users = try await served.users(of: "lobby")
    XCTAssertEqual(users, ["ann", "bob"])
    clock.advance(by: .seconds(1))
    users = try await served.users(of: "lobby")
    XCTAssertEqual(users, ["ann"])
    let events = try await served.poll(["lobby-pnpres"], after: cursor, by: "watcher").presence
    XCTAssertEqual(events.map(\.payload.action), [.join, .join, .timeout])
    XCTAssertEqual(events.last?.payload.uuid, "bob")
    XCTAssertEqual(events.last?.payload.occupancy, 1)
  }

  func testAHeldPollReceivesATimeoutWithoutAnyRequest() async throws {
    let served = try serve()
    try await served.heartbeat(["lobby"], timeout: 20, by: "bob")
    let cursor = try await served.poll(["lobby-pnpres"], by: "watcher").cursor.timetoken
    async let envelope = served.poll(["lobby-pnpres"], after: cursor, by: "watcher")
    await waitUntil { served.sandbox.waitingPolls > 0 }
    clock.advance(by: .seconds(20))
    served.sandbox.settle()
    let events = try await envelope.presence
    XCTAssertEqual(events.map(\.payload.action), [.timeout])
  }

  func testStateIsSetBroadcastAndRemovedWithItsUser() async throws {
    let served = try serve()
    let api = served.api
    try await served.heartbeat(["a", "b"], by: "bob")
    let cursor = try await served.poll(["a-pnpres"], by: "watcher").cursor.timetoken
    let receipt = try await api.setPresenceState(
      subscribeKey: "sub",
      channels: ["a", "b"],
      userId: "bob",
      state: ["mood": "ok/1"]
    )
    XCTAssertEqual(receipt.payload, ["mood": "ok/1"])
    let events = try await served.poll(["a-pnpres"], after: cursor, by: "watcher").presence
    XCTAssertEqual(events.map(\.payload.action), [.stateChange])
    XCTAssertEqual(events.first?.payload.data, ["mood": "ok/1"])
    let one = try await api.fetchPresenceState(subscribeKey: "sub", channels: ["a"], userId: "bob")
    guard case .singleState(let state) = one else { return XCTFail("\(one)") }
    XCTAssertEqual(state.payload, ["mood": "ok/1"])
    _ = try await api.leaveChannels(subscribeKey: "sub", channels: ["a"], uuid: "bob")
    let two = try await api.fetchPresenceState(
      subscribeKey: "sub",
      channels: ["a", "b"],
      userId: "bob"
    )
    guard case .stateByChannel(let states) = two else { return XCTFail("\(two)") }
    XCTAssertEqual(states.payload.channels, ["a": [:], "b": ["mood": "ok/1"]])
  }

  func testAHeartbeatMaySetState() async throws {
    let served = try serve()
    let cursor = try await served.poll(["a-pnpres"], by: "watcher").cursor.timetoken
    for mood in ["ok", "ok", "bad"] {
      _ = try await served.api.sendHeartbeat(
        subscribeKey: "sub",
        channels: ["a"],
        state: ["a": ["mood": .string(mood)]],
        uuid: "bob"
      )
    }
    let events = try await served.poll(["a-pnpres"], after: cursor, by: "watcher").presence
    XCTAssertEqual(events.map(\.payload.action), [.join, .stateChange])
    XCTAssertEqual(events.map(\.payload.data), [["mood": "ok"], ["mood": "bad"]])
  }

  func testAnnouncesManyOccupantsInIntervals() async throws {
    var settings = SandboxSettings()
    settings.presence.announceMax = 2
    let served = try serve(settings)
    let cursor = try await served.poll(["a-pnpres"], by: "watcher").cursor.timetoken
    for user in ["u1", "u2", "u3", "u4"] { try await served.heartbeat(["a"], by: user) }
    _ = try await served.api.leaveChannels(subscribeKey: "sub", channels: ["a"], uuid: "u3")
    var events = try await served.poll(["a-pnpres"], after: cursor, by: "watcher").presence
    XCTAssertEqual(events.map(\.payload.action), [.join, .join])
    clock.advance(by: .seconds(10))
    events = try await served.poll(["a-pnpres"], after: cursor, by: "watcher").presence
    let interval = try XCTUnwrap(events.last?.payload)
    XCTAssertEqual(interval.action, .interval)
    XCTAssertEqual(interval.occupancy, 3)
    XCTAssertEqual(interval.join, ["u4"])
    XCTAssertEqual(interval.leave, ["u3"])
    XCTAssertNil(interval.timeout)
    XCTAssertNil(interval.uuid)
  }

  func testHereNowCountsNamesAndPages() async throws {
    let served = try serve()
    let api = served.api
    for user in ["u1", "u2", "u3"] { try await served.heartbeat(["a"], by: user) }
    try await served.heartbeat(["b/2"], by: "u1")
    _ = try await api.setPresenceState(
      subscribeKey: "sub",
      channels: ["a"],
      userId: "u2",
      state: ["x": 1]
    )
    let page = try await api.hereNow(
      subscribeKey: "sub",
      channels: ["a"],
      state: 1,
      limit: 2,
      offset: 1
    )
    guard case .singleOccupancy(let one) = page else { return XCTFail("\(page)") }
    XCTAssertEqual(one.occupancy, 3)
    XCTAssertEqual(
      one.uuids,
      [
        .occupantWithState(OccupantWithState(uuid: "u2", state: ["x": 1])),
        .occupantWithState(OccupantWithState(uuid: "u3")),
      ]
    )
    let several = try await api.hereNow(
      subscribeKey: "sub",
      channels: ["a", "b/2", "empty"],
      disableUuids: 1
    )
    guard case .occupancyByChannel(let many) = several else { return XCTFail("\(several)") }
    XCTAssertEqual(many.payload.channels.mapValues(\.occupancy), ["a": 3, "b/2": 1])
    XCTAssertNil(many.payload.channels["a"]?.uuids)
    XCTAssertEqual(many.payload.totalChannels, 2)
    XCTAssertEqual(many.payload.totalOccupancy, 4)
    let everywhere = try await api.globalHereNow(subscribeKey: "sub")
    XCTAssertEqual(everywhere.payload.channels["b/2"]?.uuids, [.userId("u1")])
    let channels = try await api.whereNow(subscribeKey: "sub", userId: "u1")
    XCTAssertEqual(channels.payload.channels, ["a", "b/2"])
  }

  func testRejectsInvalidRequests() async throws {
    let served = try serve()
    do {
      _ = try await served.api.sendHeartbeat(subscribeKey: "sub", channels: ["a"])
      XCTFail("no user")
    } catch .failure(.badRequest(let problem)) {
      XCTAssertEqual(problem.error, .number(1))
      XCTAssertEqual(problem.service, "Presence")
    }
    let answer = try await served.get("/v2/presence/sub-key/sub/channel/a/uuid/bob/data?uuid=bob")
    XCTAssertEqual(answer.status, 400)
    XCTAssertEqual(
      answer.text(),
      #"{"status":400,"error":1,"message":"No state specified.","service":"Presence"}"#
    )
  }

  func testPresenceMayBeDisabled() async throws {
    var settings = SandboxSettings()
    settings.disabled = [.presence]
    let served = try serve(settings)
    _ = try await served.poll(["lobby"], by: "bob")
    do {
      _ = try await served.api.hereNow(subscribeKey: "sub", channels: ["lobby"])
      XCTFail("allowed")
    } catch .failure(.forbidden(let problem)) {
      XCTAssertEqual(problem.status, 403)
    }
  }
}
