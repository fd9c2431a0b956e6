import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// The conversation that the client's messages name.
final class ConversationTests: TimedTestCase {
  private let path = "/api/client/history"
  private let joined = #"""
    {"type":"OPERATOR_JOINED","threadId":9,"operator":{"id":1,"name":"Op","role":"OPERATOR"}}
    """#
  private let ended = #"{"messages":[],"agentInfo":{"action":"AGENT_LOOKUP","thread":null}}"#

  /// A delivery is newer than a page that was requested before it.
  func testALatePageDoesNotUndoNewerDeliveries() async throws {
    let chat = ChatFixture { $0.keepSocketActiveDuringOperatorSession = true }
    let sdk = await chat.authorized()
    let (first, _) = try await chat.chatting(sdk)
    first.close()
    let signal = EventLog(timeout: 20)
    chat.service.stub(path, .late(ended, after: signal))
    let (session, peer) = try await chat.chatting(sdk, on: 1)
    _ = try await chat.service.asked.first(3)
    try await peer.deliver(joined)
    _ = try await peer.frame(2)
    let events = sdk.events
    signal.add("now")
    for await case .history in events { break }
    try await assertNames(9, session, peer, at: 3)
    // The dialog runs, so that the socket stays open.
    session.close()
    try await chat.settle(sdk)
    XCTAssertTrue(sdk.client.hub.current.isSocketActive)
  }

  func testAPageMayEndTheConversation() async throws {
    let chat = ChatFixture()
    chat.service.stub(
      path,
      .json(#"{"messages":[],"agentInfo":{"action":"AGENT_JOINED","thread":{"id":7}}}"#)
    )
    let sdk = await chat.authorized()
    let (first, peer) = try await chat.chatting(sdk)
    try await assertNames(7, first, peer, at: 2)
    first.close()
    chat.service.stub(path, .json(ended))
    let events = sdk.events
    let (session, next) = try await chat.chatting(sdk, on: 1)
    for await case .history in events { break }
    try await assertNames(nil, session, next, at: 2)
    // Later entries of the ended conversation don't start it again.
    try await next.deliver(#"{"type":"SURVEY","threadId":7,"questions":[]}"#)
    _ = try await next.frame(3)
    try await assertNames(nil, session, next, at: 4)
  }

  func testLaterEntriesDoNotRestartAnEndedConversation() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let notes: [(String, Int?)] = [
      (#"{"type":"THREAD_OPENED","threadId":7}"#, 7),
      (#"{"type":"THREAD_CLOSED","threadId":7}"#, nil),
      (#"{"type":"SURVEY","threadId":7,"questions":[]}"#, nil),
      (#"{"type":"PARTING_AFTER_SURVEY","threadId":7}"#, nil),
      (#"{"type":"MESSAGE_EDITED","threadId":7}"#, nil),
      (#"{"type":"THREAD_OPENED","threadId":7}"#, 7),
      (#"{"type":"THREAD_CLOSED"}"#, nil),
      (#"{"type":"MESSAGE","text":"bye","threadId":7}"#, nil),
      (#"{"type":"MESSAGE","text":"hi","threadId":8}"#, 8),
    ]
    for (number, (note, id)) in notes.enumerated() {
      try await peer.deliver(note, as: "m\(number)")
      _ = try await peer.frame(2 + 2 * number)
      try await assertNames(id, session, peer, at: 3 + 2 * number)
    }
  }

  private func assertNames(
    _ id: Int?,
    _ session: ChatSession,
    _ peer: Peer,
    at position: Int,
    line: UInt = #line
  ) async throws {
    async let sent = session.send(.text("hello"))
    let content = try await peer.frame(position)["data"]?["content"]
    XCTAssertEqual(content?["text"], "hello", line: line)
    XCTAssertEqual(content?["threadId"]?.description, id.map { "\($0)" }, line: line)
    try await peer.confirm(position)
    _ = try await sent
  }
}
