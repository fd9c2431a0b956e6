import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// What comes, and isn't what the specification says.
final class UndecodableTests: TimedTestCase {
  func testWhatCanNotBeDecodedIsToldAndAcknowledged() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    var events = sdk.events.makeAsyncIterator()
    let text = #"{"type":"MESSAGE","text":7}"#
    try await deliver(
      [
        #"{"messageId":"1","important":true,"content":\#(text)}"#,
        #"{"messageId":"2","important":true}"#,
        #"{"messageId":"3","important":true,"messageType":"MIRROR","content":\#(text)}"#,
        #"{"messageId":"4","content":\#(text)}"#,
        #"{"messageId":5,"important":true,"content":\#(text)}"#,
        #"{"messageId":"6","important":true,"content":{"type":"MESSAGE","text":"hi"}}"#,
      ],
      by: peer
    )
    let statuses = try await peer.frame(2)["data"]?["statuses"]
    let acknowledged = statuses?.array?.compactMap { $0["messageId"]?.string }
    XCTAssertEqual(acknowledged, ["1", "2", "6"])
    for id in [#""1""#, #""2""#, #""3""#, #""4""#, "5"] {
      guard case .undecodable(let error)? = await events.next() else { return XCTFail(id) }
      XCTAssert(error.text.hasPrefix(#"{"messageId":\#(id)"#), error.text)
    }
    guard case .received? = await events.next() else { return XCTFail("6") }
    chat.queue.sync {}
    let logged = chat.listener.log.all.filter { $0.hasPrefix("a delivery isn't what it should be") }
    XCTAssertEqual(logged.count, 5)
    withExtendedLifetime(session) {}
  }

  private func deliver(_ messages: [String], by peer: Peer) async throws {
    let list = messages.joined(separator: ",")
    try await peer.say(#"{"action":"getMessages","data":{"messages":[\#(list)]}}"#)
  }
}
