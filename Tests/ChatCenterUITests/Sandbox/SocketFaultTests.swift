import BinderyRuntime
import BinderyTesting
import Sandbox
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Lost sockets: each message has arrived or is reported as failed.
final class SocketFaultTests: TimedTestCase {
  func testASocketIsLostWhileAMessageIsSending() async throws {
    for effect in [
      .drop, .reset, .cut, .close(1011), .bytes(.hugeFrame), .bytes(.maskedFrame), .bytes(.badText),
    ] as [ConnectionFault.Effect] {
      let served = try serve()
      let chat = try await served.chat()
      served.sandbox.add(ConnectionFault(effect, when: "MESSAGE"))
      let failure = await chat.failure(of: .text("lost"))
      XCTAssertEqual(failure, .connectionLost, "\(effect)")
      try await served.received.wait(for: "connected false")
      try await served.received.wait(for: "failed connectionLost")
      let again = try served.sdk.getChat()
      again.didAppear()
      try await again.send(.text("hello"))
      let page = try await again.history()
      XCTAssertEqual(page.words, ["THREAD_OPENED", "ann: hello"], "\(effect)")
    }
  }

  func testAFrameThatIsNotJSONIsSkipped() async throws {
    let served = try serve()
    let chat = try await served.chat()
    served.sandbox.perform(.bytes(.badJSON))
    // After it, on the same socket.
    served.sandbox.sendMessage("still there?")
    try await served.received.wait(for: "Olga: still there?")
    try await chat.send(.text("hello"))
    XCTAssertFalse(served.received.all.contains("connected false"))
  }

  /// A socket ends during many messages: each is reported as arrived or failed.
  func testNoMessageIsLostSilently() async throws {
    for isReconnectEnabled in [false, true] {
      let served = try serve { $0.isReconnectEnabled = isReconnectEnabled }
      let chat = try await served.chat()
      served.sandbox.add(ConnectionFault(.drop, when: "MESSAGE", skip: 7))
      let outcomes = await withTaskGroup(of: (String, Bool).self) { group in
        for number in 0..<20 {
          group.addTask { await ("\(number)", chat.failure(of: .text("\(number)")) == nil) }
        }
        return await group.reduce(into: [String: Bool]()) { $0[$1.0] = $1.1 }
      }
      XCTAssertEqual(outcomes.count, 20)
      let again = try served.sdk.getChat()
      again.didAppear()
      try await again.send(.text("last"))
      let arrived = try await again.history().words.compactMap { word in
        word.hasPrefix("ann: ") ? String(word.dropFirst(5)) : nil
      }
      XCTAssertEqual(Set(arrived).count, arrived.count, "none arrives twice")
      let delivered = outcomes.filter(\.value).keys
      XCTAssertGreaterThanOrEqual(delivered.count, 7)
      XCTAssertLessThan(delivered.count, 20)
      XCTAssert(Set(arrived).isSuperset(of: delivered), "\(arrived) \(delivered)")
      // Each is reported as an event, too.
      let count = 20 - delivered.count
      let failures = try await served.received.first(count, where: { $0.hasPrefix("failed") })
      XCTAssertEqual(failures.count, count)
    }
  }

  func testARefusedSocketFailsWaitingMessages() async throws {
    let served = try serve()
    served.sdk.authorize(user: ChatUser(identifier: "ann"))
    served.sandbox.add(SandboxFault("/socket", .status(503)))
    let chat = try served.sdk.getChat()
    chat.didAppear()
    let lost = await chat.failure(of: .text("lost"))
    let failure = try XCTUnwrap(lost)
    XCTAssert(ChatSendFailure.whileLost.contains(failure), "\(failure)")
    chat.didAppear()
    try await chat.send(.text("hello"))
  }
}

// With reconnection enabled.
extension SocketFaultTests {
  func testALostSocketIsOpenedAgain() async throws {
    let served = try serve { $0.isReconnectEnabled = true }
    let chat = try await served.chat()
    served.sandbox.perform(.drop)
    try await served.received.wait(for: "connected false")
    served.sandbox.sendMessage("are you there?")
    try await chat.send(.text("yes"))
    try await served.received.wait(for: "Olga: are you there?")
    let words = served.received.all.filter { $0.hasPrefix("connected") }
    XCTAssertEqual(words, ["connected true", "connected false", "connected true"])
  }

  private func serve(_ change: (inout ChatConfig) -> Void = { _ in }) throws -> SandboxFixture {
    var settings = ChatCenterSettings()
    settings.answerSeconds = nil
    let served = try SandboxFixture(settings, change)
    addTeardownBlock { served.end() }
    return served
  }
}
