import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Calls that a setting forbids, which throw a typed error.
final class SettingEnforcementTests: TimedTestCase {
  func testADisabledInputRefusesToSend() async throws {
    let chat = ChatFixture { $0.userInputEnabled = false }
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let image = ChatMessage.image(Data([1]))
    let location = ChatMessage.location(CGPoint(x: 1, y: 2))
    for message in [.text("hello"), image, location] as [ChatMessage] {
      XCTAssertThrowsError(try sdk.send(message: message)) {
        XCTAssertEqual($0 as? ChatCenterUISendMessageError, .userInputDisabled)
      }
      let failure = await session.failure(of: message)
      XCTAssertEqual(failure, .refused(.userInputDisabled))
    }
    try await chat.settle(sdk)
    XCTAssertEqual(peer.socket.sent.all.count, 2, "device and client alone")
  }

  func testADisabledInputReportsNoTyping() async throws {
    let chat = ChatFixture { $0.userInputEnabled = false }
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    session.didType("hello")
    try await chat.settle(sdk)
    XCTAssertEqual(peer.socket.sent.all.count, 2, "device and client alone")
  }

  /// A server's value replaces the app's.
  func testADisabledSearchIsRefused() async throws {
    for isLocal in [true, false] {
      let chat = ChatFixture { if isLocal { $0.searchEnabled = false } }
      if !isLocal {
        chat.service.stub(
          "/api/chat/config",
          .json(#"{"channelConfig":{"searchEnabled":false}}"#)
        )
      }
      chat.service.stub("/api/client/search", .json(#"{"content":[]}"#))
      let sdk = await chat.authorized()
      let session = try sdk.getChat()
      do {
        XCTFail("\(try await session.search("a"))")
      } catch {
        XCTAssertEqual(error as? ChatCenterUIError, .searchDisabled)
      }
      XCTAssertFalse(chat.service.asked.all.contains { $0.contains("search") })
    }
  }

  func testSearchIsAllowedByDefault() async throws {
    let chat = ChatFixture()
    chat.service.stub("/api/client/search", .json(#"{"content":[]}"#))
    let sdk = await chat.authorized()
    let page = try await sdk.getChat().search("a")
    XCTAssertEqual(page.content.count, 0)
  }

  /// Voice messages are disabled by default.
  func testAudioIsRefusedUnlessVoiceRecordingIsEnabled() async throws {
    let audio = ChatMessage.image(Data([1]), type: "Audio/ogg")
    let sdk = await ChatFixture().authorized()
    let refused = await (try sdk.getChat()).failure(of: audio)
    XCTAssertEqual(refused, .refused(.voiceRecordingDisabled))
    let chat = ChatFixture { $0.voiceRecordingEnabled = true }
    let allowed = await (try await chat.authorized().getChat()).failure(of: audio)
    XCTAssertEqual(allowed, .refused(.webSocketNotActive))
  }

  /// It hides a button; calls of the app are not affected.
  func testAHiddenAttachButtonRefusesNothing() async throws {
    let chat = ChatFixture { $0.showAttachButton = false }
    let failure = await (try await chat.authorized().getChat()).failure(of: .image(Data([1])))
    XCTAssertEqual(failure, .refused(.webSocketNotActive))
  }

  func testAPointIsALatitudeAndALongitude() {
    XCTAssertEqual(
      ChatMessage.location(CGPoint(x: 1.5, y: -2)),
      .location(GeoPoint(latitude: 1.5, longitude: -2))
    )
  }
}
