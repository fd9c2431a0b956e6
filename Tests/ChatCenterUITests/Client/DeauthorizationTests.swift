import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// The state of one user is not visible to the next.
final class DeauthorizationTests: TimedTestCase {
  func testAnotherUserStartsWithoutState() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, _) = try await chat.chatting(sdk)
    sdk.prefill(message: "of ann")
    sdk.authorize(user: ChatUser(identifier: "bob"))
    XCTAssertThrowsError(try sdk.handleNotification(userInfo: ["origin": "threads"]))
    XCTAssertEqual(try sdk.getChat().draft, "")
    sdk.prefill(message: "of bob")
    try await chat.settle(sdk)
    XCTAssertEqual(try sdk.getChat().draft, "of bob")
    withExtendedLifetime(session) {}
  }

  /// The app has authorized another user, and the former user's chat appears after that.
  func testAChatThatAppearsTooLateIsNotOpen() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let session = try sdk.getChat()
    let bob = ChatAccount(user: ChatUser(identifier: "bob"), auth: ChatAuth())
    let number = sdk.client.hub.change { $0.authorize(bob) }
    session.didAppear()
    sdk.client.commands.yield(.authorize(bob, number: number))
    try await chat.settle(sdk)
    XCTAssertThrowsError(try sdk.handleNotification(userInfo: ["origin": "threads"]))
  }

  /// Read receipts of one user are not sent for another.
  func testReadReceiptsAreClearedWithTheUser() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    try sdk.getChat().markRead(["m1"])
    sdk.authorize(user: ChatUser(identifier: "bob"))
    let (session, peer) = try await chat.chatting(sdk)
    session.markRead(["m2"])
    let read = try await peer.frame(2)
    XCTAssertEqual(read["data"]?["statuses"], [["messageId": "m2", "status": "read"]])
  }

  func testCompanySettingsAreClearedWithTheUser() async throws {
    let chat = ChatFixture()
    let size = #"{"content":{"type":"ATTACHMENT_SETTINGS","content":{"maxSize":1}}}"#
    chat.service.stub(
      "/api/chat/config",
      .json(#"{"settings":{"pingIntervalMillis":4000},"attachmentSettings":\#(size)}"#)
    )
    let sdk = await chat.authorized()
    let image = ChatMessage.image(Data(count: 2 << 20))
    let (session, _) = try await chat.chatting(sdk)
    XCTAssertThrowsError(try sdk.send(message: image))
    try await chat.waits(for: .seconds(4))
    chat.service.stub("/api/chat/config", .status(500))
    let events = sdk.events
    sdk.authorize(user: ChatUser(identifier: "bob"))
    for await case .history in events { break }
    let (next, _) = try await chat.chatting(sdk, on: 1)
    try await chat.waits(for: .seconds(10))
    XCTAssertNil(sdk.client.tooLarge(image))
    withExtendedLifetime((session, next)) {}
  }
}
