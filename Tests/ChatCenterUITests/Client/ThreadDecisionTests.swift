import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Requests of the service to close the conversation, and the user's decision.
final class ThreadDecisionTests: TimedTestCase {
  func testTheClientDecides() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    var events = sdk.events.makeAsyncIterator()
    try await peer.deliver(#"{"type":"REQUEST_CLOSE_THREAD","threadId":7,"hideAfter":30}"#)
    guard case .received(let delivery)? = await events.next(),
      case .closeThreadRequest(let request) = delivery.content
    else { return XCTFail("the client isn't asked") }
    XCTAssertEqual(request.hideAfter, 30)
    // After the acknowledgment of the request.
    for (position, decision) in [ClientThreadDecision.Kind.reopenThread, .closeThread].enumerated()
    {
      async let decided: Void = session.answer(request, with: decision)
      let data = try await peer.frame(3 + position)["data"]
      XCTAssertEqual(data?["content"]?["type"]?.string, decision.rawValue)
      XCTAssertEqual(data?["content"]?["threadId"], 7)
      XCTAssertEqual(data?["important"], false)
      try await peer.confirm(3 + position)
      try await decided
    }
  }

  func testADecisionIsRefusedOrHasNoSocket() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let refused = deciding(session)
    try await peer.refuse(2)
    let first = await refused.value
    XCTAssertEqual(first, .rejected(code: "NO", details: "why"))
    session.close()
    let second = await deciding(session).value
    XCTAssertEqual(second, .refused(.webSocketNotActive))
    sdk.deauthorizeUser()
    let third = await deciding(session).value
    XCTAssertEqual(third, .refused(.userNotAuthorized))
  }

  /// Makes a decision; returns the failure, nil if the service acknowledged it.
  private func deciding(_ session: ChatSession) -> Task<ChatSendFailure?, Never> {
    Task {
      do throws(ChatSendFailure) {
        try await session.answer(CloseThreadRequest(), with: .closeThread)
        return nil
      } catch {
        return error
      }
    }
  }
}
