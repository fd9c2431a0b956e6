import PubNubSDK
import XCTest

/// What the documentation still names, although newer names are there.
final class OlderSpellingTests: XCTestCase {
  private let module = CryptoModule.legacyCryptoModule(with: "enigma")

  @available(*, deprecated)
  func testTheUserMayBeCalledByItsOlderName() {
    var configuration = PubNubConfiguration(publishKey: "p", subscribeKey: "s", uuid: "ann")
    XCTAssertEqual(configuration.userId, "ann")
    XCTAssertNil(configuration.automaticRetry)
    configuration.uuid = "ben"
    XCTAssertEqual(configuration.userId, "ben")
    XCTAssertEqual(configuration.uuid, "ben")
  }

  @available(*, deprecated)
  func testWhatEncryptsMayBeAKey() {
    let older = PubNubConfiguration(
      publishKey: "p",
      subscribeKey: "s",
      cipherKey: Crypto(key: "enigma"),
      uuid: "ann"
    )
    XCTAssertEqual(older.cryptoModule, module)
    let old = PubNubConfiguration(
      publishKey: "p",
      subscribeKey: "s",
      userId: "ann",
      cipherKey: Crypto(key: "enigma")
    )
    XCTAssertEqual(old.cryptoModule, module)
    XCTAssertEqual(old.automaticRetry, .default)
  }
}
