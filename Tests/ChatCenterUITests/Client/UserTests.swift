import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// What an app says of the client, and where the client is.
final class UserTests: TimedTestCase {
  /// The socket stays, so that only the chat's coming can tell it.
  func testWhatIsNewOfTheClientIsToldWithTheNextChat() async throws {
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
    // Nothing new, and so nothing is told before it.
    let next = try await peer.frame(3)["data"]?["content"]
    XCTAssertEqual(next?["type"], "MESSAGE")
    try await peer.confirm(3)
    _ = try await sent
    XCTAssertEqual(chat.sockets.urls.all.count, 1)
  }

  func testWhatIsNewOfTheClientIsToldWithTheNextSocket() async throws {
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

  func testTheSamePlaceIsToldOnce() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let here = ChatMessage.location(GeoPoint(latitude: 1, longitude: 2))
    // One that was refused isn't known.
    async let refused = session.send(here)
    try await peer.refuse(2)
    let first = try? await refused
    XCTAssertNil(first)
    async let sent = session.send(here)
    try await peer.confirm(3)
    _ = try await sent
    var events = sdk.events.makeAsyncIterator()
    try await session.send(here)
    // Nor does anybody hear of it, who would hear no end.
    try sdk.send(message: here)
    async let elsewhere = session.send(.location(GeoPoint(latitude: 1, longitude: 3)))
    let content = try await peer.frame(4)["data"]?["content"]
    XCTAssertEqual(content?["data"], #"{"coordinates":"1.000000, 3.000000"}"#)
    guard case .status(.sending, of: let id)? = await events.next() else { return XCTFail("none") }
    try await peer.confirm(4)
    let sentID = try await elsewhere
    XCTAssertEqual(id, sentID)
  }

  /// What was said of a place counts before the service has answered, unless it fails.
  func testAPlaceThatIsBeingToldIsNotToldTwice() async throws {
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
    // In whatever order the service answers.
    try await peer.confirm(4)
    _ = try await third
    try await peer.confirm(2)
    _ = try await first
    try await session.send(there)
    XCTAssertEqual(peer.socket.sent.all.count, 5)
  }
}
