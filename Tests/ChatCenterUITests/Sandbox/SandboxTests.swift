import BinderyRuntime
import BinderyTesting
import Sandbox
import TestSupport
import XCTest

@testable import ChatCenterUI

/// The client and the local Chat Center, over HTTP and WebSocket.
final class SandboxTests: TimedTestCase {
  func testADialog() async throws {
    let served = try serve(answering: 0)
    let chat = try await served.chat()
    try await chat.send(.text("hello"))
    try await served.received.wait(for: "read")
    try await served.received.wait(for: "Olga: “hello”: noted.")
    let page = try await chat.history()
    XCTAssertEqual(
      page.words,
      ["THREAD_OPENED", "ann: hello", "OPERATOR_JOINED", "Olga: “hello”: noted."]
    )
    XCTAssertEqual(DialogChange(page), .started)
    let oldest = try XCTUnwrap(page.messages[1].event?.entry?.date)
    let older = try await chat.history(before: oldest)
    XCTAssertEqual(older.words, ["THREAD_OPENED"])
    let found = try await chat.search("NOTED")
    XCTAssertEqual(found.content.map { $0.event?.entry?.word }, ["Olga: “hello”: noted."])
    XCTAssertEqual(found.total, 1)
  }

  func testUnreadMessagesAreCounted() async throws {
    let served = try serve()
    let chat = try await served.chat()
    served.sandbox.sendMessage("hello")
    try await served.received.wait(for: "Olga: hello")
    let before = try await served.sdk.unreadMessagesCount()
    XCTAssertEqual(before, 1)
    let page = try await chat.history()
    guard case .message(let message)? = page.messages.last?.event?.entry else {
      return XCTFail("\(page)")
    }
    chat.markRead([try XCTUnwrap(message.uuid)])
    // Frames are handled in order: the message is read when this one has arrived.
    try await chat.send(.text("seen"))
    let after = try await served.sdk.unreadMessagesCount()
    XCTAssertEqual(after, 0)
  }

  func testTheCompanysSettingsOverrideTheApps() async throws {
    let served = try serve(["historyLoadingCount": 7, "keepSocketActive": true]) {
      $0.historyLoadingCount = 3
      $0.searchEnabled = false
    }
    let chat = try await served.chat()
    XCTAssertEqual(served.sdk.settings.historyLoadingCount, 7)
    XCTAssertEqual(served.sdk.settings.searchEnabled, false)
    XCTAssertTrue(served.sandbox.requests.contains { $0.request.target.contains("count=7") })
    chat.close()
    // Commands are executed in order: the chat is closed when this one is answered.
    _ = try await served.sdk.unreadMessagesCount()
    XCTAssertTrue(served.sdk.client.hub.current.isSocketActive)
    served.sandbox.sendMessage("still there?")
    try await served.received.wait(for: "Olga: still there?")
  }

  func testWithoutAConfigurationTheAppsSettingsApply() async throws {
    let served = try serve(["historyLoadingCount": 7]) { $0.historyLoadingCount = 3 }
    served.sandbox.add(SandboxFault("/api/chat/config", .status(500)))
    _ = try await served.chat()
    try await served.listener.errors.wait(for: "the service responded with status 500")
    XCTAssertEqual(served.sdk.settings.historyLoadingCount, 3)
  }

  func testASurveyIsAnswered() async throws {
    let served = try serve()
    let chat = try await served.chat()
    served.sandbox.ask("How was it?")
    try await served.received.wait(for: "SURVEY How was it?")
    guard case .survey(let survey)? = try await chat.history().messages.last?.event?.entry else {
      return XCTFail("there is no survey")
    }
    let question = try XCTUnwrap(survey.questions?.first)
    let answer = SurveyFormAnswer(questionId: question.id, rate: 4, text: question.text)
    try await chat.answer(survey, with: [answer])
    let page = try await chat.history()
    XCTAssertEqual(page.words.last, "ANSWER 4")
    guard case .surveyAnswer(let kept)? = page.messages.last?.event?.entry else { return }
    XCTAssertEqual(kept.sendingId, survey.sendingId)
  }

