import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// The data and the location of the user.
final class UserTests: TimedTestCase {
  /// The socket stays open, so that only the chat's appearance can cause a frame.
  func testChangedUserDataAreSentWithTheNextChat() async throws {
    let chat = ChatFixture { $0.keepSocketActive = true }
    var ann = ChatUser(identifier: "ann", name: "Ann", data: ["plan": "gold"])
    let sdk = await chat.authorized(ann)
    let (session, peer) = try await chat.chatting(sdk)
    session.close()
    ann.updateData(data: nil)
    sdk.update(user: ChatUser(identifier: "bob", name: "Bob"))
    sdk.update(user: ann)
    let again = try sdk.getChat()
    again.didAppear()
    let content = try await peer.frame(2)["data"]?["content"]
    XCTAssertEqual(content?["type"], "CLIENT_INFO")
    XCTAssertEqual(content?["name"], "Ann")
    XCTAssertNil(content?["data"])
    again.didAppear()
    async let sent = again.send(.text("hello"))
    // Nothing has changed, so that nothing is sent before it.
    let next = try await peer.frame(3)["data"]?["content"]
    XCTAssertEqual(next?["type"], "MESSAGE")
    try await peer.confirm(3)
    _ = try await sent
    XCTAssertEqual(chat.sockets.urls.all.count, 1)
  }

  func testChangedUserDataAreSentWithTheNextSocket() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    sdk.update(user: ChatUser(identifier: "ann", data: ["plan": "gold"]))
    let session = try sdk.getChat()
    session.didAppear()
    let peer = try await chat.peer()
    try await peer.register()
    let content = try await peer.frame(1)["data"]?["content"]
    XCTAssertEqual(content?["data"], ["plan": "gold"])
    withExtendedLifetime(session) {}
  }

  func testTheSameLocationIsSentOnce() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let here = ChatMessage.location(GeoPoint(latitude: 1, longitude: 2))
    // A refused location isn't known.
    async let refused = session.send(here)
    try await peer.refuse(2)
    let first = try? await refused
    XCTAssertNil(first)
    async let sent = session.send(here)
    try await peer.confirm(3)
    _ = try await sent
    var events = sdk.events.makeAsyncIterator()
    try await session.send(here)
    // No event is sent for it, since no end would follow.
    try sdk.send(message: here)
    async let elsewhere = session.send(.location(GeoPoint(latitude: 1, longitude: 3)))
    let content = try await peer.frame(4)["data"]?["content"]
    XCTAssertEqual(content?["data"], #"{"coordinates":"1.000000, 3.000000"}"#)
    guard case .status(.sending, of: let id)? = await events.next() else { return XCTFail("none") }
    try await peer.confirm(4)
    let sentID = try await elsewhere
    XCTAssertEqual(id, sentID)
  }

  /// A location counts before the service has answered, unless it fails.
  func testALocationBeingSentIsNotSentTwice() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let here = ChatMessage.location(GeoPoint(latitude: 1, longitude: 2))
    let there = ChatMessage.location(GeoPoint(latitude: 1, longitude: 3))
    async let first = session.send(here)
    _ = try await peer.frame(2)
    try await session.send(here)
    async let second = session.failure(of: there)
    _ = try await peer.frame(3)
    try await peer.refuse(3)
    let failure = await second
    XCTAssertEqual(failure, .rejected(code: "NO", details: "why"))
    // The one before is the last again.
    try await session.send(here)
    async let third = session.send(there)
    let content = try await peer.frame(4)["data"]?["content"]
    XCTAssertEqual(content?["data"], #"{"coordinates":"1.000000, 3.000000"}"#)
    // In any order of the service's answers.
    try await peer.confirm(4)
    _ = try await third
    try await peer.confirm(2)
    _ = try await first
    try await session.send(there)
    XCTAssertEqual(peer.socket.sent.all.count, 5)
  }
}
