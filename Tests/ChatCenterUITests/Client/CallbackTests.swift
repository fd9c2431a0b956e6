import BinderyTesting
import TestSupport
import XCTest

@testable import ChatCenterUI

/// Closures and delegates that are isolated to the main actor, or not Sendable.
final class CallbackTests: TimedTestCase {
  @MainActor
  func testAClassOfTheMainActorCountsAndListens() async throws {
    let chat = ChatFixture(queue: .main)
    chat.service.stub("/api/client/history/unread", .json("3"))
    let screen = Screen(chat.client())
    try await screen.count()
    XCTAssertEqual(screen.unread, 3)
    XCTAssertEqual(screen.changes, [0, 3])
  }

  func testAClassThatIsNotSendableListens() async throws {
    let chat = ChatFixture()
    chat.service.stub("/api/client/history/unread", .json("3"))
    let sdk = chat.client()
    let plain = PlainListener()
    sdk.delegate = plain
    sdk.authorize(user: ChatUser(identifier: "ann"))
    _ = try await sdk.unreadMessagesCount()
    chat.queue.sync {}
    XCTAssertEqual(plain.changes, [0, 3])
  }

  /// The app's queue may be concurrent; callbacks are called one at a time.
  func testCallbacksOfAConcurrentQueueComeOneAtATime() {
    let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
    let parts = ChatDependencies(queue: queue, storage: InMemoryDeviceStorage(), .init())
    nonisolated(unsafe) var count = 0
    for _ in 0..<1_000 { parts.queue.async { count += 1 } }
    parts.queue.sync {}
    XCTAssertEqual(count, 1_000)
    XCTAssertFalse(parts.queue === queue)
  }
}

@MainActor
private final class Screen {
  var unread = 0
  var changes: [Int] = []
  private let sdk: ChatCenterUISDK

  init(_ sdk: ChatCenterUISDK) {
    self.sdk = sdk
    sdk.delegate = self
  }

  func count() async throws {
    sdk.authorize(user: ChatUser(identifier: "ann"))
    await withCheckedContinuation { continuation in
      do throws(ChatCenterUIError) {
        try sdk.getUnreadMessagesCount { [weak self] result in
          self?.unread = (try? result.get()) ?? -1
          continuation.resume()
        }
      } catch {
        XCTFail("\(error)")
        continuation.resume()
      }
    }
  }
}

extension Screen: @preconcurrency ChatCenterUISDKDelegate {
  func chatCenterUI(chatCenter: ChatCenterUISDK, didChangeUnreadMessages count: Int) {
    changes.append(count)
  }
}

private class PlainListener: ChatCenterUISDKDelegate {
  var changes: [Int] = []

  func chatCenterUI(chatCenter: ChatCenterUISDK, didChangeUnreadMessages count: Int) {
    changes.append(count)
  }
}
