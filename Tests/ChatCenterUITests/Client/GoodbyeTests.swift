import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import XCTest

@testable import ChatCenterUI

/// Who logs out, and who comes back.
final class GoodbyeTests: XCTestCase {
  func testLoggingOutOpensASocketForIt() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    sdk.prefill(message: "hello")
    async let isOut = sdk.logoutResult()
    let peer = try await chat.peer()
    try await peer.admit()
    let goodbye = try await peer.frame(2)
    XCTAssertEqual(goodbye["data"]?["content"]?["type"], "CLIENT_OFFLINE")
    try await peer.confirm(2)
    let result = try await isOut
    XCTAssertTrue(result)
    try await peer.expect("close 1000")
    XCTAssertThrowsError(try sdk.getChat())
    sdk.authorize(user: ChatUser(identifier: "ann"))
    XCTAssertEqual(try sdk.getChat().draft, "")
  }

  func testWhoHasLoggedOutHasNoChat() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    async let isOut = sdk.logoutResult()
    try await peer.confirm(2)
    let result = try await isOut
    XCTAssertTrue(result)
    XCTAssertThrowsError(try sdk.handleNotification(userInfo: ["origin": "threads"]))
    withExtendedLifetime(session) {}
  }

  func testWhereLoggingOutFailsTheClientStaysAuthorized() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    async let isOut = sdk.logoutResult()
    let peer = try await chat.peer()
    peer.socket.lose()
    let result = try await isOut
    XCTAssertFalse(result)
    XCTAssertNoThrow(try sdk.getChat())
  }
}

// The chat, or the registration, ends before the goodbye is heard.
extension GoodbyeTests {
  func testWhoseChatIsClosedMeanwhileLogsOut() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    async let isOut = sdk.logoutResult()
    _ = try await peer.frame(2)
    session.close()
    try await chat.settle(sdk)
    try await peer.confirm(2)
    let result = try await isOut
    XCTAssertTrue(result)
    try await peer.expect("close 1000")
  }

  func testWhoseDeviceIsRegisteredMeanwhileLogsOut() async throws {
    let chat = ChatFixture()
    chat.service.answer("/api/chat/config", .json(#"{"settings":{"registerAtFirstStart":true}}"#))
    let sdk = await chat.authorized()
    let peer = try await chat.peer()
    async let isOut = sdk.logoutResult()
    try await chat.settle(sdk)
    try await peer.admit()
    _ = try await peer.frame(2)
    try await chat.settle(sdk)
    try await peer.confirm(2)
    let result = try await isOut
    XCTAssertTrue(result)
    try await peer.expect("close 1000")
  }

  func testASocketThatNobodyElseWantsEndsWithAGoodbyeThatFails() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    async let isOut = sdk.logoutResult()
    _ = try await peer.frame(2)
    session.close()
    try await chat.settle(sdk)
    try await peer.refuse(2)
    let result = try await isOut
    XCTAssertFalse(result)
    try await peer.expect("close 1000")
    XCTAssertNoThrow(try sdk.getChat())
  }
}

// Somebody is authorized while the goodbye is under way.
extension GoodbyeTests {
  /// Even if it is the same person.
  func testWhoComesBackBeforeItIsHeardStays() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    async let isOut = sdk.logoutResult()
    _ = try await peer.frame(2)
    sdk.authorize(user: ChatUser(identifier: "ann"))
    let result = try await isOut
    XCTAssertFalse(result)
    try await peer.expect("close 1000")
    try await assertChats(sdk, chat)
    withExtendedLifetime(session) {}
  }

  /// The app has called, and the client has yet to obey, when the service answers.
  func testWhoComesBackAsItIsHeardStays() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    async let isOut = sdk.logoutResult()
    _ = try await peer.frame(2)
    let ann = ChatAccount(user: ChatUser(identifier: "ann"), auth: ChatAuth())
    let number = sdk.client.hub.change { $0.authorize(ann) }
    try await peer.confirm(2)
    let result = try await isOut
    XCTAssertTrue(result)
    XCTAssertNoThrow(try sdk.getChat())
    sdk.client.orders.give(.authorize(ann, number: number))
    try await assertChats(sdk, chat)
    withExtendedLifetime(session) {}
  }

  /// Two threads of an app call at once, and their orders cross.
  func testAnOrderThatWasOvertakenIsNotObeyed() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let bob = ChatAccount(user: ChatUser(identifier: "bob"), auth: ChatAuth())
    let number = sdk.client.hub.change { $0.authorize(bob) }
    sdk.deauthorizeUser()
    sdk.client.orders.give(.authorize(bob, number: number))
    let events = sdk.events
    sdk.authorize(user: ChatUser(identifier: "eve"))
    for await case .history in events { break }
    // Each who comes begins with nothing unread: Ann, and Eve.
    chat.queue.sync {}
    XCTAssertEqual(chat.listener.unread.all, ["0", "0"])
  }

  private func assertChats(_ sdk: ChatCenterUISDK, _ chat: ChatFixture) async throws {
    let (session, peer) = try await chat.chatting(sdk, on: 1)
    async let sent = session.send(.text("hello"))
    try await peer.confirm(2)
    _ = try await sent
  }
}
