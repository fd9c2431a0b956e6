import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Typing frames and push tokens, whose answers the app is not notified of.
final class InternalFrameTests: TimedTestCase {
  func testADraftIsSentAtOnceAndThenTheNewestPerInterval() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    for draft in ["h", "he", "hel"] { session.didType(draft) }
    let first = try await peer.frame(2)["data"]
    XCTAssertEqual(first?["important"], false)
    XCTAssertEqual(first?["content"]?["type"], "TYPING")
    XCTAssertEqual(first?["content"]?["draft"], "h")
    // The timer of the socket, and that of drafts.
    try await chat.clock.sleepers(atLeast: 2)
    chat.clock.advance(by: .milliseconds(2_999))
    try await chat.settle(sdk)
    XCTAssertEqual(peer.socket.sent.all.count, 3)
    chat.clock.advance(by: .milliseconds(1))
    let second = try await peer.frame(3)["data"]?["content"]
    XCTAssertEqual(second?["draft"], "hel")
  }

  func testTheCompanySetsTheTypingInterval() async throws {
    let chat = ChatFixture()
    chat.service.stub(
      "/api/chat/config",
      .json(#"{"settings":{"typingMessagesIntervalSeconds":7}}"#)
    )
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    session.didType("h")
    _ = try await peer.frame(2)
    try await chat.clock.sleepers(atLeast: 2)
    XCTAssert(chat.clock.waits.contains(.seconds(7)), "\(chat.clock.waits)")
    // Nothing was typed meanwhile: a later draft is sent at once.
    chat.clock.advance(by: .seconds(7))
    try await chat.settle(sdk)
    session.didType("hello")
    let second = try await peer.frame(3)["data"]?["content"]
    XCTAssertEqual(second?["draft"], "hello")
  }

  func testADraftThatBecameAMessageIsNotSent() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    session.didType("hello")
    _ = try await peer.frame(2)
    try await chat.clock.sleepers(atLeast: 2)
    session.didType("hello!")
    async let sent = session.send(.text("hello!"))
    try await peer.confirm(3)
    _ = try await sent
    chat.clock.advance(by: .seconds(3))
    try await chat.settle(sdk)
    async let next = session.send(.text("again"))
    let content = try await peer.frame(4)["data"]?["content"]
    XCTAssertEqual(content?["text"], "again")
    try await peer.confirm(4)
    _ = try await next
  }

  /// The app is not notified of the service's answer.
  func testTheAnswerToADraftIsNotReported() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    var events = sdk.events.makeAsyncIterator()
    session.didType("h")
    _ = try await peer.frame(2)
    try await chat.clock.sleepers(atLeast: 2)
    session.didType("he")
    try await chat.settle(sdk)
    chat.clock.advance(by: .seconds(3))
    // Late, and in another order.
    try await peer.confirm(3)
    try await peer.confirm(2)
    async let sent = session.send(.text("hello"))
    try await peer.confirm(4)
    let id = try await sent
    for expected in [MessageStatus.sending, .sent] {
      guard case .status(expected, of: id)? = await events.next() else {
        return XCTFail("not \(expected)")
      }
    }
  }
}

// Push tokens.
extension InternalFrameTests {
  func testAChangedPushTokenIsSent() async throws {
    let chat = ChatFixture()
    chat.pushToken.set(Data([0, 0xFF]))
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let registration = try await peer.frame(0)
    XCTAssertEqual(registration["data"]?["pnsPushAddress"], "00ff")
    chat.pushToken.set(Data([0, 0xFF]))
    chat.pushToken.set(Data([1]))
    let update = try await peer.frame(2)
    XCTAssertEqual(update["action"], "updateDevice")
    XCTAssertEqual(update["data"], ["pnsPushAddress": "01"])
    withExtendedLifetime(session) {}
  }

  /// The device was registered with another token.
  func testAPushTokenSetWhileTheSocketOpensIsSent() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let session = try sdk.getChat()
    session.didAppear()
    let peer = try await chat.peer()
    try await peer.register()
    chat.pushToken.set(Data([2]))
    try await peer.confirm(1)
    let update = try await peer.frame(2)
    XCTAssertEqual(update["data"], ["pnsPushAddress": "02"])
    withExtendedLifetime(session) {}
  }

  func testThePushTokenBelongsToTheApp() {
    ChatCenterUISDK.setDeviceToken(Data([0xAB, 0x0C]))
    XCTAssertEqual(PushToken.shared.text, "ab0c")
  }
}
