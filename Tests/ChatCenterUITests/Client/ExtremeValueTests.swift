import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// No public call traps on a value of the user or the service.
final class ExtremeValueTests: TimedTestCase {
  func testExtremeSettingsAndTimes() async throws {
    for number in [Int.min, -1, 0, Int.max] {
      for seconds in [-Double.infinity, -1, 0, .nan, .greatestFiniteMagnitude, .infinity] {
        let chat = ChatFixture(ChatTransportConfig(cloudHost: "a b\0/\(number)")) { config in
          config.unreadMessageCountDelay = number
          config.surveyCompletionDelay = number
          config.historyLoadingCount = number
          config.maxReconnectAttempts = number
          config.isReconnectEnabled = true
          config.networkConfig.httpConfig = .init(
            connectionTimeout: seconds,
            downloadTimeout: seconds,
            uploadTimeout: seconds
          )
          config.networkConfig.wsConfig = .init(connectionTimeout: seconds, sendTimeout: seconds)
        }
        let sdk = chat.client()
        sdk.authorize(user: ChatUser(identifier: "\0\u{1F600} \(number)", name: "", data: ["": ""]))
        let session = try sdk.getChat(userInfo: [1: number])
        session.didAppear()
        await assertFails { try await session.history() }
        await assertFails { try await session.search("\0", page: number) }
        await assertFails { try await session.download("../\0/\(number)") }
        sdk.deauthorizeUser()
      }
    }
  }

  func testExtremeMessages() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let values: [Double] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 0]
    for (number, value) in values.enumerated() {
      try sdk.send(message: .location(GeoPoint(latitude: value, longitude: value)))
      _ = try await peer.frame(2 + number)
    }
    session.markRead(Array(repeating: "", count: 5_000))
    session.didType("\0")
    ChatCenterUISDK.setDeviceToken(Data())
    XCTAssertFalse(ChatCenterUISDK.isChatCenterNotification(["attributes": "\u{0}", "origin": 1]))
    XCTAssertFalse(ChatCenterUISDK.isChatCenterNotification(["attributes": "[[[[", "": [:]]))
  }

  /// Numbers of the service at the ends of their ranges.
  func testExtremeAnswers() async throws {
    for number in ["-9223372036854775808", "9223372036854775807", "1e400", "-0.5"] {
      let chat = ChatFixture()
      let names = ["pingIntervalMillis", "pingRetries", "typingMessagesIntervalSeconds"]
      let members = names.map { #""\#($0)":\#(number)"# }.joined(separator: ",")
      let size = #"{"content":{"type":"ATTACHMENT_SETTINGS","content":{"maxSize":\#(number)}}}"#
      chat.service.stub(
        "/api/chat/config",
        .json(
          #"{"settings":{\#(members)},"attachmentSettings":\#(size),"#
            + #""channelConfig":{"historyLoadingCount":\#(number)}}"#
        )
      )
      chat.service.stub("/api/client/history/unread", .json(number))
      let sdk = await chat.authorized()
      let (session, peer) = try await chat.chatting(sdk)
      _ = try? await sdk.unreadMessagesCount()
      try await peer.deliver(#"{"type":"MESSAGE","operator":{},"threadId":\#(number)}"#)
      session.didType("a")
      session.markRead(["m1"])
      _ = try await peer.frame(3)
    }
  }

  func testTwoReadersOfOneSequence() async throws {
    let chat = ChatFixture()
    let sdk = await chat.authorized()
    let events = sdk.events
    let readers = (0..<2).map { _ in Task { for await _ in events {} } }
    _ = try await chat.chatting(sdk)
    sdk.deauthorizeUser()
    for reader in readers {
      reader.cancel()
      await reader.value
    }
  }

  private func assertFails<Value>(_ work: () async throws -> Value) async {
    do {
      XCTFail("\(try await work())")
    } catch {
      XCTAssertTrue(error is ChatNetworkError, "\(error)")
    }
  }
}
