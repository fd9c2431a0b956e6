import XCTest

@testable import Cryptography

/// Tests of NIST SP 800-38A, F.2.5 and F.2.6, whose plaintext is four whole blocks without padding.
final class AES256CBCTests: XCTestCase {
  private let key = bytes("603deb1015ca71be2b73aef0857d7781 1f352c073b6108d72d9810a30914dff4")
  private let iv = bytes("000102030405060708090a0b0c0d0e0f")
  private let plaintext = bytes(
    """
    6bc1bee22e409f96e93d7e117393172a ae2d8a571e03ac9c9eb76fac45af8e51
    30c81c46a35ce411e5fbc1191a0a52ef f69f2445df4f9b17ad2b417be66c3710
    """
  )
  private let ciphertext = bytes(
    """
    f58c4c04d6e5f1ba779eabfb5f7bfbd6 9cfc4e967edb808d679f777bc6702c7d
    39f23369a9d9bacfa530e26304231461 b2eb05e2c39be9fcda6c19078c6a9d1b
    """
  )

  func testEncryptsThePublishedExample() throws {
    let encrypted = try AES256CBC(key: key).encrypt(plaintext, iv: iv)
    XCTAssertEqual(encrypted.count, 80)
    XCTAssertEqual(Array(encrypted.prefix(64)), ciphertext)
  }

  func testDecryptsThePublishedExample() throws {
    let cipher = try AES256CBC(key: key)
    let padding = try cipher.encrypt([], iv: ciphertext.suffix(16))
    XCTAssertEqual(try cipher.decrypt(ciphertext + padding, iv: iv), plaintext)
  }

  func testEveryLengthIsPaddedToTheNextBlock() throws {
    let cipher = try AES256CBC(key: key)
    for count in 0...64 {
      let message = Array(plaintext.prefix(count))
      let encrypted = try cipher.encrypt(message, iv: iv)
      XCTAssertEqual(encrypted.count, (count / 16 + 1) * 16)
      XCTAssertEqual(try cipher.decrypt(encrypted, iv: iv), message)
    }
  }

  func testAKeyHas32Bytes() {
    for count in [0, 16, 24, 31, 33, 64] {
      assertThrows(.keyLength(count)) {
        try AES256CBC(key: [UInt8](repeating: 1, count: count))
      }
    }
  }

  func testAnInitializationVectorHas16Bytes() throws {
    let cipher = try AES256CBC(key: key)
    for count in [0, 15, 17, 32] {
      let iv = [UInt8](repeating: 1, count: count)
      assertThrows(.ivLength(count)) { try cipher.encrypt(plaintext, iv: iv) }
      assertThrows(.ivLength(count)) { try cipher.decrypt(ciphertext, iv: iv) }
    }
  }

  func testCiphertextConsistsOfWholeBlocks() throws {
    let cipher = try AES256CBC(key: key)
    for count in [0, 1, 15, 17, 31, 63] {
      let cut = Array(ciphertext.prefix(count))
      assertThrows(.ciphertextLength(count)) { try cipher.decrypt(cut, iv: iv) }
    }
  }

  func testInvalidPaddingIsATypedError() throws {
    let cipher = try AES256CBC(key: key)
    // The published blocks end in an invalid padding: 10, but not sixteen times.
    assertThrows(.padding) { try cipher.decrypt(ciphertext, iv: iv) }
    // The block before it is XORed into the padding: 00, 0f, 11 and ef instead of 10.
    for change: UInt8 in [0x10, 0x1f, 0x01, 0xff] {
      var changed = try cipher.encrypt(plaintext, iv: iv)
      changed[63] ^= change
      assertThrows(.padding) { try cipher.decrypt(changed, iv: iv) }
    }
  }

  func testCiphersAndErrorsDoNotShowTheKey() throws {
    let cipher = try AES256CBC(key: key)
    var dumped = ""
    dump(cipher, to: &dumped)
    for text in ["\(cipher)", String(reflecting: cipher), dumped] {
      XCTAssertTrue(text.contains("AES-256-CBC (secret key)"), text)
      XCTAssertFalse(text.contains("96"), text)
    }
  }

  private func assertThrows<T>(
    _ expected: CryptographyError,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> T
  ) {
    XCTAssertThrowsError(try body(), file: file, line: line) { error in
      XCTAssertEqual(error as? CryptographyError, expected, file: file, line: line)
    }
  }
}
