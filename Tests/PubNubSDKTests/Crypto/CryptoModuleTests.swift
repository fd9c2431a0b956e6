import Foundation
import PubNubSDK
import XCTest

/// Crypto modules with PubNub's and custom cryptors.
final class CryptoModuleTests: XCTestCase {
  private let message = Data("Hello".utf8)

  func testEachModuleDecryptsDataOfTheOther() throws {
    for withRandomIV in [true, false] {
      let modules: [CryptoModule] = [
        .aesCbcCryptoModule(with: "key", withRandomIV: withRandomIV),
        .legacyCryptoModule(with: "key", withRandomIV: withRandomIV),
      ]
      for writer in modules {
        let encrypted = try writer.encrypt(data: message).get()
        for reader in modules {
          XCTAssertEqual(try reader.decrypt(data: encrypted).get(), message)
        }
      }
    }
  }

  func testEachMessageHasAVectorOfItsOwn() throws {
    for module in [
      CryptoModule.aesCbcCryptoModule(with: "key"), .legacyCryptoModule(with: "key"),
    ] {
      let encrypted = try (0..<100).map { _ in try module.encrypt(data: message).get() }
      XCTAssertEqual(Set(encrypted).count, 100)
    }
  }

  func testTheConstantVectorShowsThatMessagesAreEqual() throws {
    let module = CryptoModule.legacyCryptoModule(with: "key", withRandomIV: false)
    XCTAssertEqual(
      try module.encrypt(data: message).get(),
      try module.encrypt(data: message).get()
    )
  }

  func testAHeaderHas26Bytes() throws {
    let encrypted = try CryptoModule.aesCbcCryptoModule(with: "key").encrypt(data: message).get()
    XCTAssertEqual(encrypted.count, 26 + 16)
    XCTAssertTrue(encrypted.base64EncodedString().hasPrefix("UE5FRAFBQ1JIE"))
  }

  func testACustomCryptorKeepsItsMetadata() throws {
    for count in [0, 1, 254, 255, 256, 257, 65_535] {
      let cryptor = FixedCryptor(metadata: Data(repeating: 7, count: count))
      let module = CryptoModule(default: cryptor, cryptors: [LegacyCryptor(key: "key")])
      let encrypted = try module.encrypt(data: message).get()
      XCTAssertEqual(encrypted.count, 10 + (count < 255 ? 0 : 2) + count + 5)
      XCTAssertEqual(try module.decrypt(data: encrypted).get(), message, "\(count) bytes")
    }
  }

  func testTheDefaultDecryptsBeforeOthersOfItsId() throws {
    let refusing = FixedCryptor(refusal: FixedCryptor.Refusal())
    let module = CryptoModule(default: FixedCryptor(), cryptors: [refusing])
    let encrypted = try module.encrypt(data: message).get()
    XCTAssertEqual(try module.decrypt(data: encrypted).get(), message)
    let others = CryptoModule(
      default: AESCBCCryptor(key: "key"),
      cryptors: [FixedCryptor(), refusing]
    )
    XCTAssertEqual(try others.decrypt(data: encrypted).get(), message)
  }

  func testModulesOfTheSameCryptorsAreEqual() {
    let modules: Set<CryptoModule> = [
      .aesCbcCryptoModule(with: "key"),
      .aesCbcCryptoModule(with: "key"),
      CryptoModule(
        default: AESCBCCryptor(key: "key"),
        cryptors: [LegacyCryptor(key: "key")]
      ),
      .aesCbcCryptoModule(with: "other"),
      .aesCbcCryptoModule(with: "key", withRandomIV: false),
      .legacyCryptoModule(with: "key"),
      CryptoModule(default: FixedCryptor()),
      CryptoModule(default: FixedCryptor(metadata: Data([1]))),
    ]
    XCTAssertEqual(modules.count, 6)
  }

  func testNoModuleShowsItsKey() {
    let module = CryptoModule.aesCbcCryptoModule(with: "sesame-sesame")
    var dumped = ""
    dump(module, to: &dumped)
    for text in ["\(module)", String(reflecting: module), dumped] {
      XCTAssertTrue(text.contains("secret key"), text)
      XCTAssertFalse(text.contains("sesame"), text)
    }
  }
}