  func testTheUserMayCloseTheConversation() async throws {
    let served = try serve()
    let chat = try await served.chat()
    chat.didType("hel")
    try await chat.send(.text("hello"))
    served.sandbox.askToEnd(hidingAfter: 9)
    try await served.received.wait(for: "MAY IT END? 9")
    guard
      case .closeThreadRequest(let request)? = try await chat.history().messages.last?.event?
        .entry
    else { return XCTFail("the client isn't asked") }
    try await chat.answer(request, with: .closeThread)
    try await served.received.wait(for: "THREAD_CLOSED")
  }

  func testASocketIsLostInADialog() async throws {
    let served = try serve()
    let chat = try await served.chat()
    try await chat.send(.text("hello"))
    served.sandbox.perform(.drop)
    try await served.received.wait(for: "connected false")
    await assertFailure(of: chat, .refused(.webSocketNotActive))
    served.sandbox.sendMessage("are you there?")
    let again = try served.sdk.getChat()
    again.didAppear()
    // It was not acknowledged, so that it arrives with the next socket.
    try await served.received.wait(for: "Olga: are you there?")
    try await again.send(.text("yes"))
    let page = try await again.history()
    XCTAssertEqual(page.words.last, "ann: yes")
  }

  func testAMessageIsRefusedOnDemand() async throws {
    let served = try serve()
    let chat = try await served.chat()
    served.sandbox.add(ConnectionFault(.error(4100), when: "MESSAGE"))
    await assertFailure(of: chat, .rejected(code: "4100", details: "Refused on demand"))
    try await chat.send(.text("hello"))
    let page = try await chat.history()
    XCTAssertEqual(page.words, ["THREAD_OPENED", "ann: hello"])
  }

  func testAnUnansweredMessageFails() async throws {
    let served = try serve { $0.networkConfig.wsConfig.sendTimeout = 0.2 }
    let chat = try await served.chat()
    served.sandbox.add(ConnectionFault(.stopResponding, when: "MESSAGE"))
    await assertFailure(of: chat, .timedOut)
  }

  func testAFileIsUploadedAndDownloaded() async throws {
    let served = try serve()
    let chat = try await served.chat()
    let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
    try await chat.send(.image(bytes, type: "image/png"))
    guard case .message(let message)? = try await chat.history().messages.last?.event?.entry,
      let file = message.attachments?.first
    else { return XCTFail("there is no message with a file") }
    XCTAssertEqual(file.size, 100_000)
    XCTAssertEqual(file.type, "image/png")
    let fetched = try await chat.download(try XCTUnwrap(file.result))
    XCTAssertEqual(fetched, bytes)
  }
}

extension SandboxTests {
  /// - Parameter seconds: The delay of the operator's answer; nil for no answer.
  private func serve(
    _ channelConfig: JSONValue? = nil,
    answering seconds: Double? = nil,
    _ change: (inout ChatConfig) -> Void = { _ in }
  ) throws -> SandboxFixture {
    var settings = ChatCenterSettings()
    settings.answerSeconds = seconds
    settings.configuration.channelConfig = channelConfig
    let served = try SandboxFixture(settings, change)
    addTeardownBlock { served.end() }
    return served
  }

  private func assertFailure(
    of chat: ChatSession,
    _ expected: ChatSendFailure,
    line: UInt = #line
  ) async {
    do throws(ChatSendFailure) {
      let id = try await chat.send(.text("lost"))
      XCTFail("sent \(id)", line: line)
    } catch {
      XCTAssertEqual(error, expected, line: line)
    }
  }
}

extension Entry {
  /// The date of the entry.
  fileprivate var date: DateTime? {
    if case .message(let message) = self { message.receivedDate } else { nil }
  }
}
