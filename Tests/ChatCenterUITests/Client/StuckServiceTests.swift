import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// A service that reads nothing: messages wait up to a limit, and further ones fail.
final class StuckServiceTests: TimedTestCase {
  func testMessagesWaitUpToTheLimit() async throws {
    let chat = ChatFixture { $0.networkConfig.wsConfig.sendTimeout = 5 }
    let sdk = await chat.authorized()
    let (session, peer) = try await chat.chatting(sdk)
    peer.socket.stall()
    try await withThrowingTaskGroup(of: ChatSendFailure?.self) { group in
      for number in 1...1_025 { group.addTask { await session.failure(of: .text("\(number)")) } }
      let first = try await group.next()
      XCTAssertEqual(first, .overflow(bound: 1_024))
      await waitUntil { chat.clock.waits.contains(.seconds(5)) }
      chat.clock.advance(by: .seconds(5))
      for try await failure in group { XCTAssertEqual(failure, .timedOut) }
    }
    // Failed messages are still queued for the socket.
    let again = await session.failure(of: .text("again"))
    XCTAssertEqual(again, .overflow(bound: 1_024))
    peer.socket.stall(false)
    _ = try await peer.frame(2 + 1_023)
    async let last = session.failure(of: .text("last"))
    try await peer.confirm(2 + 1_024)
    let failure = await last
    XCTAssertNil(failure)
  }
}
