import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// Calls that add, remove and fetch message actions.
final class MessageActionCallTests: TimedTestCase {
  func testAnActionIsAdded() async throws {
    let server = try LoopbackServer { _ in
      .json(#"{"status":200,"data":\#(Self.action)}"#)
    }
    defer { server.stop() }
    let action = try await add(to: PubNub(to: server))
    let request = try XCTUnwrap(server.requests.first)
    XCTAssertEqual(request.method, .post)
    XCTAssertEqual(
      request.path,
      "/v1/message-actions/sub/channel/ch%2F1/message/15610547826969050"
    )
    XCTAssertEqual(
      String(decoding: request.body, as: UTF8.self),
      #"{"type":"reaction","value":"smiley \"face\""}"#
    )
    XCTAssertEqual(
      try action.transcode(into: PubNubMessageActionBase.self),
      PubNubMessageActionBase(
        actionType: "reaction",
        actionValue: "smiley_face",
        actionTimetoken: 15_610_547_826_970_050,
        messageTimetoken: 15_610_547_826_969_050,
        publisher: "u",
        channel: "ch/1"
      )
    )
  }

  func testAnUnpublishedActionIsReportedOnce() async throws {
    let server = try LoopbackServer { _ in
      .json(
        #"""
        {"status":207,"data":\#(Self.action),
         "error":{"message":"Stored but failed to publish message action.","source":"actions"}}
        """#,
        status: 207
      )
    }
    defer { server.stop() }
    let results = await results(of: PubNub(to: server))
    XCTAssertEqual(results.count, 1)
    guard case .failure(let failure)? = results.first, let error = failure.pubNubError else {
      return XCTFail("no error")
    }
    XCTAssertEqual(error.reason, .failedToPublish)
    XCTAssertEqual(error.details, ["Stored but failed to publish message action."])
    guard case .json(let stored)? = error.affected.first else { return XCTFail("no action") }
    XCTAssertEqual(try stored.decode(PubNubMessageActionBase.self).publisher, "u")
  }

  /// The results with which the completion is called, until the queue has run the next block.
  private func results(of pubnub: PubNub) async -> Results {
    let (results, queue) = (Results(), DispatchQueue(label: "completions"))
    await withCheckedContinuation { continuation in
      pubnub.addMessageAction(
        channel: "c",
        type: "reaction",
        value: "v",
        messageTimetoken: 1,
        custom: .init(responseQueue: queue)
      ) { result in
        // Another call of the completion would be enqueued before this block.
        if results.append(result) == 1 { queue.async { continuation.resume() } }
      }
    }
    return results
  }

  func testAnActionIsRemoved() async throws {
    let server = try LoopbackServer(script: [
      .json(#"{"status":200,"data":{}}"#),
      .json(#"{"status":207,"data":{}}"#, status: 207),
      .json(
        #"{"status":400,"error":{"source":"actions","message":"No matching message actions to delete"}}"#,
        status: 400
      ),
      .json(
        #"{"status":400,"error":{"source":"actions","message":"Not deleting message action: wrong uuid specified"}}"#,
        status: 400
      ),
    ])
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let removed = try await pubnub.removeMessageActions(channel: "a b", message: 1, action: 2)
    XCTAssertTrue(removed == ("a b", 1, 2))
    XCTAssertEqual(server.requests[0].method, .delete)
    XCTAssertEqual(
      server.requests[0].path,
      "/v1/message-actions/sub/channel/a%20b/message/1/action/2"
    )
    for reason in [PubNubError.Reason.failedToPublish, .nothingToDelete, .invalidUUID] {
      await assertThrows(reason) {
        try await pubnub.removeMessageActions(channel: "c", message: 1, action: 2)
      }
    }
  }

  func testPagesOfActionsContinueUntilThereAreNoMore() async throws {
    let server = try LoopbackServer(script: [
      .json(
        #"{"status":200,"data":[\#(Self.action)],"more":{"start":"15610547826970099","limit":2}}"#
      ),
      .json(#"{"status":200,"data":[\#(Self.action)],"more":{}}"#),
      .json(#"{"status":200,"data":[]}"#),
    ])
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    var page: (any PubNubBoundedPage)? = PubNubBoundedPageBase(end: 5, limit: 500)
    var values: [String] = []
    repeat {
      let (actions, next) = try await pubnub.fetchMessageActions(channel: "c/d", page: page)
      values += actions.map(\.actionValue)
      page = next
    } while page != nil
    XCTAssertEqual(values, ["smiley_face", "smiley_face"])
    XCTAssertEqual(server.requests[0].path, "/v1/message-actions/sub/channel/c%2Fd")
    let queries = server.requests.map(\.query)
    XCTAssertEqual(queries.map { $0["start"] }, [nil, "15610547826970099", "15610547826970050"])
    XCTAssertEqual(queries.map { $0["end"] }, ["5", "5", "5"])
    XCTAssertEqual(queries.map { $0["limit"] }, ["100", "2", "2"])
  }

  func testPagingEndsIfTheStartIsNotOlder() async throws {
    let answer = LoopbackResponse.json(#"{"status":200,"data":[],"more":{"start":"9"}}"#)
    let server = try LoopbackServer { _ in answer }
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let next = try await pubnub.fetchMessageActions(channel: "c").next
    let last = try await pubnub.fetchMessageActions(channel: "c", page: next).next
    XCTAssertEqual([next, last].map { $0?.start }, [9, nil])
  }

  func testARefusedActionFailsWithItsReason() async throws {
    let server = try LoopbackServer(script: [
      .json(
        #"{"status":409,"error":{"source":"actions","message":"Action Already Added"}}"#,
        status: 409
      ),
      .json(
        #"""
        {"status":400,"error":{"source":"actions","message":"Request payload contained invalid input.",
         "details":[{"message":"Missing field","location":"value","locationType":"body"}]}}
        """#,
        status: 400
      ),
      .json(
        #"{"status":200,"data":{"type":"t","value":"v","actionTimetoken":"x","messageTimetoken":"1","uuid":"u"}}"#
      ),
    ])
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    for reason in [PubNubError.Reason.conflict, .badRequest, .malformedResponseBody] {
      await assertThrows(reason) { try await add(to: pubnub) }
    }
    await assertThrows(.invalidArguments) { try await pubnub.fetchMessageActions(channel: "") }
    XCTAssertEqual(server.requests.count, 3)
  }

  private func add(to pubnub: PubNub) async throws -> any PubNubMessageAction {
    try await pubnub.addMessageAction(
      channel: "ch/1",
      type: "reaction",
      value: #"smiley "face""#,
      messageTimetoken: 15_610_547_826_969_050
    )
  }

  private static let action = #"""
    {"type":"reaction","value":"smiley_face","actionTimetoken":"15610547826970050",
     "messageTimetoken":"15610547826969050","uuid":"u"}
    """#
}

/// The results with which a completion was called.
private final class Results: Sendable {
  private let results = Locked<[Result<any PubNubMessageAction, any Error>]>([])

  var count: Int { results.withLock { $0.count } }
  var first: Result<any PubNubMessageAction, any Error>? { results.withLock { $0.first } }

  func append(_ result: Result<any PubNubMessageAction, any Error>) -> Int {
    results.withLock { results in
      results.append(result)
      return results.count
    }
  }
}
