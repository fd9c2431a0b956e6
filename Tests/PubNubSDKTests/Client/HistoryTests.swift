import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Calls that fetch, delete and count stored messages.
final class HistoryTests: TimedTestCase {
  func testMessagesHaveAllStoredProperties() async throws {
    let server = try LoopbackServer { _ in .json(Self.three) }
    defer { server.stop() }
    let (byChannel, next) = try await PubNub(to: server).fetchMessageHistory(for: ["my_channel"])
    let messages = try XCTUnwrap(byChannel["my_channel"])
    XCTAssertEqual(messages.map(\.published), [15_653_750_239_963_666, 15_654_070_724_737_575, 0])
    XCTAssertEqual(messages[0].payload.codableValue["text"]?.stringOptional, "hi")
    XCTAssertEqual(messages[0].metadata?.jsonStringify, #"{"k":"v"}"#)
    XCTAssertEqual(messages[0].publisher, "user-1")
    XCTAssertEqual(messages[0].messageType, .message)
    XCTAssertNil(messages[1].metadata)
    XCTAssertEqual(messages[1].messageType, .file)
    XCTAssertEqual(messages[1].customMessageType, "text")
    XCTAssertTrue(messages[2].error == .malformedResponseBody)
    XCTAssertNil(next, "three of at most a hundred are all messages")
  }

  func testAPageRequestIsWithinTheServicesLimit() async throws {
    let server = try LoopbackServer { _ in .json(Self.three) }
    defer { server.stop() }
    _ = try await PubNub(to: server).fetchMessageHistory(
      for: ["my_channel"],
      includeMeta: true,
      page: PubNubBoundedPageBase(start: 20, end: 10, limit: 500)
    )
    let query = try XCTUnwrap(server.requests.first).query
    XCTAssertEqual(query["max"], "100")
    XCTAssertEqual(query["start"], "20")
    XCTAssertEqual(query["end"], "10")
    XCTAssertEqual(query["include_meta"], "true")
  }

  private static let three = #"""
    {"status":200,"error":false,"error_message":"","channels":{"my_channel":[
      {"message":{"text":"hi"},"timetoken":"15653750239963666","meta":{"k":"v"},"uuid":"user-1","message_type":null},
      {"message":"plain","timetoken":15654070724737575,"meta":"","uuid":"user-1","message_type":4,"custom_message_type":"text"},
      {"message":1,"timetoken":"none"}]}}
    """#

  func testAMessageWithoutATimetokenDoesNotEndTheHistory() async throws {
    let server = try LoopbackServer { _ in
      .json(
        #"""
        {"status":200,"error":false,"error_message":"","channels":{"c":[
          {"message":0,"timetoken":"none"},{"message":1,"timetoken":"15"},{"message":2,"timetoken":"16"}]}}
        """#
      )
    }
    defer { server.stop() }
    let (_, next) = try await PubNub(to: server).fetchMessageHistory(
      for: ["c"],
      page: PubNubBoundedPageBase(limit: 3)
    )
    XCTAssertEqual(next?.start, 15)
  }

  func testMessagesHaveTheirActions() async throws {
    let server = try LoopbackServer { _ in
      .json(
        #"""
        {"status":200,"error":false,"error_message":"","channels":{"c":[{"message":1,"timetoken":"5","uuid":"p",
          "actions":{"reaction":{"smile":[{"uuid":"u1","actionTimetoken":"7"}],"frown":[{"uuid":"u2","actionTimetoken":"8"}]}}}]},
         "more":{"url":"/x","start":"5","max":98}}
        """#
      )
    }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let (byChannel, next) = try await pubnub.fetchMessageHistory(for: ["c/d"], includeActions: true)
    XCTAssertEqual(
      server.requests.first?.path,
      "/v3/history-with-actions/sub-key/sub/channel/c%2Fd"
    )
    XCTAssertEqual(server.requests.first?.query["max"], "25")
    let actions = try XCTUnwrap(byChannel["c"]?.first).actions
    XCTAssertEqual(actions.map(\.actionValue), ["frown", "smile"])
    XCTAssertEqual(actions.map(\.actionTimetoken), [8, 7])
    XCTAssertEqual(actions.map(\.messageTimetoken), [5, 5])
    XCTAssertEqual(next?.start, 5)
  }

  func testActionsAreFetchedForOneChannelAtATime() async throws {
    let server = try LoopbackServer { _ in .json(Self.three) }
    defer { server.stop() }
    await assertThrows(.invalidArguments) {
      try await PubNub(to: server).fetchMessageHistory(for: ["a", "b"], includeActions: true)
    }
    XCTAssertEqual(server.requests.count, 0)
  }

  /// The page of the busy channel ends long after that of the quiet one; no message may be omitted.
  func testPagesOfSeveralChannelsOmitNothing() async throws {
    let kept = ["busy": Array(1...70), "quiet": [1, 3], "spaced out": Array(1...30)]
    let server = try LoopbackServer { request in
      .json(Self.page(of: kept, before: request.query["start"].flatMap { Int($0) } ?? .max))
    }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    var page: (any PubNubBoundedPage)?
    var received: [String: [Int]] = [:]
    repeat {
      let (byChannel, next) = try await pubnub.fetchMessageHistory(
        for: kept.keys.sorted(),
        page: page
      )
      for (channel, messages) in byChannel {
        received[channel, default: []] += messages.compactMap(\.payload.intOptional)
      }
      page = next
    } while page != nil
    XCTAssertEqual(received.mapValues { $0.sorted() }, kept)
    XCTAssertLessThan(server.requests.count, 6)
  }

  /// At most 25 messages of each channel, with percent-encoded names like the service's.
  private static func page(of kept: [String: [Int]], before start: Int) -> String {
    let members = kept.compactMap { name, times -> String? in
      let messages = times.filter { $0 < start }.suffix(25).map {
        ##"{"message":\##($0),"timetoken":"\##($0)"}"##
      }
      let name = name.replacingOccurrences(of: " ", with: "%20")
      return messages.isEmpty ? nil : ##""\##(name)":[\##(messages.joined(separator: ","))]"##
    }
    let channels = members.joined(separator: ",")
    return ##"{"status":200,"error":false,"error_message":"","channels":{\##(channels)}}"##
  }

  func testDeletingSendsItsBounds() async throws {
    let server = try LoopbackServer { _ in
      .json(#"{"status":200,"error":false,"error_message":""}"#)
    }
    defer { server.stop() }
    try await PubNub(to: server).deleteMessageHistory(from: "a,b", start: 2, end: 1)
    let request = try XCTUnwrap(server.requests.first)
    XCTAssertEqual(request.method, .delete)
    XCTAssertEqual(request.path, "/v3/history/sub-key/sub/channel/a%2Cb")
    XCTAssertEqual(request.query["start"], "2")
    XCTAssertEqual(request.query["end"], "1")
  }

  func testMessagesAreCounted() async throws {
    let server = try LoopbackServer { _ in
      .json(#"{"status":200,"error":false,"error_message":"","channels":{"a":2,"b%20c":0}}"#)
    }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let counts = try await pubnub.messageCounts(channels: ["a", "b c"])
    XCTAssertEqual(counts, ["a": 2, "b c": 0])
    XCTAssertEqual(server.requests[0].query["timetoken"], "1")
    _ = try await pubnub.messageCounts(channels: ["b": 6, "a": 5])
    XCTAssertTrue(server.requests[1].path.hasSuffix("/message-counts/a,b"), server.requests[1].path)
    XCTAssertEqual(server.requests[1].query["channelsTimetoken"], "5,6")
    XCTAssertNil(server.requests[1].query["timetoken"])
    await assertThrows(.missingRequiredParameter) {
      try await pubnub.messageCounts(channels: [String]())
    }
  }

  func testAnErrorNamesTheFeatureThatIsNotEnabled() async throws {
    let server = try LoopbackServer { _ in
      .json(
        #"{"status":403,"error":true,"error_message":"Use of the history API requires the Storage & Playback","channels":{}}"#,
        status: 403
      )
    }
    defer { server.stop() }
    await assertThrows(.messageHistoryNotEnabled) {
      try await PubNub(to: server).fetchMessageHistory(for: ["c"])
    }
  }
}
