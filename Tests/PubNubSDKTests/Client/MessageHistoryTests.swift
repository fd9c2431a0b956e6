import BinderyTesting
import TestSupport
import XCTest

@testable import PubNubSDK

/// The sequence of history pages.
final class MessageHistoryTests: TimedTestCase {
  func testTheSequenceEndsWithTheHistory() async throws {
    for count in [0, 1, 99, 100, 101, 250] {
      let server = try server(keeping: count)
      defer { server.stop() }
      var received: [Int] = []
      for try await page in PubNub(to: server).messageHistory(for: ["c"]) {
        let messages = try XCTUnwrap(page["c"])
        XCTAssertFalse(messages.isEmpty)
        received = messages.compactMap(\.payload.intOptional) + received
      }
      XCTAssertEqual(received, count == 0 ? [] : Array(1...count))
      XCTAssertEqual(server.requests.count, count / 100 + 1, "of \(count)")
    }
  }

  func testPagesAreFetchedOnDemand() async throws {
    let server = try server(keeping: 50)
    defer { server.stop() }
    let history = PubNub(to: server).messageHistory(
      for: ["c"],
      includeMeta: true,
      page: PubNubBoundedPageBase(start: 40, end: 5, limit: 10)
    )
    XCTAssertEqual(server.requests.count, 0)
    for try await page in history {
      XCTAssertEqual(page["c"]?.map(\.published), Array(30...39))
      break
    }
    XCTAssertEqual(server.requests.count, 1)
    XCTAssertEqual(server.requests.first?.query["include_meta"], "true")
    var pages = history.makeAsyncIterator()
    var oldest: Timetoken?
    while let page = try await pages.next() { oldest = page["c"]?.first?.published }
    XCTAssertEqual(oldest, 5, "it begins again, within its bounds")
    let afterTheEnd = try await pages.next()
    XCTAssertNil(afterTheEnd)
  }

  func testTheSequenceEndsIfTheServiceRepeatsAPage() async throws {
    let page = Self.body(Array(1...100))
    for answer in [page, page.dropLast() + #","more":{"url":"","start":"50","max":100}}"#] {
      let answers = Array(repeating: LoopbackResponse.json(String(answer)), count: 2)
      let server = try LoopbackServer(script: answers + [.closed])
      defer { server.stop() }
      var count = 0
      for try await page in PubNub(to: server).messageHistory(for: ["c"]) {
        count += page["c"]?.count ?? 0
      }
      XCTAssertEqual(count, 100)
      XCTAssertEqual(server.requests.count, 2)
    }
  }

  func testAFailureIsThrownAndThePageIsFetchedAgain() async throws {
    let server = try LoopbackServer(script: [
      .json(#"{"status":403,"error":true,"error_message":"Forbidden","channels":{}}"#, status: 403),
      .json(Self.body([7])),
    ])
    defer { server.stop() }
    var pages = PubNub(to: server).messageHistory(for: ["c"]).makeAsyncIterator()
    do {
      _ = try await pages.next()
      XCTFail("no error")
    } catch {
      XCTAssertEqual(error.reason, .forbidden)
    }
    let page = try await pages.next()
    XCTAssertEqual(page?["c"]?.count, 1)
  }

  func testTheSequenceIsCancelledWithItsTask() async throws {
    let (asked, server) = try Self.stalling()
    defer { server.stop() }
    let pubnub = PubNub(to: server)
    let reading = Task {
      for try await _ in pubnub.messageHistory(for: ["c"]) {}
    }
    _ = try await asked.first(1)
    reading.cancel()
    await assertThrows(.clientCancelled) { try await reading.value }
  }

  private static func stalling() throws -> (EventLog, LoopbackServer) {
    let asked = EventLog()
    let server = try LoopbackServer { _ in
      asked.add("asked")
      return .stall()
    }
    return (asked, server)
  }

  private func server(keeping count: Int) throws -> LoopbackServer {
    let kept = count == 0 ? [] : Array(1...count)
    return try LoopbackServer { request in
      let query = request.query
      let start = query["start"].flatMap { Int($0) } ?? .max
      let end = query["end"].flatMap { Int($0) } ?? 0
      let most = query["max"].flatMap { Int($0) } ?? 0
      return .json(Self.body(kept.filter { $0 < start && $0 >= end }.suffix(most)))
    }
  }

  private static func body(_ times: some Sequence<Int>) -> String {
    let messages = times.map { ##"{"message":\##($0),"timetoken":"\##($0)"}"## }
    let channels = messages.isEmpty ? "" : ##""c":[\##(messages.joined(separator: ","))]"##
    return ##"{"status":200,"error":false,"error_message":"","channels":{\##(channels)}}"##
  }
}
