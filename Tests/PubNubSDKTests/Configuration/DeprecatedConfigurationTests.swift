import PubNubSDK
import XCTest

/// The deprecated names that the documentation still uses.
final class DeprecatedConfigurationTests: XCTestCase {
  private let module = CryptoModule.legacyCryptoModule(with: "enigma")

  @available(*, deprecated)
  func testUUIDIsTheOlderNameOfUserId() {
    var configuration = PubNubConfiguration(publishKey: "p", subscribeKey: "s", uuid: "ann")
    XCTAssertEqual(
      configuration,
      PubNubConfiguration(publishKey: "p", subscribeKey: "s", userId: "ann", automaticRetry: nil)
    )
    configuration.uuid = "ben"
    XCTAssertEqual(configuration.userId, "ben")
    XCTAssertEqual(configuration.uuid, "ben")
  }

  @available(*, deprecated)
  func testCipherKeyIsTheOlderFormOfCryptoModule() {
    XCTAssertEqual(
      PubNubConfiguration(
        publishKey: "p",
        subscribeKey: "s",
        userId: "ann",
        cipherKey: Crypto(key: "enigma")
      ),
      PubNubConfiguration(
        publishKey: "p",
        subscribeKey: "s",
        userId: "ann",
        cryptoModule: module
      )
    )
  }

  @available(*, deprecated)
  func testTheInitializerWithUUIDHasAllOtherParameters() {
    let older = PubNubConfiguration(
      publishKey: "p",
      subscribeKey: "s",
      cipherKey: Crypto(key: "enigma"),
      authKey: "a",
      authToken: "t",
      uuid: "ann",
      useSecureConnections: false,
      origin: "o",
      useInstanceId: true,
      useRequestId: true,
      automaticRetry: .connectionLost,
      durationUntilTimeout: 60,
      heartbeatInterval: 29,
      supressLeaveEvents: true,
      requestMessageCountThreshold: 7,
      filterExpression: "f",
      enableEventEngine: false,
      maintainPresenceState: false
    )
    XCTAssertEqual(older, newer)
  }

  @available(*, deprecated)
  func testTheInitializerWithCipherKeyHasAllOtherParameters() {
    let older = PubNubConfiguration(
      publishKey: "p",
      subscribeKey: "s",
      userId: "ann",
      cipherKey: Crypto(key: "enigma"),
      authKey: "a",
      authToken: "t",
      useSecureConnections: false,
      origin: "o",
      useInstanceId: true,
      useRequestId: true,
      automaticRetry: .connectionLost,
      durationUntilTimeout: 60,
      heartbeatInterval: 29,
      supressLeaveEvents: true,
      requestMessageCountThreshold: 7,
      filterExpression: "f",
      enableEventEngine: false,
      maintainPresenceState: false
    )
    XCTAssertEqual(older, newer)
  }

  /// A configuration in which no parameter has its default.
  private var newer: PubNubConfiguration {
    PubNubConfiguration(
      publishKey: "p",
      subscribeKey: "s",
      userId: "ann",
      cryptoModule: module,
      authKey: "a",
      authToken: "t",
      useSecureConnections: false,
      origin: "o",
      useInstanceId: true,
      useRequestId: true,
      automaticRetry: .connectionLost,
      durationUntilTimeout: 60,
      heartbeatInterval: 29,
      supressLeaveEvents: true,
      requestMessageCountThreshold: 7,
      filterExpression: "f",
      enableEventEngine: false,
      maintainPresenceState: false
    )
  }
}
