import XCTest

@testable import PubNubSDK

/// Compatibility with data encrypted by other clients.
final class CryptoVectorTests: XCTestCase {
  func testDecryptsDataWithAHeader() throws {
    for vector in CryptoVector.aesCBC {
      try assertDecrypts(vector, .aesCbcCryptoModule(with: vector.key))
      try assertDecrypts(vector, .legacyCryptoModule(with: vector.key, withRandomIV: false))
    }
  }

  func testDecryptsLegacyWithARandomVector() throws {
    for vector in CryptoVector.legacyRandom {
      try assertDecrypts(vector, .legacyCryptoModule(with: vector.key))
      try assertDecrypts(vector, .aesCbcCryptoModule(with: vector.key))
    }
  }

  func testDecryptsLegacyWithTheConstantVector() throws {
    for vector in CryptoVector.legacyConstant {
      try assertDecrypts(vector, .legacyCryptoModule(with: vector.key, withRandomIV: false))
      try assertDecrypts(vector, .aesCbcCryptoModule(with: vector.key, withRandomIV: false))
    }
  }

  func testEncryptsWithAHeader() throws {
    for vector in CryptoVector.aesCBC {
      let iv = try bytes(vector)[10..<26]
      let encrypted = try AESCBCCryptor(key: vector.key)
        .encrypt(data: Data(vector.plaintext.utf8), iv: Array(iv)).get()
      XCTAssertEqual(encrypted.metadata, Data(iv))
      let header = try CryptorHeader(id: Array("ACRH".utf8), metadata: Array(iv))
      let written = Data(header.bytes) + encrypted.data
      XCTAssertEqual(written.base64EncodedString(), vector.base64)
    }
  }

  func testEncryptsLegacyWithARandomVector() throws {
    for vector in CryptoVector.legacyRandom {
      let iv = try bytes(vector)[..<16]
      let encrypted = try LegacyCryptor(key: vector.key)
        .encrypt(data: Data(vector.plaintext.utf8), iv: Array(iv)).get()
      XCTAssertEqual(encrypted.data.base64EncodedString(), vector.base64)
    }
  }

  func testEncryptsLegacyWithTheConstantVector() throws {
    for vector in CryptoVector.legacyConstant {
      let module = CryptoModule.legacyCryptoModule(with: vector.key, withRandomIV: false)
      let encrypted = try module.encrypt(data: Data(vector.plaintext.utf8)).get()
      XCTAssertEqual(encrypted.base64EncodedString(), vector.base64)
    }
  }

  @available(*, deprecated)
  func testTheOldKeyEncryptsAsLegacy() throws {
    for vector in CryptoVector.legacyRandom {
      try assertDecrypts(vector, Crypto(key: vector.key).module)
    }
    for vector in CryptoVector.legacyConstant {
      let crypto = Crypto(key: vector.key, withRandomIV: false)
      let encrypted = try crypto.module.encrypt(data: Data(vector.plaintext.utf8)).get()
      XCTAssertEqual(encrypted.base64EncodedString(), vector.base64)
    }
  }

  private func bytes(_ vector: CryptoVector) throws -> [UInt8] {
    Array(try XCTUnwrap(Data(base64Encoded: vector.base64)))
  }

  private func assertDecrypts(
    _ vector: CryptoVector,
    _ module: CryptoModule,
    file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let decrypted = try module.decrypt(data: Data(bytes(vector))).get()
    let text = String(decoding: decrypted, as: UTF8.self)
    XCTAssertEqual(text, vector.plaintext, file: file, line: line)
  }
}
