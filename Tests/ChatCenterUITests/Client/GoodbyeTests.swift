import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Who logs out, and who comes back.
final class GoodbyeTests: TimedTestCase {
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
    let (leaver, isOut) = try await leave { try await $0.peer.confirm(2) }
    XCTAssertTrue(isOut)
    XCTAssertThrowsError(try leaver.sdk.handleNotification(userInfo: ["origin": "threads"]))
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

  func testWhatWasReadIsToldBeforeTheGoodbye() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    try sdk.getChat().markRead(["m1"])
    try sdk.logout()
    let peer = try await chat.peer()
    try await peer.admit()
    let read = try await peer.frame(2)
    XCTAssertEqual(read["action"], "updateStatuses")
    let goodbye = try await peer.frame(3)
    XCTAssertEqual(goodbye["data"]?["content"]?["type"], "CLIENT_OFFLINE")
    withExtendedLifetime(sdk) {}
  }

  /// As an app may do that has nothing more to ask of it.
  func testAGoodbyeIsSaidThoughTheClientIsLetGoOf() async throws {
    let chat = ChatFixture()
    var sdk: ChatCenterUISDK? = await chat.authorized()
    weak let client = sdk?.client
    try sdk?.logout()
    sdk = nil
    let peer = try await chat.peer()
    try await peer.admit()
    let goodbye = try await peer.frame(2)
    XCTAssertEqual(goodbye["data"]?["content"]?["type"], "CLIENT_OFFLINE")
    XCTAssertNotNil(client)
    try await peer.confirm(2)
    await waitUntil { client == nil }
  }
}

// The chat, or the registration, ends before the goodbye is heard.
extension GoodbyeTests {
  func testWhoseChatIsClosedMeanwhileLogsOut() async throws {
    let (leaver, isOut) = try await leave { leaver in
      leaver.session.close()
      try await leaver.chat.settle(leaver.sdk)
      try await leaver.peer.confirm(2)
    }
    XCTAssertTrue(isOut)
    try await leaver.peer.expect("close 1000")
  }

  func testWhoseDeviceIsRegisteredMeanwhileLogsOut() async throws {
    let chat = ChatFixture()
    chat.service.answer("/api/chat/config", .json(#"{"settings":{"registerAtFirstStart":true}}"#))
    let sdk = await chat.authorized()
    let peer = try await chat.peer()
    let isOut = Heard(patience: 20)
    sdk.client.commands.send(.logOut { isOut.add("\($0)") })
    try await chat.settle(sdk)
    try await peer.admit()
    _ = try await peer.frame(2)
    try await chat.settle(sdk)
    try await peer.confirm(2)
    try await isOut.wait(for: "true")
    try await peer.expect("close 1000")
  }

  func testASocketThatNobodyElseWantsEndsWithAGoodbyeThatFails() async throws {
    let (leaver, isOut) = try await leave { leaver in
      leaver.session.close()
      try await leaver.chat.settle(leaver.sdk)
      try await leaver.peer.refuse(2)
    }
    XCTAssertFalse(isOut)
    try await leaver.peer.expect("close 1000")
    XCTAssertNoThrow(try leaver.sdk.getChat())
  }
}

// Somebody is authorized while the goodbye is under way.
extension GoodbyeTests {
  /// Even if it is the same person.
  func testWhoComesBackBeforeItIsHeardStays() async throws {
    let (leaver, isOut) = try await leave { leaver in
      leaver.sdk.authorize(user: ChatUser(identifier: "ann"))
    }
    XCTAssertFalse(isOut)
    try await leaver.peer.expect("close 1000")
    try await assertChats(leaver)
  }

  /// The app has called, and the client has yet to obey, when the service answers.
  func testWhoComesBackAsItIsHeardStays() async throws {
    let ann = ChatAccount(user: ChatUser(identifier: "ann"), auth: ChatAuth())
    var number: Int?
    let (leaver, isOut) = try await leave { leaver in
      number = leaver.sdk.client.hub.change { $0.authorize(ann) }
      try await leaver.peer.confirm(2)
    }
    XCTAssertTrue(isOut)
    XCTAssertNoThrow(try leaver.sdk.getChat())
    leaver.sdk.client.commands.send(.authorize(ann, number: try XCTUnwrap(number)))
    try await assertChats(leaver)
  }

  /// Two threads of an app call at once, and their commands cross.
  func testAnOrderThatWasOvertakenIsNotObeyed() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let bob = ChatAccount(user: ChatUser(identifier: "bob"), auth: ChatAuth())
    let number = sdk.client.hub.change { $0.authorize(bob) }
    sdk.deauthorizeUser()
    sdk.client.commands.send(.authorize(bob, number: number))
    let events = sdk.events
    sdk.authorize(user: ChatUser(identifier: "eve"))
    for await case .history in events { break }
    // Each who comes begins with nothing unread: Ann, and Eve.
    chat.queue.sync {}
    XCTAssertEqual(chat.listener.unread.all, ["0", "0"])
  }

  private func assertChats(_ leaver: Leaver) async throws {
    let (session, peer) = try await leaver.chat.chatting(leaver.sdk, on: 1)
    async let sent = session.send(.text("hello"))
    try await peer.confirm(2)
    _ = try await sent
    withExtendedLifetime(leaver) {}
  }
}

extension GoodbyeTests {
  /// Somebody who chats, and whose goodbye the service has received.
  private struct Leaver {
    let chat: ChatFixture
    let sdk: ChatCenterUISDK
    let session: ChatSession
    let peer: Peer
  }

  /// Logs somebody out, and says whether they are when something was done meanwhile.
  private func leave(
    _ meanwhile: (Leaver) async throws -> Void
  ) async throws -> (Leaver, isOut: Bool) {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    async let isOut = sdk.logoutResult()
    _ = try await peer.frame(2)
    let leaver = Leaver(chat: chat, sdk: sdk, session: session, peer: peer)
    try await meanwhile(leaver)
    return (leaver, try await isOut)
  }
}
