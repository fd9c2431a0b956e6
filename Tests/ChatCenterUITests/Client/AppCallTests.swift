import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Calls of an app beside the chat itself.
final class AppCallTests: TimedTestCase {
  func testTheNextChatBeginsWithThePrefilledDraft() async throws {
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

  /// A draft is used by the next session, and kept when `getChat` throws.
  func testARefusedChatKeepsThePrefilledDraft() throws {
    let sdk = ChatFixture().client()
    sdk.prefill(message: "first")
    XCTAssertThrowsError(try sdk.getChat())
    sdk.authorize(user: ChatUser(identifier: "ann"))
    XCTAssertEqual(try sdk.getChat().draft, "first")
  }

  /// X-29.
  func testAPushIsRecognizedByItsOrigin() {
    for (push, isOurs) in [
      (["origin": "threads"], true), (["origin": "elsewhere"], false), ([:], false),
      (["attributes": #"{"origin":"threads"}"#], true),
      (["attributes": #"{"origin":"elsewhere"}"#], false), (["attributes": "{"], false),
    ] as [([String: Any], Bool)] {
      XCTAssertEqual(ChatCenterUISDK.isChatCenterNotification(push), isOurs, "\(push)")
    }
  }

  func testAPushIsHandledWhileTheChatIsOpen() async throws {
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
    let isOpenedWithoutDelegate = await session.open(own)
    XCTAssertFalse(isOpenedWithoutDelegate)
  }

  /// A program without a delegate may never run the callback queue.
  func testWithoutADelegateTheQueueIsNotUsed() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let session = try sdk.getChat()
    let url = try XCTUnwrap(URL(string: "app://own"))
    sdk.delegate = nil
    chat.queue.suspend()
    defer { chat.queue.resume() }
    let answers = EventLog(timeout: 20)
    let opening = Task { answers.add("\(await session.open(url))") }
    let answer = try await answers.first(1)
    XCTAssertEqual(answer, ["false"])
    await opening.value
  }
}
