import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Received frames that do not match the specification.
final class UndecodableTests: TimedTestCase {
  func testUndecodableFramesAreReported() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    var events = sdk.events.makeAsyncIterator()
    try await deliver(
      [
        #"{"messageId":"1","important":true}"#,
        #"{"messageId":"2","important":true,"messageType":"MIRROR","content":7}"#,
        #"{"messageId":"3","content":[]}"#,
        #"{"messageId":"4","important":true,"content":{"type":"MESSAGE","text":"hi"}}"#,
      ],
      by: peer
    )
    let statuses = try await peer.frame(2)["data"]?["statuses"]
    let acknowledged = statuses?.array?.compactMap { $0["messageId"]?.string }
    XCTAssertEqual(acknowledged, ["1", "4"])
    guard case .undecodable(let error)? = await events.next() else { return XCTFail("1") }
    XCTAssert(error.text.hasPrefix(#"{"messageId":"1""#), error.text)
    chat.queue.sync {}
    withExtendedLifetime(session) {}
  }

  /// The delivery arrives without its text, and the malformed member is reported.
  func testAMalformedMemberIsOmittedAndReported() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    var events = sdk.events.makeAsyncIterator()
    let text = #"{"type":"MESSAGE","uuid":"u","text":7}"#
    try await deliver([#"{"messageId":"1","important":true,"content":\#(text)}"#], by: peer)
    let statuses = try await peer.frame(2)["data"]?["statuses"]
    XCTAssertEqual(statuses?[0]?["messageId"], "1")
    guard case .received(let delivery)? = await events.next(),
      case .message(let message) = delivery.content
    else { return XCTFail("no message") }
    XCTAssertEqual(message.uuid, "u")
    XCTAssertNil(message.text)
    guard case .malformed(let members)? = await events.next() else { return XCTFail("no report") }
    XCTAssertEqual(members.errors.map { "\($0.path)" }, ["$.content.text"])
    XCTAssertEqual(members.json["content"]?["text"], 7)
    withExtendedLifetime(session) {}
  }

  /// A frame without an action may have been a message; one of another action belongs to a newer
  /// version.
  func testAFrameWithoutAnActionIsReported() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    var events = sdk.events.makeAsyncIterator()
    try await peer.send(#"{"action":"newer","data":{}}"#)
    for frame in ["{\"data\":{}}", "7", "{"] {
      try await peer.send(frame)
      guard case .undecodable(let error)? = await events.next() else { return XCTFail(frame) }
      XCTAssertEqual(error.text, frame)
    }
    withExtendedLifetime(session) {}
  }

  private func deliver(_ messages: [String], by peer: Peer) async throws {
    let list = messages.joined(separator: ",")
    try await peer.send(#"{"action":"getMessages","data":{"messages":[\#(list)]}}"#)
  }
}
