import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Messages, each of which arrives or fails.
final class MessageTests: TimedTestCase {
  func testAMessageArrives() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    async let sent = session.send(.text("hello"))
    let frame = try await peer.frame(2)
    XCTAssertEqual(frame["action"], "sendMessage")
    XCTAssertEqual(frame["data"]?["important"], true)
    XCTAssertEqual(frame["data"]?["content"]?["type"], "MESSAGE")
    XCTAssertEqual(frame["data"]?["content"]?["text"], "hello")
    XCTAssertEqual(frame["data"]?["content"]?["clientId"], "ann")
    try await peer.confirm(2)
    let id = try await sent
    XCTAssertEqual(frame["data"]?["messageId"]?.string, id)
  }

  /// Any entry may name the conversation, until it ends.
  func testAMessageNamesTheKnownConversation() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let notices: KeyValuePairs = ["THREAD_OPENED": 7 as JSONValue?, "THREAD_CLOSED": nil]
    for (number, (kind, known)) in notices.enumerated() {
      try await peer.deliver(#"{"type":"\#(kind)","threadId":7}"#, as: kind)
      async let sent = session.send(.text("hello"))
      // After the acknowledgment of the notice.
      let position = 3 + 2 * number
      let frame = try await peer.frame(position)
      XCTAssertEqual(frame["data"]?["content"]?["threadId"], known, kind)
      try await peer.confirm(position)
      _ = try await sent
    }
  }

  /// It doesn't wait for the socket itself.
  func testAMessageWaitsForTheSocket() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let session = try sdk.getChat()
    session.didAppear()
    async let sent = session.send(.location(GeoPoint(latitude: 1.5, longitude: -2)))
    let peer = try await chat.peer()
    try await peer.admit()
    let content = try await peer.frame(2)["data"]?["content"]
    XCTAssertEqual(content?["type"], "UPDATE_LOCATION")
    XCTAssertEqual(content?["data"], #"{"coordinates":"1.500000, -2.000000"}"#)
    try await peer.confirm(2)
    _ = try await sent
  }

  func testARefusedMessageFails() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let sent = Task { await session.failure(of: .text("hello")) }
    try await peer.refuse(2)
    let failure = await sent.value
    XCTAssertEqual(failure, .rejected(code: "NO", details: "why"))
  }

  func testAMessageThatFailsAfterItsAcknowledgmentIsReported() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let events = sdk.events
    async let sent = session.send(.text("hello"))
    try await peer.confirm(2)
    let id = try await sent
    let list = #"{"statuses":[{"messageId":"\#(id)","status":"failed"}]}"#
    try await peer.send(#"{"action":"getStatuses","data":\#(list)}"#)
    try await peer.deliver(#"{"type":"MESSAGE","text":"hi"}"#, as: "m7")
    var statuses: [MessageStatus] = []
    for await event in events {
      if case .status(let status, of: id) = event { statuses.append(status) }
      if case .received = event { break }
    }
    XCTAssertEqual(statuses, [.sending, .sent, .failed])
  }

  func testAnUnansweredMessageTimesOut() async throws {
    let chat = ChatFixture { $0.networkConfig.wsConfig.sendTimeout = 5 }
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let sent = Task { await session.failure(of: .text("hello")) }
    _ = try await peer.frame(2)
    await waitUntil { chat.clock.waits.contains(.seconds(5)) }
    chat.clock.advance(by: .seconds(5))
    let failure = await sent.value
    XCTAssertEqual(failure, .timedOut)
  }

  func testALostSocketFailsSentMessages() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let sent = Task { await session.failure(of: .text("hello")) }
    _ = try await peer.frame(2)
    peer.socket.lose()
    let failure = await sent.value
    XCTAssertEqual(failure, .connectionLost)
    await assertFails(.refused(.webSocketNotActive), .text("again"), in: session)
    // X-16: until the chat appears again.
    XCTAssertEqual(chat.sockets.urls.all.count, 1)
    session.didAppear()
    try await chat.peer(1).admit()
  }

  func testDeauthorizingFailsSentMessages() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let sent = Task { await session.failure(of: .text("hello")) }
    _ = try await peer.frame(2)
    sdk.deauthorizeUser()
    let failure = await sent.value
    XCTAssertEqual(failure, .connectionLost)
  }

  func testMessagesThatCannotBeSentThrow() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let session = try sdk.getChat()
    await assertFails(.refused(.webSocketNotActive), .text("a"), in: session)
    await assertFails(.refused(.messageIsEmpty), .text(" \n"), in: session)
    let long = ChatMessage.text(String(repeating: "a", count: 4_001))
    await assertFails(.refused(.messageTooLong), long, in: session)
    let large = Data(count: (30 << 20) + 1)
    await assertFails(.refused(.messageImageTooLarge), .image(large), in: session)
  }

  func testImportantDeliveriesAreAcknowledged() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    try await peer.deliver(#"{"type":"MESSAGE","text":"hi"}"#, as: "m7")
    let delivered = try await peer.frame(2)
    XCTAssertEqual(delivered["action"], "updateStatuses")
    XCTAssertEqual(delivered["data"]?["deviceAddress"], "apns_ann")
    XCTAssertEqual(delivered["data"]?["statuses"], [["messageId": "m7", "status": "delivered"]])
    session.markRead(["m7"])
    let read = try await peer.frame(3)
    XCTAssertEqual(read["data"]?["statuses"], [["messageId": "m7", "status": "read"]])
  }

  private func assertFails(
    _ expected: ChatSendFailure,
    _ message: ChatMessage,
    in session: ChatSession,
    line: UInt = #line
  ) async {
    let failure = await session.failure(of: message)
    XCTAssertEqual(failure, expected, line: line)
  }
}
