import BinderyRuntime
import BinderyTesting
import Sandbox
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Failed requests, which are reported and affect nothing else.
final class RequestFaultTests: TimedTestCase {
  func testRequestsFailWhileTheSocketIsOpen() async throws {
    for effect in [.status(503), .drop, .reset, .garbage, .html] as [SandboxFault.Effect] {
      let served = try serve()
      let chat = try await served.chat()
      served.sandbox.add(SandboxFault("/api/*", times: 1_000, effect))
      served.sandbox.add(SandboxFault("/files*", times: 1_000, effect))
      await assertFails("\(effect)") { try await chat.history() }
      await assertFails("\(effect)") { try await chat.search("a") }
      await assertFails("\(effect)") { try await served.sdk.unreadMessagesCount() }
      await assertFails("\(effect)") { try await chat.send(.image(Data([1]))) }
      try await chat.send(.text("hello"))
      served.sandbox.sendMessage("hello")
      try await served.received.wait(for: "Olga: hello")
      let errors = try await served.listener.errors.first(4)
      XCTAssertEqual(errors.count, 4, "\(effect)")
      served.sandbox.removeFaults()
      let page = try await chat.history()
      XCTAssertEqual(page.words.count, 4, "\(effect)")
    }
  }

  func testAnInvalidHistoryPageIsReported() async throws {
    let html = HTTPResponse(
      status: 200,
      headers: ["Content-Type": "text/html"],
      body: Array("<html>Sign in</html>".utf8)
    )
    for effect in [.html, .response(html), .status(200), .half] as [SandboxFault.Effect] {
      let served = try serve()
      served.sandbox.add(SandboxFault("/api/client/history", effect))
      served.sdk.authorize(user: ChatUser(identifier: "ann"))
      _ = try await served.listener.errors.first(1)
      let chat = try served.sdk.getChat()
      chat.didAppear()
      try await chat.send(.text("hello"))
      let page = try await chat.history()
      XCTAssertEqual(page.words, ["THREAD_OPENED", "ann: hello"], "\(effect)")
      XCTAssertEqual(served.listener.errors.all.count, 1, "\(effect)")
    }
  }

  func testAnInvalidCountIsReported() async throws {
    let served = try serve()
    _ = try await served.chat()
    for (number, json) in [["count": 3], "three", .null, 1.5].enumerated()
      as any Sequence<
        (offset: Int, element: JSONValue)
      >
    {
      served.sandbox.add(SandboxFault("/api/client/history/unread", .status(200, body: json)))
      await assertFails("\(json)") { try await served.sdk.unreadMessagesCount() }
      let errors = try await served.listener.errors.first(number + 1)
      XCTAssertEqual(errors.count, number + 1, "\(json)")
    }
    XCTAssertEqual(served.listener.unread.all, ["0"])
    let count = try await served.sdk.unreadMessagesCount()
    XCTAssertEqual(count, 0)
  }

  /// The nine settings of the app stay in effect.
  func testWithoutAConfigurationTheAppsSettingsApply() async throws {
    for effect in [.status(500), .status(404), .html, .drop] as [SandboxFault.Effect] {
      let served = try serve(["historyLoadingCount": 7, "keepSocketActive": true]) {
        $0.historyLoadingCount = 3
      }
      served.sandbox.add(SandboxFault("/api/chat/config", effect))
      let chat = try await served.chat()
      let errors = try await served.listener.errors.first(1)
      XCTAssertEqual(errors.count, 1)
      XCTAssertEqual(served.sdk.settings.values, served.config.settings, "\(effect)")
      XCTAssertTrue(served.sandbox.requests.contains { $0.request.target.contains("count=3") })
      chat.close()
      _ = try await served.sdk.unreadMessagesCount()
      XCTAssertFalse(served.sdk.client.hub.current.isSocketActive, "\(effect)")
    }
  }
}

extension RequestFaultTests {
  private func serve(
    _ channelConfig: JSONValue? = nil,
    _ change: (inout ChatConfig) -> Void = { _ in }
  ) throws -> SandboxFixture {
    var settings = ChatCenterSettings()
    settings.answerSeconds = nil
    settings.configuration.channelConfig = channelConfig
    let served = try SandboxFixture(settings, change)
    addTeardownBlock { served.end() }
    return served
  }

  private func assertFails<Value>(
    _ what: String,
    line: UInt = #line,
    _ work: () async throws -> Value
  ) async {
    do {
      XCTFail("\(what): \(try await work())", line: line)
    } catch is ChatNetworkError {
    } catch ChatSendFailure.notStored {
    } catch {
      XCTFail("\(what): \(error)", line: line)
    }
  }
}
