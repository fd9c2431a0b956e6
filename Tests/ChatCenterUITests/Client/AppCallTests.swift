import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// What an app may ask and say beside the chat itself.
final class AppCallTests: TimedTestCase {
  func testTheNextChatBeginsWithWhatWasPrefilled() async throws {
    let sdk = await ChatFixture().authorized()
    XCTAssertEqual(try sdk.getChat().draft, "")
    sdk.prefill(message: "first")
    sdk.prefill(message: "second")
    XCTAssertEqual(try sdk.getChat().draft, "second")
    XCTAssertEqual(try sdk.getChat().draft, "")
    sdk.prefill(message: "third")
    sdk.prefill(message: "")
    XCTAssertEqual(try sdk.getChat().draft, "")
    sdk.prefill(message: "fourth")
    sdk.deauthorizeUser()
    sdk.authorize(user: ChatUser(identifier: "ann"))
    XCTAssertEqual(try sdk.getChat().draft, "")
  }

  /// It is used by a chat that there is, and not by one that is refused.
  func testARefusedChatLeavesWhatWasPrefilled() throws {
    let sdk = ChatFixture().client()
    sdk.prefill(message: "first")
    XCTAssertThrowsError(try sdk.getChat())
    sdk.authorize(user: ChatUser(identifier: "ann"))
    XCTAssertEqual(try sdk.getChat().draft, "first")
  }

  /// X-29.
  func testAPushIsKnownByItsOrigin() {
    for (push, isOurs) in [
      (["origin": "threads"], true), (["origin": "elsewhere"], false), ([:], false),
      (["attributes": #"{"origin":"threads"}"#], true),
      (["attributes": #"{"origin":"elsewhere"}"#], false), (["attributes": "{"], false),
    ] as [([String: Any], Bool)] {
      XCTAssertEqual(ChatCenterUISDK.isChatCenterNotification(push), isOurs, "\(push)")
    }
  }

  func testAPushIsTakenWhileTheChatIsOpen() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let push = ["origin": "threads"]
    XCTAssertThrowsError(try sdk.handleNotification(userInfo: push)) {
      XCTAssertEqual($0 as? ChatCenterUIError, .chatNotOpened)
    }
    let (session, _) = try await chat.chatting(sdk)
    XCTAssertNoThrow(try sdk.handleNotification(userInfo: push))
    XCTAssertThrowsError(try sdk.handleNotification(userInfo: [:]))
    session.close()
    try await chat.settle(sdk)
    XCTAssertThrowsError(try sdk.handleNotification(userInfo: push))
  }

  func testTheDelegateMayOpenALink() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let session = try sdk.getChat()
    let own = try XCTUnwrap(URL(string: "app://own"))
    let other = try XCTUnwrap(URL(string: "https://example.com"))
    let isOpened = await session.open(own)
    XCTAssertTrue(isOpened)
    let isOthersOpened = await session.open(other)
    XCTAssertFalse(isOthersOpened)
    XCTAssertEqual(chat.listener.links.all, ["app://own", "https://example.com"])
    sdk.delegate = nil
    let isOpenedByNobody = await session.open(own)
    XCTAssertFalse(isOpenedByNobody)
  }

  /// A program without a delegate may never give the callbacks' queue time.
  func testWhereThereIsNoDelegateNobodyIsWaitedFor() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let session = try sdk.getChat()
    let url = try XCTUnwrap(URL(string: "app://own"))
    sdk.delegate = nil
    chat.queue.suspend()
    defer { chat.queue.resume() }
    let answers = Heard(patience: 20)
    let asking = Task { answers.add("\(await session.open(url))") }
    let answer = try await answers.first(1)
    XCTAssertEqual(answer, ["false"])
    await asking.value
  }
}
