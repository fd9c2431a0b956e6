import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Survey answers, which wait before they are sent, and may be replaced meanwhile.
final class SurveyTests: TimedTestCase {
  private let survey = Survey(type: .survey, id: .number(3), sendingId: .number(9))

  func testAnAnswerWaitsAndMayBeReplaced() async throws {
    let chat = ChatFixture { $0.surveyCompletionDelay = 1_500 }
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let first = answer(session, 1)
    try await chat.clock.sleepers(atLeast: 2)
    chat.clock.advance(by: .milliseconds(1_000))
    let second = answer(session, 2)
    let replaced = await first.value
    XCTAssertEqual(replaced, .replaced)
    try await chat.clock.sleepers(atLeast: 2)
    // X-20: the delay restarted.
    XCTAssertEqual(chat.clock.waits.first, .milliseconds(1_500))
    chat.clock.advance(by: .milliseconds(1_500))
    let content = try await peer.frame(2)["data"]?["content"]
    XCTAssertEqual(content?["type"], "SURVEY_QUESTION_ANSWER")
    XCTAssertEqual(content?["rate"], 2)
    XCTAssertEqual(content?["sendingId"], 9)
    try await peer.confirm(2)
    let failure = await second.value
    XCTAssertNil(failure)
  }

  func testNewerServersHaveOneForm() async throws {
    let transport = ChatTransportConfig(cloudHost: "chat.example.com", apiVersion: .api21)
    let chat = ChatFixture(transport)
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let reply = answer(session, 5)
    let content = try await peer.frame(2)["data"]?["content"]
    XCTAssertEqual(content?["type"], "SURVEY_QUALITY_FORM_ANSWER")
    XCTAssertEqual(content?["answers"]?[0]?["rate"], 5)
    XCTAssertEqual(content?["chatApiVersion"], 21)
    try await peer.confirm(2)
    let failure = await reply.value
    XCTAssertNil(failure)
  }

  /// An answer with its own sending id is sent with it, others with the survey's.
  func testAnAnswerMayNameItsOwnSending() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let answers = [
      SurveyFormAnswer(rate: 1, sendingId: .number(77)), SurveyFormAnswer(rate: 2),
    ]
    let reply = Task { [survey] in try await session.answer(survey, with: answers) }
    for (index, id) in [(2, 77), (3, 9)] as [(Int, JSONValue)] {
      let content = try await peer.frame(index)["data"]?["content"]
      XCTAssertEqual(content?["sendingId"], id)
      try await peer.confirm(index)
    }
    try await reply.value
  }

  /// Older servers have a frame per answer.
  func testAnAnswerToSeveralQuestionsArrivesWhenAllPartsHave() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let events = sdk.events
    let refused = answer(session, 1, 2, 3)
    try await peer.confirm(4)
    try await peer.refuse(2)
    let failure = await refused.value
    XCTAssertEqual(failure, .rejected(code: "NO", details: "why"))
    // The reply ends once.
    try await peer.refuse(3)
    let whole = answer(session, 4, 5)
    try await peer.confirm(6)
    try await peer.refuse(5)
    let second = await whole.value
    XCTAssertEqual(second, .rejected(code: "NO", details: "why"))
    let last = answer(session, 4, 5)
    try await peer.confirm(8)
    try await peer.confirm(7)
    let third = await last.value
    XCTAssertNil(third)
    try await peer.deliver(#"{"type":"MESSAGE","text":"hi"}"#)
    var failures = 0
    for await event in events {
      if case .failed = event { failures += 1 }
      if case .received = event { break }
    }
    XCTAssertEqual(failures, 2)
  }

  /// The app doesn't know the parts, and one of them isn't the whole.
  func testAStatusIsReportedOnceForAllParts() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let events = sdk.events
    let refused = answer(session, 1, 2)
    try await peer.confirm(3)
    try await peer.refuse(2)
    _ = await refused.value
    let whole = answer(session, 3, 4)
    try await peer.confirm(5)
    try await peer.confirm(4)
    let failure = await whole.value
    XCTAssertNil(failure)
    let parts = [
      try await peer.frame(4)["correlationId"]?.string ?? "",
      try await peer.frame(5)["correlationId"]?.string ?? "",
    ]
    for part in parts {
      try await peer.send(
        #"{"action":"getStatuses","data":{"statuses":[{"messageId":"\#(part)","status":"read"}]}}"#
      )
    }
    try await peer.deliver(#"{"type":"MESSAGE","text":"hi"}"#)
    var statuses: [String] = []
    for await event in events {
      if case .status(let status, of: let id) = event {
        statuses.append("\(status.rawValue) \(id)")
      }
      if case .received = event { break }
    }
    XCTAssertEqual(statuses, ["sent \(parts[1])", "read \(parts[1])"])
  }

  /// Answers a survey; returns the failure, nil if the service acknowledged it.
  private func answer(_ session: ChatSession, _ rates: Int...) -> Task<ChatSendFailure?, Never> {
    Task { [survey] in
      do throws(ChatSendFailure) {
        try await session.answer(survey, with: rates.map { SurveyFormAnswer(rate: $0) })
        return nil
      } catch {
        return error
      }
    }
  }
}
