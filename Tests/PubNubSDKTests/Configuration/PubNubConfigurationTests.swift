import Dispatch
import PubNubSDK
import XCTest

/// The defaults and bounds of a configuration.
final class PubNubConfigurationTests: XCTestCase {
  func testDefaultsAreThoseOfTheDocumentation() {
    let configuration = PubNubConfiguration(publishKey: "p", subscribeKey: "s", userId: "u")
    XCTAssertEqual(configuration.origin, "ps.pndsn.com")
    XCTAssertEqual(configuration.urlScheme, "https")
    XCTAssertEqual(configuration.durationUntilTimeout, 300)
    XCTAssertEqual(configuration.heartbeatInterval, 0)
    XCTAssertEqual(configuration.requestMessageCountThreshold, 100)
    XCTAssertEqual(configuration.automaticRetry, .default)
    XCTAssertTrue(configuration.enableEventEngine && configuration.maintainPresenceState)
    XCTAssertFalse(configuration.useInstanceId || configuration.useRequestId)
    XCTAssertFalse(configuration.supressLeaveEvents)
    XCTAssertNil(configuration.filterExpression)
  }

  func testMinimums() {
    var configuration = PubNubConfiguration(
      publishKey: nil,
      subscribeKey: "s",
      userId: "u",
      durationUntilTimeout: 3,
      heartbeatInterval: 1
    )
    XCTAssertEqual(configuration.durationUntilTimeout, 20)
    XCTAssertEqual(configuration.heartbeatInterval, 3)
    configuration.durationUntilTimeout = 0
    configuration.heartbeatInterval = 0
    XCTAssertEqual(configuration.durationUntilTimeout, 20)
    XCTAssertEqual(configuration.heartbeatInterval, 0)
  }

  func testChangingACopyDoesNotChangeTheInstance() {
    let pubnub = PubNub(
      configuration: PubNubConfiguration(publishKey: "p", subscribeKey: "s", userId: "u")
    )
    var configuration = pubnub.configuration
    configuration.userId = "other"
    XCTAssertEqual(pubnub.configuration.userId, "u")
    XCTAssertEqual(PubNub(configuration: configuration).configuration.userId, "other")
  }

  func testEmptyKeysDoNotExist() {
    let keys = PubNubConfiguration(publishKey: "", subscribeKey: "", userId: "u")
    XCTAssertFalse(keys.publishKeyExists)
    XCTAssertFalse(keys.subscribeKeyExists)
    XCTAssertTrue(
      PubNubConfiguration(publishKey: "p", subscribeKey: "s", userId: "").publishKeyExists
    )
  }

  func testCurrentLabelOfAQueue() {
    let labelled = DispatchQueue(label: "queue of its own")
    XCTAssertEqual(labelled.sync { DispatchQueue.currentLabel }, "queue of its own")
    let nameless = DispatchQueue(label: "")
    XCTAssertEqual(nameless.sync { DispatchQueue.currentLabel }, "Unknown Queue")
  }
}
