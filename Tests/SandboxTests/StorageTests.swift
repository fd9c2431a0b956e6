import BinderyRuntime
import PubNubSDK
import Sandbox
import XCTest

/// Tests of pages, deletion, counts and expiry of stored messages.
final class StorageTests: SandboxTestCase {
  func testPagesGoBackFromTheNewest() async throws {
    let served = try serve()
    var timetokens: [String] = []
    for n in 1...5 { timetokens.append(try await served.publish(.number(JSONNumber(n)))) }
    let newest = try await served.history(max: 2)
    let before = try await served.history(start: timetokens[3], max: 2)
    let since = try await served.history(end: timetokens[3])
    let between = try await served.history(start: timetokens[3], end: timetokens[1])
    let none = try await served.history(start: timetokens[1], end: timetokens[3])
    XCTAssertEqual(newest, [4, 5])
    XCTAssertEqual(before, [2, 3])
    XCTAssertEqual(since, [4, 5])
    XCTAssertEqual(between, [2, 3])
    XCTAssertEqual(none, [])
    let oldest = try await served.api.fetchHistory(
      subscribeKey: "sub",
      channels: ["lobby"],
      max: 2,
      reverse: true
    )
    XCTAssertEqual(oldest.channels["lobby"]?.map(\.message), [1, 2])
  }

  func testSeveralChannelsHaveTwentyFiveEachAndEmptyOnesAreOmitted() async throws {
    let served = try serve()
    for n in 1...30 { try await served.publish(.number(JSONNumber(n)), on: "a/1") }
    try await served.publish("b", on: "b", meta: ["k": 1])
    let page = try await served.api.fetchHistory(
      subscribeKey: "sub",
      channels: ["a/1", "b", "c"],
      max: 100,
      includeMeta: true,
      includeMessageType: true
    )
    XCTAssertEqual(page.channels["a/1"]?.count, 25)
    XCTAssertEqual(page.channels["a/1"]?.first?.meta, "")
    XCTAssertEqual(page.channels["b"]?.first?.meta, ["k": 1])
    XCTAssertEqual(page.channels["b"]?.first?.messageType, .null)
    XCTAssertNil(page.channels["b"]?.first?.uuid)
    XCTAssertEqual(page.channels.keys.sorted(), ["a/1", "b"])
    let plain = try await served.api.fetchHistory(subscribeKey: "sub", channels: ["b"])
    XCTAssertNil(plain.channels["b"]?.first?.messageType)
    let answer = try await served.get("/v3/history/sub-key/sub/channel/none")
    XCTAssertEqual(
      answer.text(),
      #"{"status":200,"error":false,"error_message":"","channels":{}}"#
    )
  }

  func testADeletionOfOneMessageLeavesTheOthersAndTheQueue() async throws {
    let served = try serve()
    let cursor = try await served.poll().cursor.timetoken
    var timetokens: [String] = []
    for n in 1...3 { timetokens.append(try await served.publish(.number(JSONNumber(n)))) }
    let second = try XCTUnwrap(UInt64(timetokens[1]))
    _ = try await served.api.deleteMessages(
      subscribeKey: "sub",
      channel: "lobby",
      start: "\(second + 1)",
      end: "\(second)"
    )
    let history = try await served.history()
    XCTAssertEqual(history, [1, 3])
    let payloads = try await served.poll(after: cursor).payloads
    XCTAssertEqual(payloads, [1, 2, 3])
  }

  func testCountsBeginAtTheTimetoken() async throws {
    let served = try serve()
    let api = served.api
    let first = try await served.publish(1, on: "a")
    let second = try await served.publish(2, on: "a")
    try await served.publish(3, on: "b")
    let all = try await api.countMessages(
      subscribeKey: "sub",
      channels: ["a", "b", "c"],
      timetoken: "1"
    )
    XCTAssertEqual(all.channels, ["a": 2, "b": 1, "c": 0])
    let some = try await api.countMessages(
      subscribeKey: "sub",
      channels: ["b", "a"],
      channelsTimetoken: [first, second]
    )
    XCTAssertEqual(some.channels, ["b": 1, "a": 1])
    for query in ["timetoken=x", "channelsTimetoken=1", "timetoken=1&channelsTimetoken=1,1", ""] {
      let answer = try await served.get("/v3/history/sub-key/sub/message-counts/a,b?\(query)")
      XCTAssertEqual(answer.status, 400, query)
      XCTAssertTrue(answer.text().contains("Invalid Arguments"), query)
    }
  }

  func testDeliversMessagesThatAreNotStored() async throws {
    let served = try serve()
    let cursor = try await served.poll().cursor.timetoken
    _ = try await served.api.publishMessage(
      publishKey: "pub",
      subscribeKey: "sub",
      channel: "lobby",
      message: "fleeting",
      store: 0
    )
    _ = try await served.api.sendSignal(
      publishKey: "pub",
      subscribeKey: "sub",
      channel: "lobby",
      signal: "typing"
    )
    let events = try await served.poll(after: cursor).events
    XCTAssertEqual(events.map(\.messageName), ["message", "signal"])
    let history = try await served.history()
    XCTAssertEqual(history, [])
  }

  func testHistoryDropsMessagesAfterTheirTTL() async throws {
    let served = try serve()
    _ = try await served.api.publishMessage(
      publishKey: "pub",
      subscribeKey: "sub",
      channel: "lobby",
      message: "an hour",
      ttl: 1
    )
    _ = try await served.api.publishMessage(
      publishKey: "pub",
      subscribeKey: "sub",
      channel: "lobby",
      message: "for ever",
      ttl: 0
    )
    clock.advance(by: .seconds(3599))
    var history = try await served.history()
    XCTAssertEqual(history, ["an hour", "for ever"])
    clock.advance(by: .seconds(2))
    history = try await served.history()
    XCTAssertEqual(history, ["for ever"])
  }

  func testATTLBeyondTheRangeNeverExpires() async throws {
    let served = try serve()
    for hours in [511_905_000, Int(UInt32.max)] {
      _ = try await served.api.publishMessage(
        publishKey: "pub",
        subscribeKey: "sub",
        channel: "lobby",
        message: "hi",
        ttl: hours
      )
    }
    clock.advance(by: .seconds(3600))
    let history = try await served.history()
    XCTAssertEqual(history, ["hi", "hi"])
  }

  func testFeaturesMayBeDisabled() async throws {
    var settings = SandboxSettings()
    settings.disabled = [.storage]
    let served = try serve(settings)
    try await served.publish("hi")
    do {
      _ = try await served.history()
      XCTFail("allowed")
    } catch let error as RequestError<FetchHistory.Failure> {
      guard case .failure(.forbidden(.storageProblem(let problem))) = error,
        case .messageHistoryNotEnabled = problem.errorMessage
      else { return XCTFail("\(error)") }
      XCTAssertEqual(problem.channels, [:])
    }
    do {
      _ = try await served.api.deleteMessages(subscribeKey: "sub", channel: "lobby")
      XCTFail("allowed")
    } catch .failure(.forbidden(.storageProblem(let problem))) {
      guard case .messageDeletionNotEnabled = problem.errorMessage else {
        return XCTFail("\(problem)")
      }
    }
  }
}
