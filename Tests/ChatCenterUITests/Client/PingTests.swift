import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Pings to a silent service: X-14.
final class PingTests: TimedTestCase {
  func testASilentServiceIsPingedByAFrame() async throws {
    let chat = ChatFixture()
    let (session, peer) = try await chat.chatting(await chat.authorized())
    try await pass(10, of: chat, until: peer, hasSent: ["ping"])
    // Otherwise the timeout of the answer might begin only then.
    try await chat.waits(for: .seconds(10))
    chat.clock.advance(by: .seconds(4))
    peer.socket.pong()
    // The service answered: the interval starts again.
    for count in 2...4 {
      try await pass(10, of: chat, until: peer, hasSent: Array(repeating: "ping", count: count))
    }
    let end = Array(repeating: "ping", count: 4) + ["drop"]
    try await pass(10, of: chat, until: peer, hasSent: end)
    withExtendedLifetime(session) {}
  }

  func testAnAppMayChoosePingMessages() async throws {
    let chat = ChatFixture { $0.networkConfig.wsConfig.ping = .message }
    let (session, peer) = try await chat.chatting(await chat.authorized())
    try await chat.waits(for: .seconds(10))
    chat.clock.advance(by: .seconds(10))
    let ping = try await peer.frame(2)
    XCTAssertEqual(ping["action"], "ping")
    try await peer.send(ping.description)
    for position in 3...5 {
      try await chat.waits(for: .seconds(10))
      chat.clock.advance(by: .seconds(10))
      let ping = try await peer.frame(position)
      XCTAssertEqual(ping["action"], "ping")
    }
    try await pass(10, of: chat, until: peer, hasSent: ["drop"])
    withExtendedLifetime(session) {}
  }

  func testTheCompanySetsThePingInterval() async throws {
    let chat = ChatFixture()
    chat.service.stub(
      "/api/chat/config",
      .json(#"{"settings":{"pingIntervalMillis":4000,"pingRetries":2}}"#)
    )
    let (session, peer) = try await chat.chatting(await chat.authorized())
    try await pass(4, of: chat, until: peer, hasSent: ["ping"])
    try await pass(4, of: chat, until: peer, hasSent: ["ping", "ping"])
    try await pass(4, of: chat, until: peer, hasSent: ["ping", "ping", "drop"])
    withExtendedLifetime(session) {}
  }

  func testExtremePingSettingsAreLimited() {
    let settings = ServiceSettings(pingIntervalMillis: 1, pingRetries: .max)
    let keepAlive = ChatFixture().client().client.environment.policy(settings).keepAlive
    XCTAssertEqual(keepAlive.activityTimeout, .seconds(1))
    XCTAssertEqual(keepAlive.retryInterval, .seconds(1))
    XCTAssertEqual(keepAlive.pongTimeout, .seconds(100))
  }

  /// However long the company's interval is.
  func testGreetingAndCloseTimeOutAfterThirtySeconds() {
    let settings = ServiceSettings(pingIntervalMillis: 600_000, pingRetries: 3)
    let policy = ChatFixture().client().client.environment.policy(settings)
    XCTAssertEqual(policy.keepAlive.pongTimeout, .seconds(1_800))
    XCTAssertEqual(policy.handshakeTimeout, .seconds(30))
  }

  func testTheCompanyMayDisablePings() async throws {
    let chat = ChatFixture()
    chat.service.stub("/api/chat/config", .json(#"{"settings":{"pingEnabled":false}}"#))
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    try await chat.settle(sdk)
    XCTAssertEqual(chat.clock.waits.filter { $0 <= .seconds(3_600) }, [], "no ping is scheduled")
    chat.clock.advance(by: .seconds(3_600))
    async let sent = session.send(.text("hello"))
    try await peer.confirm(2)
    _ = try await sent
    XCTAssertFalse(peer.socket.sent.all.contains("ping"))
  }

  /// Advances the time once the client sleeps, and waits for all messages beside frames.
  private func pass(
    _ seconds: Int,
    of chat: ChatFixture,
    until peer: Peer,
    hasSent expected: [String],
    line: UInt = #line
  ) async throws {
    try await chat.waits(for: .seconds(seconds))
    chat.clock.advance(by: .seconds(seconds))
    let isControl = { (word: String) in !word.hasPrefix("text ") }
    _ = try await peer.socket.sent.first(expected.count, where: isControl, line: line)
    XCTAssertEqual(peer.socket.sent.all.filter(isControl), expected, line: line)
  }
}
