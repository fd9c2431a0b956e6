import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// A service that says nothing is asked whether it is there: X-14.
final class PingTests: TimedTestCase {
  func testASilentServiceIsAskedByAFrame() async throws {
    let chat = ChatFixture()
    let (session, peer) = try await chat.chatting(await chat.authorized())
    try await pass(10, of: chat, until: peer, hasSaid: ["ping"])
    // Else the wait for the answer might begin only then.
    try await chat.waits(for: .seconds(10))
    chat.clock.advance(by: .seconds(4))
    peer.socket.pong()
    // It is there: it may be silent again, from then on.
    for count in 2...4 {
      try await pass(10, of: chat, until: peer, hasSaid: Array(repeating: "ping", count: count))
    }
    let end = Array(repeating: "ping", count: 4) + ["drop"]
    try await pass(10, of: chat, until: peer, hasSaid: end)
    withExtendedLifetime(session) {}
  }

  func testAnAppMayHaveItAskedByAMessage() async throws {
    let chat = ChatFixture { $0.networkConfig.wsConfig.ping = .message }
    let (session, peer) = try await chat.chatting(await chat.authorized())
    try await chat.waits(for: .seconds(10))
    chat.clock.advance(by: .seconds(10))
    let ping = try await peer.frame(2)
    XCTAssertEqual(ping["action"], "ping")
    try await peer.say(ping.description)
    for position in 3...5 {
      try await chat.waits(for: .seconds(10))
      chat.clock.advance(by: .seconds(10))
      let ping = try await peer.frame(position)
      XCTAssertEqual(ping["action"], "ping")
    }
    try await pass(10, of: chat, until: peer, hasSaid: ["drop"])
    withExtendedLifetime(session) {}
  }

  func testTheCompanySaysHowOften() async throws {
    let chat = ChatFixture()
    chat.service.answer(
      "/api/chat/config",
      .json(#"{"settings":{"pingIntervalMillis":4000,"pingRetries":2}}"#)
    )
    let (session, peer) = try await chat.chatting(await chat.authorized())
    try await pass(4, of: chat, until: peer, hasSaid: ["ping"])
    try await pass(4, of: chat, until: peer, hasSaid: ["ping", "ping"])
    try await pass(4, of: chat, until: peer, hasSaid: ["ping", "ping", "drop"])
    withExtendedLifetime(session) {}
  }

  func testTheCompanyMayNotWantWhatCannotBe() {
    let settings = ServiceSettings(pingIntervalMillis: 1, pingRetries: .max)
    let keepAlive = ChatFixture().client().client.environment.policy(settings).keepAlive
    XCTAssertEqual(keepAlive.after, .seconds(1))
    XCTAssertEqual(keepAlive.again, .seconds(1))
    XCTAssertEqual(keepAlive.answerWithin, .seconds(100))
  }

  /// However rarely the company asks.
  func testGreetingAndGoodbyeHaveThirtySeconds() {
    let settings = ServiceSettings(pingIntervalMillis: 600_000, pingRetries: 3)
    let policy = ChatFixture().client().client.environment.policy(settings)
    XCTAssertEqual(policy.keepAlive.answerWithin, .seconds(1_800))
    XCTAssertEqual(policy.greetsWithin, .seconds(30))
  }

  func testTheCompanyMayWantNone() async throws {
    let chat = ChatFixture()
    chat.service.answer("/api/chat/config", .json(#"{"settings":{"pingEnabled":false}}"#))
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    try await chat.settle(sdk)
    XCTAssertEqual(chat.clock.waits.filter { $0 <= .seconds(3_600) }, [], "nobody will ask")
    chat.clock.advance(by: .seconds(3_600))
    async let sent = session.send(.text("hello"))
    try await peer.confirm(2)
    _ = try await sent
    XCTAssertFalse(peer.socket.sent.all.contains("ping"))
  }

  /// Lets time pass, as soon as it is waited for, and waits for all that was said beside frames.
  private func pass(
    _ seconds: Int,
    of chat: ChatFixture,
    until peer: Peer,
    hasSaid words: [String],
    line: UInt = #line
  ) async throws {
    try await chat.waits(for: .seconds(seconds))
    chat.clock.advance(by: .seconds(seconds))
    let isMeant = { (word: String) in !word.hasPrefix("text ") }
    _ = try await peer.socket.sent.first(words.count, where: isMeant, line: line)
    XCTAssertEqual(peer.socket.sent.all.filter(isMeant), words, line: line)
  }
}
