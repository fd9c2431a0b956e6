import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// The number of unread messages, and its notifications.
final class UnreadTests: TimedTestCase {
  func testTheUnreadCountIsPolled() async throws {
    let chat = ChatFixture { $0.unreadMessageCountDelay = 30 }
    chat.service.stub("/api/client/history/unread", .json("2"))
    let sdk = await chat.authorized()
    try await chat.clock.sleepers(atLeast: 1)
    chat.clock.advance(by: .seconds(30))
    let first = try await chat.listener.unread.first(2)
    XCTAssertEqual(first, ["0", "2"])
    // X-11: the same number isn't reported again.
    try await chat.clock.sleepers(atLeast: 1)
    chat.clock.advance(by: .seconds(30))
    try await chat.clock.sleepers(atLeast: 1)
    chat.service.stub("/api/client/history/unread", .json("3"))
    chat.clock.advance(by: .seconds(30))
    let second = try await chat.listener.unread.first(3)
    XCTAssertEqual(second, ["0", "2", "3"])
    XCTAssertEqual(chat.service.asked.all.filter { $0.hasSuffix("/unread") }.count, 3)
    withExtendedLifetime(sdk) {}
  }

  /// A negative count of the service is read as zero.
  func testANegativeCountIsZero() async throws {
    let chat = ChatFixture()
    chat.service.stub("/api/client/history/unread", .json("-3"))
    let sdk = await chat.authorized()
    _ = try await sdk.unreadMessagesCount()
    chat.service.stub("/api/client/history/unread", .json("2"))
    _ = try await sdk.unreadMessagesCount()
    let counts = try await chat.listener.unread.first(2)
    XCTAssertEqual(counts, ["0", "2"])
  }

  /// X-26.
  func testTheBackgroundPausesPolling() async throws {
    let chat = ChatFixture { $0.unreadMessageCountDelay = 30 }
    let sdk = await chat.authorized()
    try await chat.clock.sleepers(atLeast: 1)
    chat.clock.advance(by: .seconds(20))
    sdk.didEnterBackground()
    _ = try await sdk.unreadMessagesCount()
    XCTAssertEqual(chat.clock.waits, [])
    sdk.willEnterForeground()
    try await chat.clock.sleepers(atLeast: 1)
    XCTAssertEqual(chat.clock.waits, [.seconds(30)])
  }

  /// A delivery is unread until it is read.
  func testReadMessagesAreNotUnread() async throws {
    let chat = ChatFixture { $0.keepSocketActive = true }
    chat.service.stub("/api/client/history/unread", .json("5"))
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    session.close()
    try await chat.settle(sdk)
    let message = #"{"type":"MESSAGE","text":"hi","operator":{"id":1,"name":"Op"}}"#
    // A message that is delivered twice counts once.
    for id in ["m1", "m2", "m2"] { try await peer.deliver(message, as: id) }
    let risen = try await chat.listener.unread.first(4)
    XCTAssertEqual(risen, ["0", "5", "6", "7"])
    session.markRead(["m1", "m0"])
    session.markRead(["m1"])
    session.markRead(["m2"])
    let fallen = try await chat.listener.unread.first(6)
    XCTAssertEqual(fallen.suffix(2), ["6", "5"])
    try await chat.settle(sdk)
    XCTAssertEqual(chat.listener.unread.all.count, 6)
  }

  /// A message may be read before there is a socket; X-28: the device is registered first.
  func testReceiptsWaitUntilTheSocketIsReady() async throws {
    let chat = ChatFixture()
    chat.storage.store(deviceAddress: "apns_ann", of: "ann")
    let sdk = await chat.authorized()
    let session = try sdk.getChat()
    session.markRead(["m1"])
    session.didAppear()
    session.markRead(["m2", "m1"])
    try await chat.settle(sdk)
    let peer = try await chat.peer()
    let first = try await peer.frame(0)
    XCTAssertEqual(first["action"], "registerDevice")
    try await peer.register()
    session.markRead(["m3"])
    try await chat.settle(sdk)
    try await peer.confirm(1)
    let read = try await peer.frame(2)
    XCTAssertEqual(read["action"], "updateStatuses")
    let ids = read["data"]?["statuses"]?.array?.map { $0["messageId"] }
    XCTAssertEqual(ids, ["m1", "m2", "m3"])
    XCTAssertEqual(read["data"]?["statuses"]?[0], ["messageId": "m1", "status": "read"])
    // Each receipt is sent once.
    session.markRead(["m4"])
    let next = try await peer.frame(3)
    XCTAssertEqual(next["data"]?["statuses"], [["messageId": "m4", "status": "read"]])
  }

  /// The service reads nothing after the close frame.
  func testReceiptsDuringTheCloseAreSentOnTheNextSocket() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    // The close frame waits behind this one.
    peer.socket.stall()
    session.didType("h")
    _ = try await peer.frame(2)
    session.close()
    session.markRead(["m5"])
    try await chat.settle(sdk)
    peer.socket.stall(false)
    try await peer.expect("close 1000")
    session.didAppear()
    let next = try await chat.peer(1)
    try await next.admit()
    let read = try await next.frame(2)
    XCTAssertEqual(read["data"]?["statuses"], [["messageId": "m5", "status": "read"]])
  }

  func testTheCountCanBeRequested() async throws {
    let chat = ChatFixture()
    chat.service.stub("/api/client/history/unread", .json("4"))
    let sdk = await chat.authorized()
    let received = EventLog(timeout: 20)
    try sdk.getUnreadMessagesCount { received.add("\((try? $0.get()) ?? -1)") }
    let counts = try await received.first(1)
    XCTAssertEqual(counts, ["4"])
    chat.service.stub("/api/client/history/unread", .failure(.timedOut))
    try sdk.getUnreadMessagesCount { received.add("\((try? $0.get()) ?? -1)") }
    let failed = try await received.first(2)
    XCTAssertEqual(failed, ["4", "-1"])
    let errors = try await chat.listener.errors.first(1)
    XCTAssertEqual(errors, ["no response: the request timed out"])
  }
}
