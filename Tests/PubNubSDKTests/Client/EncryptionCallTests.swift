import XCTest

@testable import PubNubSDK

/// `encrypt(message:)` and `decrypt(data:)` of a client.
final class EncryptionCallTests: XCTestCase {
  func testTextIsEncryptedAndDecrypted() throws {
    for module in [
      CryptoModule.aesCbcCryptoModule(with: "key"), .legacyCryptoModule(with: "key"),
    ] {
      let pubnub = client(module)
      let text = "a \"quoted\" word, + / % é 👋\n"
      let ciphertext = try pubnub.encrypt(message: text).get()
      XCTAssertNil(ciphertext.range(of: Data("quoted".utf8)))
      XCTAssertEqual(try pubnub.decrypt(data: ciphertext).get(), text)
      XCTAssertEqual(try module.decrypt(data: ciphertext).get(), Data(text.utf8))
    }
  }

  func testFailuresHaveTheirReasons() throws {
    let module = CryptoModule.aesCbcCryptoModule(with: "key")
    let noText = try module.encrypt(data: Data([0xFF, 0xFE])).get()
    for (pubnub, data, reason) in [
      (client(nil), noText, PubNubError.Reason.missingCryptoKey),
      (client(module), noText, .decryptionFailure), (client(module), Data(), .decryptionFailure),
    ] {
      XCTAssertThrowsError(try pubnub.decrypt(data: data).get()) {
        XCTAssertEqual($0.pubNubError?.reason, reason)
      }
    }
    for (pubnub, text, reason) in [
      (client(nil), "text", PubNubError.Reason.missingCryptoKey),
      (client(module), "", .encryptionFailure),
    ] {
      XCTAssertThrowsError(try pubnub.encrypt(message: text).get()) {
        XCTAssertEqual($0.pubNubError?.reason, reason)
      }
    }
  }

  private func client(_ module: CryptoModule?) -> PubNub {
    PubNub(
      configuration: PubNubConfiguration(
        publishKey: "pub",
        subscribeKey: "sub",
        userId: "user",
        cryptoModule: module
      )
    )
  }
}
