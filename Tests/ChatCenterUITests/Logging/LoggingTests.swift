import BinderyRuntime
import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// The log, with the parts that the app has chosen.
final class LoggingTests: TimedTestCase {
  func testEachPartIsLoggedSeparately() async throws {
    for (level, expected) in [
      (ChatLogLevel.off, []), (.info, ["the client is authorized", "the client is forgotten"]),
      (.userInterface, ["chat 1 has appeared", "chat 1 is closed"]),
      (.error, ["a request failed: the service responded with status 500"]),
    ] as [(ChatLogLevel, [String])] {
      let log = try await log(at: level)
      XCTAssertEqual(log, expected, "\(level)")
    }
  }

  func testRequestsAreLoggedWithoutSecrets() async throws {
    let log = try await log(at: .rest)
    let config = "https://chat.example.com/api/chat/config?"
    XCTAssert(log.contains { $0.hasPrefix("GET \(config)") }, "\(log)")
    XCTAssert(log.contains { $0.hasPrefix("500 \(config)") }, "\(log)")
    XCTAssert(log.contains("a request failed: the service responded with status 500"), "\(log)")
    XCTAssertFalse(log.contains { $0.contains("secret") || $0.contains("socket") }, "\(log)")
  }

  func testFramesAreLogged() async throws {
    let log = try await log(at: .webSocket)
    XCTAssert(log.contains("the socket is connecting"), "\(log)")
    XCTAssert(log.contains { $0.hasPrefix("sending {\"action\":\"registerDevice\"") }, "\(log)")
    XCTAssert(log.contains { $0.hasPrefix("received {\"action\":\"registerDevice\"") }, "\(log)")
    XCTAssertFalse(log.contains { $0.contains("http") || $0.contains("chat 1") }, "\(log)")
    let network = try await self.log(at: .network)
    XCTAssert(Set(network).isSuperset(of: ["the socket is connecting"]), "\(network)")
    XCTAssert(network.contains { $0.hasPrefix("GET ") }, "\(network)")
  }

  /// A queue that never runs would keep every line.
  func testWithoutADelegateNoLineIsKept() {
    let queue = DispatchQueue(label: "never runs")
    queue.suspend()
    defer { queue.resume() }
    weak var hub: ChatHub?
    do {
      let own = ChatHub(queue: queue, ChatLog(ChatLoggerConfig(logLevel: .all)), .defaults)
      hub = own
      own.log(.info, "hello")
      own.report(.status(500))
      own.setUnreadCount(1)
    }
    XCTAssertNil(hub)
  }

  /// The log of a client whose configuration can't be loaded, and that opens and closes a chat.
  private func log(at level: ChatLogLevel) async throws -> [String] {
    let chat = ChatFixture(logging: ChatLoggerConfig(logLevel: level))
    chat.service.stub("/api/chat/config", .status(500))
    let sdk = chat.client()
    let events = sdk.events
    sdk.authorize(user: ChatUser(identifier: "ann"), auth: ChatAuth(token: "secret"))
    for await case .history in events { break }
    let (session, peer) = try await chat.chatting(sdk)
    session.close()
    try await peer.expect("close 1000")
    sdk.deauthorizeUser()
    // Commands are executed in order, and so are the delegate's calls.
    await withCheckedContinuation { done in
      sdk.client.commands.yield(.countUnread { _ in done.resume() })
    }
    await withCheckedContinuation { done in chat.queue.async { done.resume() } }
    return chat.listener.log.all
  }
}
