import XCTest

@testable import PubNubSDK

/// The delays between long polls.
final class PollThrottleTests: SubscribeMachineTestCase {
  func testImmediateEmptyResponsesAreFollowedByGrowingDelays() {
    connect()
    XCTAssertEqual(
      (2..<12).map { delay(after: answer(5, region: 7, generation: $0)) },
      [0, 0, 1, 2, 4, 8, 16, 30, 30, 30].map { .seconds($0) }
    )
    let news = answer(6, generation: 12, hasMessages: true)
    XCTAssertEqual(delay(after: news), .zero)
  }

  func testRepeatedMessagesAreNotNews() {
    connect()
    let answers = (2..<6).map { answer(5, region: 7, generation: $0, hasMessages: true) }
    XCTAssertEqual(answers.map(delay), [0, 0, 1, 2].map { .seconds($0) })
    XCTAssertEqual(delay(after: machine.handle(.refreshed)), .zero, "the app changed the request")
  }

  func testANewCursorAloneIsFollowedByADelayOfASecond() {
    connect()
    let answers = (2..<12).map { answer(UInt64($0 + 10), generation: $0) }
    XCTAssertEqual(answers.map(delay), [0, 0, 1, 1, 1, 1, 1, 1, 1, 1].map { .seconds($0) })
  }

  func testAHeldPollIsFollowedByNoDelay() {
    connect()
    let answers = (2..<12).map { answer(5, region: 7, generation: $0, after: .seconds(280)) }
    XCTAssertEqual(Set(answers.map(delay)), [.zero])
  }
}
