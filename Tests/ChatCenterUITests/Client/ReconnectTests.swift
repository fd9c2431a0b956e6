import BinderyRealtime
import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Lost sockets, which are opened again if the app enables it: X-16.
final class ReconnectTests: TimedTestCase {
  func testMessagesSentMeanwhileWaitForTheNextSocket() async throws {
    let chat = ChatFixture { $0.isReconnectEnabled = true }
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    let lost = Task { try await session.send(.text("lost")) }
    _ = try await peer.frame(2)
    peer.socket.lose()
    // It may have arrived, so that it isn't sent twice.
    let failure = await lost.result
    XCTAssertThrowsError(try failure.get()) {
      XCTAssertEqual($0 as? ChatSendFailure, .connectionLost)
    }
    let events = sdk.events
    async let waiting = session.send(.text("waiting"))
    // The client has handled it before it reconnects.
    for await case .status(.sending, of: _) in events { break }
    try await chat.waits(for: .seconds(1))
    chat.clock.advance(by: .seconds(1))
    // A failed message doesn't affect unsent ones.
    try await chat.peer(1).socket.lose()
    try await chat.waits(for: .seconds(2))
    chat.clock.advance(by: .seconds(2))
    let next = try await chat.peer(2)
    try await next.admit()
    let content = try await next.frame(2)["data"]?["content"]
    XCTAssertEqual(content?["text"], "waiting")
    try await next.confirm(2)
    _ = try await waiting
  }

  func testReconnectingStopsAfterTheMaximumOfAttempts() async throws {
    let chat = ChatFixture {
      $0.isReconnectEnabled = true
      $0.maxReconnectAttempts = 3
      $0.networkConfig.wsConfig.sendTimeout = 60
    }
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    peer.socket.lose()
    try await chat.waits(for: .seconds(1))
    let waiting = Task { try await session.send(.text("waiting")) }
    // The client has handled it, with this timeout.
    try await chat.waits(for: .seconds(60))
    for (position, wait) in [1, 2, 4].enumerated() {
      try await chat.waits(for: .seconds(wait))
      chat.clock.advance(by: .seconds(wait))
      try await chat.peer(position + 1).socket.lose()
    }
    let failure = await waiting.result
    XCTAssertThrowsError(try failure.get()) {
      XCTAssertEqual($0 as? ChatSendFailure, .connectionLost)
    }
    XCTAssertThrowsError(try sdk.send(message: .text("again"))) {
      XCTAssertEqual($0 as? ChatCenterUISendMessageError, .webSocketNotActive)
    }
    XCTAssertEqual(chat.sockets.urls.all.count, 4)
    // Until the chat appears again.
    session.didAppear()
    _ = try await chat.peer(4)
  }

  func testLeavingEndsTheWait() async throws {
    let chat = ChatFixture { $0.isReconnectEnabled = true }
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    peer.socket.lose()
    try await chat.waits(for: .seconds(1))
    session.close()
    try await chat.settle(sdk)
    XCTAssertEqual(chat.clock.waits, [])
    XCTAssertEqual(chat.sockets.urls.all.count, 1)
  }

  func testWithoutReconnectionALostSocketStaysClosed() async throws {
    for code in [1_011, 1_013, 4_000, 4_200] {
      let chat = ChatFixture()
      let sdk = await chat.authorized()
      let (session, peer) = try await chat.chatting(sdk)
      peer.socket.close(code, reason: "")
      await waitUntil { !sdk.client.hub.current.isSocketActive }
      XCTAssertEqual(chat.clock.waits, [], "\(code)")
      XCTAssertEqual(chat.sockets.urls.all.count, 1, "\(code)")
      withExtendedLifetime(session) {}
    }
  }
}
