import BinderyRealtime
import BinderyRuntime
import XCTest

@testable import ChatCenterUI

/// The decisions about received messages, without a connection.
final class MessageInboxTests: XCTestCase {
  private let message = #"{"type":"MESSAGE","text":"hi","operator":{"id":1,"name":"Op"}}"#

  func testADeliveryIsReportedCountedAndAcknowledged() {
    var inbox = MessageInbox()
    let delivery = delivery("m1", message)
    XCTAssertEqual(
      texts(inbox.receive([delivery], isChatVisible: false) { "id" }),
      ["unread 1", "received m1", "delivered m1"]
    )
    XCTAssertEqual(
      texts(inbox.receive([self.delivery("m2", message)], isChatVisible: true) { "id" }),
      ["received m2", "delivered m2"]
    )
    XCTAssertEqual(texts(inbox.read(["m1"], canSend: false)), [])
    XCTAssertEqual(texts(inbox.sendReceipts()), ["read m1", "unread 0"])
    XCTAssertEqual(texts(inbox.sendReceipts()), [])
  }

  func testADeliveryThatCannotBeDecodedIsAcknowledged() {
    var inbox = MessageInbox()
    let broken = received(#"{"messageId":"m1","important":true}"#)
    let mirror = received(#"{"messageId":"m2","important":true,"messageType":"MIRROR"}"#)
    XCTAssertEqual(
      texts(inbox.receive([broken, mirror], isChatVisible: true) { "id" }),
      ["log", "undecodable", "log", "undecodable", "delivered m1"]
    )
  }

  /// An older page of the history doesn't undo a change of the conversation.
  func testAChangeOfTheConversationOutdatesAPage() throws {
    var inbox = MessageInbox()
    let request = inbox.latestPage(count: 7)
    let closed = #"{"type":"THREAD_CLOSED","threadId":4}"#
    XCTAssertEqual(
      texts(inbox.receive([delivery("m1", closed)], isChatVisible: true) { "id" }),
      ["dialog ended", "received m1", "delivered m1"]
    )
    let page: HistoryPage = try JSONValue(
      parsing: #"{"messages":[],"agentInfo":{"thread":{"id":4}}}"#
    ).decode()
    _ = inbox.receive(page, for: request, on: nil, at: .zero)
    XCTAssertNil(inbox.threadID)
    _ = inbox.receive(page, for: inbox.latestPage(count: 7), on: nil, at: .zero)
    XCTAssertEqual(inbox.threadID, 4)
    inbox.forget()
    XCTAssertNil(inbox.threadID)
  }

  private func delivery(
    _ id: String,
    _ content: String
  ) -> ReceivedEvent<DeliveriesChannel.Incoming> {
    received(#"{"messageId":"\#(id)","important":true,"content":\#(content)}"#)
  }

  private func received(_ text: String) -> ReceivedEvent<DeliveriesChannel.Incoming> {
    do throws(UndecodableEvent) {
      return .event(try DeliveriesChannel.Incoming(message: text))
    } catch {
      return .undecodable(error)
    }
  }

  /// The decisions as texts.
  private func texts(_ decisions: [MessageInbox.Decision]) -> [String] {
    decisions.flatMap { decision -> [String] in
      switch decision {
      case .changeDialog(let change): ["dialog \(change)"]
      case .acknowledge(let ids, let status): ids.map { "\(status.rawValue) \($0)" }
      case .act(.setUnreadCount(let count)): ["unread \(count)"]
      case .act(.event(.received(let delivery))): ["received \(delivery.messageId ?? "")"]
      case .act(.event(.undecodable)): ["undecodable"]
      case .act(.log): ["log"]
      case .act(let action): ["\(action)"]
      }
    }
  }
}
