import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Logging out, and authorizing again.
final class LogoutTests: TimedTestCase {
  func testLoggingOutOpensASocketForIt() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    sdk.prefill(message: "hello")
    async let isOut = sdk.logoutResult()
    let peer = try await chat.peer()
    try await peer.admit()
    let logout = try await peer.frame(2)
    XCTAssertEqual(logout["data"]?["content"]?["type"], "CLIENT_OFFLINE")
    try await peer.confirm(2)
    let result = try await isOut
    XCTAssertTrue(result)
    try await peer.expect("close 1000")
    XCTAssertThrowsError(try sdk.getChat())
    sdk.authorize(user: ChatUser(identifier: "ann"))
    XCTAssertEqual(try sdk.getChat().draft, "")
  }

  func testALoggedOutUserHasNoChat() async throws {
    let (scenario, isOut) = try await leave { try await $0.peer.confirm(2) }
    XCTAssertTrue(isOut)
    XCTAssertThrowsError(try scenario.sdk.handleNotification(userInfo: ["origin": "threads"]))
  }

  func testAfterAFailedLogoutTheUserStaysAuthorized() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    async let isOut = sdk.logoutResult()
    let peer = try await chat.peer()
    peer.socket.lose()
    let result = try await isOut
    XCTAssertFalse(result)
    XCTAssertNoThrow(try sdk.getChat())
  }

  func testReadReceiptsAreSentBeforeTheLogout() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    try sdk.getChat().markRead(["m1"])
    try sdk.logout()
    let peer = try await chat.peer()
    try await peer.admit()
    let read = try await peer.frame(2)
    XCTAssertEqual(read["action"], "updateStatuses")
    let logout = try await peer.frame(3)
    XCTAssertEqual(logout["data"]?["content"]?["type"], "CLIENT_OFFLINE")
    withExtendedLifetime(sdk) {}
  }

  /// An app may release the client after the call.
  func testTheLogoutIsSentAfterTheClientIsReleased() async throws {
    let chat = ChatFixture()
    var sdk: ChatCenterUISDK? = await chat.authorized()
    weak let client = sdk?.client
    try sdk?.logout()
    sdk = nil
    let peer = try await chat.peer()
    try await peer.admit()
    let logout = try await peer.frame(2)
    XCTAssertEqual(logout["data"]?["content"]?["type"], "CLIENT_OFFLINE")
    XCTAssertNotNil(client)
    try await peer.confirm(2)
    await waitUntil { client == nil }
  }
}

// The chat or the registration ends before the logout is acknowledged.
extension LogoutTests {
  func testLoggingOutSucceedsWhenTheChatIsClosedMeanwhile() async throws {
    let (scenario, isOut) = try await leave { scenario in
      scenario.session.close()
      try await scenario.chat.settle(scenario.sdk)
      try await scenario.peer.confirm(2)
    }
    XCTAssertTrue(isOut)
    try await scenario.peer.expect("close 1000")
  }

  func testLoggingOutSucceedsWhenTheDeviceIsRegisteredMeanwhile() async throws {
    let chat = ChatFixture()
    chat.service.stub("/api/chat/config", .json(#"{"settings":{"registerAtFirstStart":true}}"#))
    let sdk = await chat.authorized()
    let peer = try await chat.peer()
    let isOut = EventLog(timeout: 20)
    sdk.client.commands.yield(.logOut { isOut.add("\($0)") })
    try await chat.settle(sdk)
    try await peer.admit()
    _ = try await peer.frame(2)
    try await chat.settle(sdk)
    try await peer.confirm(2)
    try await isOut.wait(for: "true")
    try await peer.expect("close 1000")
  }

  func testASocketOpenedForTheLogoutClosesAfterItsFailure() async throws {
    let (scenario, isOut) = try await leave { scenario in
      scenario.session.close()
      try await scenario.chat.settle(scenario.sdk)
      try await scenario.peer.refuse(2)
    }
    XCTAssertFalse(isOut)
    try await scenario.peer.expect("close 1000")
    XCTAssertNoThrow(try scenario.sdk.getChat())
  }
}

// A user is authorized while the logout is in progress.
extension LogoutTests {
  /// Even if it is the same user.
  func testAuthorizingBeforeTheAcknowledgmentKeepsTheUser() async throws {
    let (scenario, isOut) = try await leave { scenario in
      scenario.sdk.authorize(user: ChatUser(identifier: "ann"))
    }
    XCTAssertFalse(isOut)
    try await scenario.peer.expect("close 1000")
    try await assertChats(scenario)
  }

  /// The app has authorized a user, and the client has not yet handled it, when the service
  /// answers.
  func testAuthorizingDuringTheAcknowledgmentKeepsTheUser() async throws {
    let ann = ChatAccount(user: ChatUser(identifier: "ann"), auth: ChatAuth())
    var number: Int?
    let (scenario, isOut) = try await leave { scenario in
      number = scenario.sdk.client.hub.change { $0.authorize(ann) }
      try await scenario.peer.confirm(2)
    }
    XCTAssertTrue(isOut)
    XCTAssertNoThrow(try scenario.sdk.getChat())
    scenario.sdk.client.commands.yield(.authorize(ann, number: try XCTUnwrap(number)))
    try await assertChats(scenario)
  }

  /// Two threads of an app call at once, and their commands are reordered.
  func testAnOutdatedCommandIsIgnored() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let bob = ChatAccount(user: ChatUser(identifier: "bob"), auth: ChatAuth())
    let number = sdk.client.hub.change { $0.authorize(bob) }
    sdk.deauthorizeUser()
    sdk.client.commands.yield(.authorize(bob, number: number))
    let events = sdk.events
    sdk.authorize(user: ChatUser(identifier: "eve"))
    for await case .history in events { break }
    // Each user begins with nothing unread: Ann, and Eve.
    chat.queue.sync {}
    XCTAssertEqual(chat.listener.unread.all, ["0", "0"])
  }

  private func assertChats(_ scenario: LogoutScenario) async throws {
    let (session, peer) = try await scenario.chat.chatting(scenario.sdk, on: 1)
    async let sent = session.send(.text("hello"))
    try await peer.confirm(2)
    _ = try await sent
    withExtendedLifetime(scenario) {}
  }
}

extension LogoutTests {
  /// A chatting user whose logout request the service has received.
  private struct LogoutScenario {
    let chat: ChatFixture
    let sdk: ChatCenterUISDK
    let session: ChatSession
    let peer: Peer
  }

  /// Logs a user out; returns whether the service acknowledged it after `work`.
  private func leave(
    _ meanwhile: (LogoutScenario) async throws -> Void
  ) async throws -> (LogoutScenario, isOut: Bool) {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    async let isOut = sdk.logoutResult()
    _ = try await peer.frame(2)
    let scenario = LogoutScenario(chat: chat, sdk: sdk, session: session, peer: peer)
    try await meanwhile(scenario)
    return (scenario, try await isOut)
  }
}
