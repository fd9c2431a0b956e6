import BinderyRealtime
import TestSupport
import XCTest

@testable import ChatCenterUI

/// The client's records of messages and conversations, without a connection.
final class MessageBookkeepingTests: TimedTestCase {
  private let content = ClientContent.clientMessage(ClientMessage(clientId: "me", uuid: "x"))

  /// The end of a message is reported once.
  func testASentMessageIsSettledOnce() {
    var pending = PendingMessages()
    add("a", to: &pending)
    XCTAssertEqual(pending.takeWaiting().map(\.id), ["a"])
    add("b", to: &pending)
    XCTAssertEqual(pending.takeSent(), ["a"])
    XCTAssertEqual(pending.takeSent(), [])
    XCTAssertFalse(pending.settle("a"))
    XCTAssertEqual(pending.takeWaiting().map(\.id), ["b"])
    XCTAssertEqual(pending.takeWaiting().map(\.id), [])
    XCTAssertEqual(pending.takeAll(), ["b"])
    XCTAssertEqual(pending.takeAll(), [])
    XCTAssertTrue(pending.isEmpty)
  }

  /// A message fails exactly when it reaches the timeout.
  func testAMessageExpiresAtTheTimeout() {
    var pending = PendingMessages()
    add("a", to: &pending, at: .seconds(1))
    add("b", to: &pending, at: .seconds(2))
    let moment = Duration.nanoseconds(1)
    XCTAssertEqual(pending.expire(after: .seconds(30), at: .seconds(31) - moment), [])
    XCTAssertEqual(pending.expire(after: .seconds(30), at: .seconds(31)), ["a"])
    XCTAssertEqual(pending.expire(after: .seconds(30), at: .seconds(31)), [])
    XCTAssertEqual(pending.entries.map(\.id), ["b"])
  }

  /// Permits are released however the messages ended.
  func testMessagesWaitOnlyUpToTheLimit() {
    var pending = PendingMessages()
    for _ in 1...2 {
      for number in 1...PendingMessages.bound { add("\(number)", to: &pending) }
      XCTAssertFalse(pending.add("more", content, important: true, at: .zero))
      XCTAssertTrue(pending.settle("1"))
      XCTAssertEqual(pending.takeWaiting().count, PendingMessages.bound - 1)
      XCTAssertEqual(pending.takeSent().count, PendingMessages.bound - 1)
    }
  }

  /// Ended split messages are remembered for later statuses, up to a limit; a further one replaces
  /// the oldest.
  func testSplitMessagesAreRememberedUpToTheLimit() {
    var split = SplitMessages()
    for number in 1...SplitMessages.bound {
      split.split("\(number)", into: ["\(number).a", "\(number).b"])
      XCTAssertNil(split.settle("\(number).a", nil))
      XCTAssertEqual(split.settle("\(number).b", nil)?.id, "\(number)")
    }
    split.split("next", into: ["next.a"])
    XCTAssertNil(split.note(.delivered, of: "1.a"))
    XCTAssertEqual(split.note(.delivered, of: "1.b"), "1")
    XCTAssertEqual(split.settle("next.a", nil)?.id, "next")
    split.split("last", into: ["last.a"])
    XCTAssertEqual(split.note(.delivered, of: "1.b"), "1.b")
    XCTAssertNil(split.note(.delivered, of: "2.a"))
    XCTAssertEqual(split.note(.delivered, of: "2.b"), "2")
  }

  /// An ended conversation stays ended, though a later entry lacks its number.
  func testALateMessageDoesNotRestartAnEndedConversation() {
    var conversation = Conversation()
    XCTAssertNil(conversation.take(message(in: 7)))
    XCTAssertEqual(conversation.id, 7)
    XCTAssertEqual(conversation.take(.threadNotice(notice(.threadClosed))), .ended)
    XCTAssertEqual(conversation.take(.threadNotice(notice(.threadClosed))), .ended)
    XCTAssertNil(conversation.take(message(in: 7)))
    XCTAssertNil(conversation.id)
    _ = conversation.take(message(in: 8))
    XCTAssertEqual(conversation.id, 8)
    XCTAssertEqual(conversation.take(.threadNotice(notice(.threadClosed, of: 8))), .ended)
    _ = conversation.take(message(in: 8))
    XCTAssertNil(conversation.id)
    _ = conversation.take(.threadNotice(notice(.threadOpened, of: 8)))
    XCTAssertEqual(conversation.id, 8)
  }

  private func add(_ id: String, to pending: inout PendingMessages, at time: Duration = .zero) {
    XCTAssertTrue(pending.add(id, content, important: true, at: time))
  }

  private func message(in thread: Int64) -> Entry {
    .threadNotice(notice(ThreadNotice.Kind(rawValue: "OTHER"), of: thread))
  }

  private func notice(_ type: ThreadNotice.Kind, of thread: Int64? = nil) -> ThreadNotice {
    ThreadNotice(threadId: thread, type: type)
  }
}
