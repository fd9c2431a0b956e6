import BinderyRuntime
import PubNubSDK
import Sandbox
import TestSupport
import XCTest

final class PublishTests: SandboxTestCase {
  func testAMessageIsStoredAndDelivered() async throws {
    let served = try serve()
    let cursor = try await served.poll().cursor.timetoken
    let message: JSONValue = ["text": "hé \"/?+&=#%\\ 🙃", "big": 9_007_199_254_740_993]
    let timetoken = try await served.publish(message, meta: ["lang": "en+us"])
    XCTAssertEqual(timetoken.count, 17)
    let envelope = try await served.poll(after: cursor)
    guard case .message(let event) = try XCTUnwrap(envelope.events.first) else {
      return XCTFail("no message")
    }
    XCTAssertEqual(event.payload, message)
    XCTAssertEqual(event.metadata, ["lang": "en+us"])
    XCTAssertEqual(event.publisher, "ann")
    XCTAssertEqual(event.channel, "lobby")
    XCTAssertEqual(event.subscription, "lobby")
    XCTAssertEqual(event.published?.timetoken, timetoken)
    XCTAssertEqual(envelope.cursor.timetoken, timetoken)
    let history = try await served.history()
    XCTAssertEqual(history, [message])
  }

  func testAHeldPollIsAnsweredByAPublish() async throws {
    let served = try serve()
    let cursor = try await served.poll().cursor.timetoken
    async let envelope = served.poll(after: cursor)
    await waitUntil { served.sandbox.waitingPolls > 0 }
    try await served.publish("hi")
    let payloads = try await envelope.payloads
    XCTAssertEqual(payloads, ["hi"])
    XCTAssertEqual(served.sandbox.waitingPolls, 0)
  }

  func testAFiredMessageIsNeitherDeliveredNorStored() async throws {
    let served = try serve()
    let cursor = try await served.poll().cursor.timetoken
    for norep in [NoReplication.flag(true), .number(1)] {
      _ = try await served.api.publishMessage(
        publishKey: "pub",
        subscribeKey: "sub",
        channel: "lobby",
        message: "fired",
        store: 0,
        norep: norep
      )
    }
    try await served.publish("published")
    let payloads = try await served.poll(after: cursor).payloads
    let history = try await served.history()
    XCTAssertEqual(payloads, ["published"])
    XCTAssertEqual(history, ["published"])
  }

  func testReturnsTheTimeOfTheClock() async throws {
    let served = try serve()
    clock.advance(by: .seconds(1))
    let time = try await served.api.fetchTime()
    XCTAssertEqual(time.timetoken, 17_000_000_010_000_000)
  }
}
