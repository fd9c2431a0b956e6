import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// The history since the socket was lost, when its request fails.
final class GapTests: TimedTestCase {
  private let path = "/api/client/history"

  /// A later delivery doesn't hide the gap.
  func testAFailedRequestIsRepeatedOnTheNextSocket() async throws {
    let chat = ChatFixture()
    chat.service.stub(path, .json(page("10:00")))
    let sdk = await chat.authorized()
    let (first, _) = try await chat.chatting(sdk)
    first.close()
    chat.service.stub(path, .status(503))
    let (second, peer) = try await chat.chatting(sdk, on: 1)
    _ = try await chat.listener.errors.first(1)
    try await deliver("10:30", by: peer)
    second.close()
    chat.service.stub(path, .json(page("10:45")))
    let events = sdk.events
    let (third, _) = try await chat.chatting(sdk, on: 2)
    for await case .history in events { break }
    third.close()
    // Nothing is missing up to here.
    _ = try await chat.chatting(sdk, on: 3)
    await assertAsksAfter(["10:00", "10:00", "10:45"], chat)
  }

  /// Another socket opens before the service has answered.
  func testAnOutdatedRequestIsRepeated() async throws {
    let chat = ChatFixture()
    chat.service.stub(path, .json(page("10:00")))
    let sdk = await chat.authorized()
    let (first, _) = try await chat.chatting(sdk)
    first.close()
    chat.service.stub(path, .silence)
    let (second, peer) = try await chat.chatting(sdk, on: 1)
    await assertAsksAfter(["10:00"], chat)
    try await deliver("10:30", by: peer)
    second.close()
    _ = try await chat.chatting(sdk, on: 2)
    await assertAsksAfter(["10:00", "10:00"], chat)
  }

  /// Its answer doesn't include what was missed after the request.
  func testAPageOfAnEarlierSocketDoesNotCloseTheGap() async throws {
    let chat = ChatFixture()
    chat.service.stub(path, .json(page("10:00")))
    let sdk = await chat.authorized()
    let (first, _) = try await chat.chatting(sdk)
    first.close()
    let signal = EventLog(timeout: 20)
    chat.service.stub(path, .late(page("10:20"), after: signal))
    let (second, _) = try await chat.chatting(sdk, on: 1)
    await assertAsksAfter(["10:00"], chat)
    second.close()
    let third = try sdk.getChat()
    third.didAppear()
    let peer = try await chat.peer(2)
    try await peer.register()
    _ = try await peer.frame(1)
    let events = sdk.events
    signal.add("now")
    for await case .history in events { break }
    try await peer.confirm(1)
    await assertAsksAfter(["10:00", "10:00"], chat)
    withExtendedLifetime(third) {}
  }

  /// The user may be authorized hours before the chat appears.
  func testAfterAnOldPageTheFirstSocketFetchesNewerEntries() async throws {
    let chat = ChatFixture()
    chat.service.stub(path, .json(page("10:00")))
    let sdk = await chat.authorized()
    chat.clock.advance(by: .seconds(301))
    let (session, _) = try await chat.chatting(sdk)
    await assertAsksAfter(["10:00"], chat)
    withExtendedLifetime(session) {}
  }

  func testAFailedFirstPageIsFetchedOnTheFirstSocket() async throws {
    let chat = ChatFixture { $0.historyLoadingCount = 7 }
    chat.service.stub(path, .status(503))
    let sdk = chat.client()
    sdk.authorize(user: ChatUser(identifier: "ann"))
    _ = try await chat.listener.errors.first(1)
    try await chat.settle(sdk)
    chat.service.stub(path, .json(page("10:00")))
    let (session, _) = try await chat.chatting(sdk)
    let latest = "GET /api/client/history?count=7&chatApiVersion=17&libVersion=5.9.0"
    await waitUntil { chat.service.asked.all.filter { $0 == latest }.count == 2 }
    XCTAssertEqual(chat.service.asked.all.last, latest)
    withExtendedLifetime(session) {}
  }

  /// The service answers late with invalid data.
  func testAFirstPageThatFailsDuringTheFirstSocketIsFetchedOnIt() async throws {
    let chat = ChatFixture { $0.historyLoadingCount = 7 }
    let latest = "GET /api/client/history?count=7&chatApiVersion=17&libVersion=5.9.0"
    let signal = EventLog(timeout: 20)
    chat.service.stub(path, .late("no page", after: signal))
    let sdk = chat.client()
    sdk.authorize(user: ChatUser(identifier: "ann"))
    try await chat.service.asked.wait(for: latest)
    let (session, _) = try await chat.chatting(sdk)
    chat.service.stub(path, .json(page("10:00")))
    signal.add("now")
    await waitUntil { chat.service.asked.all.filter { $0 == latest }.count == 2 }
    withExtendedLifetime(session) {}
  }

  private func page(_ time: String) -> String { #"{"messages":[\#(entry(time))]}"# }

  private func entry(_ time: String) -> String {
    #"{"type":"MESSAGE","text":"hi","receivedDate":"2030-01-01T\#(time):00.000Z"}"#
  }

  /// Delivers an entry, and waits until the client has received it.
  private func deliver(_ time: String, by peer: Peer) async throws {
    try await peer.deliver(entry(time), as: "m1")
    _ = try await peer.frame(2)
  }

  /// Compares the dates after which the history was requested.
  private func assertAsksAfter(_ times: [String], _ chat: ChatFixture, line: UInt = #line) async {
    let expected = times.map { "2030-01-01T\($0.replacing(":", with: "%3A"))%3A00.000Z" }
    func asked() -> [String] {
      chat.service.asked.all.compactMap { target in
        target.split(separator: "after=").dropFirst().first.map { String($0.prefix { $0 != "&" }) }
      }
    }
    await waitUntil { asked().count >= expected.count }
    XCTAssertEqual(asked(), expected, line: line)
  }
}
