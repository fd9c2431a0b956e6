import BinderyTesting
import TestSupport
import XCTest

@testable import PusherSwift

final class ConcurrentSubscriptionTests: TimedTestCase {
  /// The connection's subscriptions are those of the listed channels.
  func testCommandsHaveTheOrderOfTheChanges() async throws {
    let (commands, stream) = ConnectionCommands.make()
    let connection = Pusher(key: "Key", options: PusherClientOptions()).connection
    let channels = PusherChannels()
    for _ in 1...20_000 {
      DispatchQueue.concurrentPerform(iterations: 2) { turn in
        if turn == 0 { return channels.remove("c") { commands.send(.unsubscribe("c")) } }
        _ = channels.add("c", of: connection) { _ in
        } sending: {
          commands.send(.subscribe($0, nil))
        }
      }
      commands.send(.log(channels.find(name: "c") == nil ? "not there" : "there"))
    }
    commands.finish()
    var isSubscribed = false
    var isRight = true
    for await order in stream {
      switch order {
      case .subscribe: isSubscribed = true
      case .unsubscribe: isSubscribed = false
      case .log(let word): isRight = isRight && word == (isSubscribed ? "there" : "not there")
      default: XCTFail("\(order)")
      }
    }
    XCTAssertTrue(isRight)
  }
}
