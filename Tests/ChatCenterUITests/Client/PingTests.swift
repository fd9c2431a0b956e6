import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// A service that says nothing is asked whether it is there: X-14.
final class PingTests: XCTestCase {
  func testASilentServiceIsAskedByAFrame() async throws {
    let chat = ChatFixture()
    let (session, peer) = try await chat.chatting(await chat.authorized())
    try await chat.waits(for: .seconds(10))
    chat.clock.advance(by: .seconds(10))
    try await peer.expect("ping")
    try await chat.waits(for: .seconds(30))
    peer.socket.pong()
    // It is there: it may be silent again.
    try await chat.waits(for: .seconds(10))
    chat.clock.advance(by: .seconds(10))
    try await chat.waits(for: .seconds(30))
    chat.clock.advance(by: .seconds(30))
    try await peer.expect("drop")
    withExtendedLifetime(session) {}
  }

  func testAnAppMayHaveItAskedByAMessage() async throws {
    let chat = ChatFixture { $0.networkConfig.wsConfig.ping = .message }
    let (session, peer) = try await chat.chatting(await chat.authorized())
    try await chat.waits(for: .seconds(10))
    chat.clock.advance(by: .seconds(10))
    let ping = try await peer.frame(2)
    XCTAssertEqual(ping["action"], "ping")
    try await chat.waits(for: .seconds(30))
    try await peer.say(ping.description)
    try await chat.waits(for: .seconds(10))
    chat.clock.advance(by: .seconds(10))
    _ = try await peer.frame(3)
    try await chat.waits(for: .seconds(30))
    chat.clock.advance(by: .seconds(30))
    try await peer.expect("drop")
    XCTAssertFalse(peer.socket.sent.all.contains("ping"))
    withExtendedLifetime(session) {}
  }

  func testTheCompanySaysHowOften() async throws {
    let chat = ChatFixture()
    chat.service.answer(
      "/api/chat/config",
      .json(#"{"settings":{"pingIntervalMillis":4000,"pingRetries":2}}"#)
    )
    let (session, peer) = try await chat.chatting(await chat.authorized())
    try await chat.waits(for: .seconds(4))
    chat.clock.advance(by: .seconds(4))
    try await peer.expect("ping")
    try await chat.waits(for: .seconds(8))
    withExtendedLifetime(session) {}
  }

  func testTheCompanyMayNotWantWhatCannotBe() async throws {
    let chat = ChatFixture()
    chat.service.answer(
      "/api/chat/config",
      .json(#"{"settings":{"pingIntervalMillis":1,"pingRetries":9223372036854775807}}"#)
    )
    let (session, peer) = try await chat.chatting(await chat.authorized())
    try await chat.waits(for: .seconds(1))
    chat.clock.advance(by: .seconds(1))
    try await peer.expect("ping")
    try await chat.waits(for: .seconds(100))
    withExtendedLifetime(session) {}
  }

  func testTheCompanyMayWantNone() async throws {
    let chat = ChatFixture()
    chat.service.answer("/api/chat/config", .json(#"{"settings":{"pingEnabled":false}}"#))
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    try await chat.settle(sdk)
    chat.clock.advance(by: .seconds(3_600))
    async let sent = session.send(.text("hello"))
    try await peer.confirm(2)
    _ = try await sent
    XCTAssertFalse(peer.socket.sent.all.contains("ping"))
  }
}
