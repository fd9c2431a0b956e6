import BinderyRuntime
import PubNubSDK
import Sandbox
import TestSupport
import XCTest

/// Tests of subscribe requests and their events.
final class SubscribeTests: SandboxTestCase {
  func testAHandshakeIsAnsweredImmediately() async throws {
    let served = try serve()
    try await served.publish("old")
    _ = try await served.poll()
    let absent = try await served.poll()
    let zero = try await served.poll(after: "0")
    XCTAssertEqual(absent.events, [])
    XCTAssertEqual(zero.cursor, absent.cursor)
    XCTAssertEqual(zero.cursor.timetoken.count, 17)
  }

  func testAPollWithoutEventsTimesOut() async throws {
    var settings = SandboxSettings()
    settings.holdSeconds = 5
    let served = try serve(settings)
    let cursor = try await served.poll().cursor.timetoken
    async let envelope = served.poll(after: cursor)
    await waitUntil { served.sandbox.waitingPolls > 0 }
    clock.advance(by: .seconds(4))
    served.sandbox.settle()
    XCTAssertEqual(served.sandbox.waitingPolls, 1)
    clock.advance(by: .seconds(1))
    served.sandbox.settle()
    let events = try await envelope.events
    XCTAssertEqual(events, [])
  }

  func testEventsNameTheSubscribedWildcardOrGroup() async throws {
    let served = try serve()
    _ = try await served.api.manageChannelGroup(
      subscribeKey: "sub",
      group: "rooms",
      add: ["kitchen", "bath"]
    )
    let cursor = try await served.poll(["a.*", "lobby"], groups: ["rooms"]).cursor.timetoken
    for channel in ["a.b", "a.b.c", "ab", "a", "lobby", "kitchen", "hall"] {
      try await served.publish(.string(channel), on: channel)
    }
    let events = try await served.poll(["a.*", "lobby"], groups: ["rooms"], after: cursor).events
    let found = events.compactMap { event -> String? in
      guard case .message(let message) = event else { return nil }
      return "\(message.channel) by \(message.subscription ?? "nothing")"
    }
    XCTAssertEqual(found, ["a.b by a.*", "a.b.c by a.*", "lobby by lobby", "kitchen by rooms"])
  }

  func testPresenceOfWildcardsAndGroups() async throws {
    let served = try serve()
    _ = try await served.api.manageChannelGroup(subscribeKey: "sub", group: "g", add: ["kitchen"])
    let names = ["a.*-pnpres"]
    let cursor = try await served.poll(names, groups: ["g-pnpres"], by: "w").cursor.timetoken
    try await served.heartbeat(["a.b", "other"], by: "bob")
    _ = try await served.poll([","], groups: ["g"], by: "ann")
    let events = try await served.poll(names, groups: ["g-pnpres"], after: cursor, by: "w").presence
    XCTAssertEqual(events.map(\.channel), ["a.b-pnpres", "kitchen-pnpres"])
    XCTAssertEqual(events.map(\.subscription), ["a.*-pnpres", "g-pnpres"])
    XCTAssertEqual(events.map(\.payload.uuid), ["bob", "ann"])
  }

  func testAFilterSelectsMessagesAndTheCursorPassesTheOthers() async throws {
    let served = try serve()
    let filter = "lang == 'en' && data.n > 1"
    let cursor = try await served.poll(filter: filter).cursor.timetoken
    for n in 1...3 {
      let number = JSONValue.number(JSONNumber(n))
      try await served.publish(["n": number], meta: ["lang": "en"])
      try await served.publish(["n": number], meta: ["lang": "de"])
    }
    let envelope = try await served.poll(after: cursor, filter: filter)
    XCTAssertEqual(envelope.payloads, [["n": 2], ["n": 3]])
    async let next = served.poll(after: envelope.cursor.timetoken, filter: filter)
    await waitUntil { served.sandbox.waitingPolls > 0 }
    try await served.publish(["n": 4])
    XCTAssertEqual(served.sandbox.waitingPolls, 1)
    try await served.publish(["n": 5], meta: ["lang": "en"])
    let payloads = try await next.payloads
    XCTAssertEqual(payloads, [["n": 5]])
  }

  func testAMalformedFilterIs481WithAPosition() async throws {
    let served = try serve()
    do {
      _ = try await served.poll(filter: "a == (")
      XCTFail("taken")
    } catch let error as RequestError<Subscribe.Failure> {
      guard case .failure(.status481(let problem)) = error else {
        return XCTFail("\(error)")
      }
      XCTAssertEqual(
        problem.message,
        .other("Malformed filter expression: at character 7, expected a value, found the end")
      )
    }
  }

  func testTheQueueKeepsTheNewestHundredForTwentyMinutes() async throws {
    let served = try serve()
    let cursor = try await served.poll().cursor.timetoken
    for n in 1...120 { try await served.publish(.number(JSONNumber(n))) }
    let payloads = try await served.poll(after: cursor).payloads
    XCTAssertEqual(payloads.count, 100)
    XCTAssertEqual(payloads.first, 21)
    XCTAssertEqual(payloads.last, 120)
    clock.advance(by: .seconds(20 * 60 + 1))
    try await served.publish("late")
    let late = try await served.poll(after: cursor).payloads
    XCTAssertEqual(late, ["late"])
    let history = try await served.history()
    XCTAssertEqual(history.count, 100)
  }

  func testRemovesThePollOfADisconnectedClient() async throws {
    let served = try serve()
    let cursor = try await served.poll().cursor.timetoken
    let task = Task { try await served.poll(after: cursor) }
    await waitUntil { served.sandbox.waitingPolls > 0 }
    task.cancel()
    await waitUntil { served.sandbox.waitingPolls == 0 }
    try await served.publish("undelivered")
    let payloads = try await served.poll(after: cursor).payloads
    XCTAssertEqual(payloads, ["undelivered"])
  }

  func testTheSandboxIsIndependentOfItsServer() async throws {
    let served = try serve()
    let cursor = try await served.poll().cursor.timetoken
    let held = Task { try await served.poll(after: cursor) }
    await waitUntil { served.sandbox.waitingPolls > 0 }
    served.server.stop()
    guard case .failure = await held.result else { return XCTFail("answered") }
    XCTAssertEqual(served.sandbox.waitingPolls, 0)
    let second = try PubNubServer(served.sandbox, port: served.server.port)
    defer { second.stop() }
    try await served.publish("after")
    let payloads = try await served.poll(after: cursor).payloads
    XCTAssertEqual(payloads, ["after"])
  }
}
