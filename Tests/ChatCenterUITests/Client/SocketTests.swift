import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// The socket: when it opens and closes, and its first frames.
final class SocketTests: TimedTestCase {
  func testTheSocketOpensWithTheChat() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized(ChatUser(identifier: "ann", name: "Ann", data: ["a": "b"]))
    let session = try sdk.getChat()
    XCTAssertEqual(chat.sockets.urls.all, [])
    session.didAppear()
    let peer = try await chat.peer()
    XCTAssertEqual(chat.sockets.urls.all, ["wss://chat.example.com/socket"])
    let registration = try await peer.frame(0)
    XCTAssertEqual(registration["action"], "registerDevice")
    XCTAssertEqual(registration["data"]?["providerUid"], "provider")
    XCTAssertEqual(registration["data"]?["deviceUid"], "device-1")
    XCTAssertEqual(registration["data"]?["deviceAddress"], .null)
    try await peer.register()
    let introduction = try await peer.frame(1)
    XCTAssertEqual(introduction["data"]?["deviceAddress"], "apns_ann")
    XCTAssertEqual(introduction["data"]?["content"]?["type"], "CLIENT_INFO")
    XCTAssertEqual(introduction["data"]?["content"]?["name"], "Ann")
    XCTAssertEqual(introduction["data"]?["content"]?["data"], ["a": "b"])
    XCTAssertNil(introduction["data"]?["content"]?["preRegister"])
    XCTAssertEqual(chat.storage.deviceAddress(of: "ann"), "apns_ann")
    withExtendedLifetime(session) {}
  }

  func testLeavingClosesTheSocket() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    session.close()
    try await peer.expect("close 1000")
  }

  func testAReleasedSessionCloses() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    var session: ChatSession? = try sdk.getChat()
    session?.didAppear()
    let peer = try await chat.peer()
    try await peer.admit()
    session = nil
    try await peer.expect("close 1000")
    XCTAssertNil(session)
  }

  func testTheBackgroundClosesTheSocketWithAnySetting() async throws {
    let chat = ChatFixture { $0.keepSocketActive = true }
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    sdk.didEnterBackground()
    try await peer.expect("close 1001")
    sdk.willEnterForeground()
    let next = try await chat.peer(1)
    try await next.admit()
    withExtendedLifetime(session) {}
  }

  func testTheCompanyMayKeepTheSocket() async throws {
    let chat = ChatFixture()
    chat.service.stub(
      "/api/chat/config",
      .json(#"{"channelConfig":{"keepSocketActive":true}}"#)
    )
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    session.close()
    try await chat.settle(sdk)
    // Its messages are still received.
    try await peer.deliver(
      #"{"type":"MESSAGE","text":"hi","operator":{"id":1,"name":"Op","role":"OPERATOR"}}"#
    )
    let unread = try await chat.listener.unread.first(2)
    XCTAssertEqual(unread, ["0", "1"])
    sdk.deauthorizeUser()
    try await peer.expect("close 1000")
  }

  func testADialogMayKeepTheSocket() async throws {
    let chat = ChatFixture { $0.keepSocketActiveDuringOperatorSession = true }
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    try await peer.deliver(
      #"{"type":"OPERATOR_JOINED","operator":{"id":1,"name":"Op","role":"OPERATOR"}}"#
    )
    session.close()
    try await chat.settle(sdk)
    try await peer.deliver(#"{"type":"THREAD_CLOSED"}"#, as: "m2")
    let again = try sdk.getChat()
    again.didAppear()
    async let sent = again.send(.text("hello"))
    // After the acknowledgments of both.
    try await peer.confirm(4)
    _ = try await sent
    XCTAssertEqual(chat.sockets.urls.all.count, 1)
    again.close()
    try await peer.expect("close 1000")
  }

  func testANewDeviceMayBeRegisteredFirst() async throws {
    let chat = ChatFixture()
    chat.service.stub("/api/chat/config", .json(#"{"settings":{"registerAtFirstStart":true}}"#))
    let sdk = await chat.authorized()
    let peer = try await chat.peer()
    try await peer.register()
    let introduction = try await peer.frame(1)
    XCTAssertEqual(introduction["data"]?["content"]?["preRegister"], true)
    try await peer.confirm(1)
    try await peer.expect("close 1000")
    sdk.deauthorizeUser()
    let again = await chat.authorized()
    XCTAssertEqual(chat.sockets.urls.all.count, 1)
    withExtendedLifetime(again) {}
  }

  /// X-06.
  func testAChatTakesOverTheSocketOfANewDevice() async throws {
    let chat = ChatFixture()
    chat.service.stub(
      "/api/chat/config",
      .json(#"{"settings":{"registerAtFirstStart":true}}"#)
    )
    let sdk = await chat.authorized()
    let peer = try await chat.peer()
    try await peer.register()
    let first = try await peer.frame(1)
    XCTAssertEqual(first["data"]?["content"]?["preRegister"], true)
    let session = try sdk.getChat()
    session.didAppear()
    let second = try await peer.frame(2)
    XCTAssertEqual(second["data"]?["content"]?["type"], "CLIENT_INFO")
    XCTAssertNil(second["data"]?["content"]?["preRegister"])
    try await peer.confirm(1)
    async let sent = session.send(.text("hello"))
    try await peer.confirm(3)
    _ = try await sent
    XCTAssertEqual(chat.sockets.urls.all.count, 1)
  }

  func testARefusedClientHasNoSocket() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let session = try sdk.getChat()
    session.didAppear()
    let peer = try await chat.peer()
    try await peer.refuse(0, "registerDevice")
    try await peer.expect("close 1000")
    session.didAppear()
    _ = try await chat.peer(1)
  }
}
