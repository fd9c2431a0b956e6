import Foundation
import PubNubSDK
import XCTest

/// Errors of encryption and decryption.
final class CryptoFailureTests: XCTestCase {
  private let aes = CryptoModule.aesCbcCryptoModule(with: "enigma")
  private let legacy = CryptoModule.legacyCryptoModule(with: "enigma")
  private let constant = CryptoModule.legacyCryptoModule(with: "enigma", withRandomIV: false)
  private let onlyAES = CryptoModule(default: AESCBCCryptor(key: "enigma"))

  func testEmptyDataIsNotEncrypted() {
    for module in [aes, legacy, constant] {
      assert(module.encrypt(data: Data()), .encryptionFailure)
    }
  }

  func testEmptyDataIsNotDecrypted() {
    for module in [aes, legacy, constant, onlyAES] {
      assert(module.decrypt(data: Data()), .decryptionFailure)
    }
  }

  func testEmptyPlaintextIsAnError() throws {
    for cryptor in [
      LegacyCryptor(key: "enigma"), LegacyCryptor(key: "enigma", withRandomIV: false),
    ] {
      let encrypted = try cryptor.encrypt(data: Data()).get().data
      assert(CryptoModule(default: cryptor).decrypt(data: encrypted), .decryptionFailure)
    }
  }

  func testAHeaderOfAnotherVersionIsUnknown() throws {
    var encrypted = try aes.encrypt(data: Data("Hello".utf8)).get()
    for version: UInt8 in [0, 2, 255] {
      encrypted[4] = version
      assert(aes.decrypt(data: encrypted), .unknownCryptorFailure)
      assert(legacy.decrypt(data: encrypted), .unknownCryptorFailure)
    }
  }

  func testAnIdThatNoCryptorHasIsUnknown() {
    let encrypted = Data("PNED\u{1}JUNK\u{2}12".utf8) + Data(repeating: 1, count: 16)
    let result = aes.decrypt(data: encrypted)
    assert(result, .unknownCryptorFailure)
    XCTAssertTrue("\(result)".contains("JUNK"), "\(result)")
  }

  func testDataWithoutAHeaderNeedsALegacyCryptor() throws {
    let encrypted = try legacy.encrypt(data: Data("Hello".utf8)).get()
    assert(onlyAES.decrypt(data: encrypted), .unknownCryptorFailure)
  }

  func testATruncatedHeaderIsAnError() throws {
    let whole = try aes.encrypt(data: Data("Hello".utf8)).get()
    for count in 1..<whole.count {
      assert(aes.decrypt(data: whole.prefix(count)), .decryptionFailure, "\(count) bytes")
      // An incomplete sentinel isn't a header.
      let reason: PubNubError.Reason = count < 4 ? .unknownCryptorFailure : .decryptionFailure
      assert(onlyAES.decrypt(data: whole.prefix(count)), reason, "\(count) bytes")
    }
    let long = CryptoModule(default: FixedCryptor(metadata: Data(repeating: 7, count: 256)))
    let encrypted = try long.encrypt(data: Data("Hello".utf8)).get()
    for count in 4..<encrypted.count - 5 {
      assert(long.decrypt(data: encrypted.prefix(count)), .decryptionFailure, "\(count) bytes")
    }
  }

  func testALengthBeyondTheDataIsRefused() throws {
    var encrypted = try aes.encrypt(data: Data("Hello".utf8)).get()
    for length: UInt8 in [33, 100, 254, 255] {
      encrypted[9] = length
      assert(aes.decrypt(data: encrypted), .decryptionFailure)
    }
  }

  func testAVectorOfAnotherLengthIsRefused() throws {
    var encrypted = try aes.encrypt(data: Data("Hello".utf8)).get()
    for length: UInt8 in [0, 15, 17, 32] {
      encrypted[9] = length
      assert(aes.decrypt(data: encrypted), .decryptionFailure)
    }
  }

  func testCiphertextIsWholeBlocks() throws {
    for module in [aes, legacy, constant] {
      let encrypted = try module.encrypt(data: Data("Hello".utf8)).get()
      assert(module.decrypt(data: encrypted.dropLast()), .decryptionFailure)
      assert(module.decrypt(data: encrypted + [0]), .decryptionFailure)
    }
  }

  /// One wrong key in 256 gives valid padding and a wrong plaintext, but never the message.
  func testDecryptionFailsWithAnotherKey() throws {
    let message = Data("Hello, world".utf8)
    var failures = 0
    for module in [aes, legacy, constant] {
      let encrypted = try module.encrypt(data: message).get()
      for index in 0..<100 {
        let other = CryptoModule.aesCbcCryptoModule(with: "key \(index)")
        let result = other.decrypt(data: encrypted)
        XCTAssertNotEqual(try? result.get(), message)
        if case .failure(let error) = result {
          XCTAssert(error == PubNubError(.decryptionFailure), "\(error)")
          failures += 1
        }
      }
    }
    XCTAssertGreaterThan(failures, 280)
  }

  func testAnEmptyKeyIsNotAKey() throws {
    for module in [CryptoModule.aesCbcCryptoModule(with: ""), .legacyCryptoModule(with: "")] {
      assert(module.encrypt(data: Data("Hello".utf8)), .missingCryptoKey)
      let encrypted = try aes.encrypt(data: Data("Hello".utf8)).get()
      assert(module.decrypt(data: encrypted), .missingCryptoKey)
    }
  }

  func testTheErrorOfACryptorIsKept() throws {
    let encrypted = try CryptoModule(default: FixedCryptor()).encrypt(data: Data([1])).get()
    let module = CryptoModule(default: FixedCryptor(refusal: FixedCryptor.Refusal()))
    for (result, reason) in [
      (module.encrypt(data: Data([1])), PubNubError.Reason.encryptionFailure),
      (module.decrypt(data: encrypted), .decryptionFailure),
    ] {
      assert(result, reason)
      XCTAssertThrowsError(try result.get()) { error in
        XCTAssertTrue(error.pubNubError?.underlying is FixedCryptor.Refusal)
      }
    }
  }

  private func assert(
    _ result: Result<Data, PubNubError>,
    _ reason: PubNubError.Reason,
    _ message: String = "",
    file: StaticString = #filePath,
    line: UInt = #line
  ) {
    switch result {
    case .success(let data): XCTFail("\(data) \(message)", file: file, line: line)
    case .failure(let error):
      XCTAssertEqual(error.reason, reason, "\(error) \(message)", file: file, line: line)
    }
  }
}
