#if canImport(CLibCrypto)
  import CLibCrypto
  import XCTest

  @testable import Cryptography

  /// Tests of the use of libcrypto that other tests do not cover.
  final class LibCryptoTests: XCTestCase {
    private let key = [UInt8](repeating: 7, count: 32)
    private let iv = [UInt8](repeating: 9, count: 16)

    func testPiecesOfAnyLengthGiveTheSameResult() throws {
      let message = (0..<100).map { UInt8($0) }
      let whole = try AES256CBC(key: key).encrypt(message, iv: iv)
      for length in 1...101 {
        let encrypted = try SystemLibrary.aes256CBC(
          .encrypt,
          message,
          key: key,
          iv: iv,
          pieceLength: length
        )
        let decrypted = try SystemLibrary.aes256CBC(
          .decrypt,
          whole,
          key: key,
          iv: iv,
          pieceLength: length
        )
        XCTAssertEqual(encrypted, whole, "pieces of \(length)")
        XCTAssertEqual(decrypted, message, "pieces of \(length)")
      }
    }

    func testAFailureLeavesTheErrorQueueEmpty() throws {
      ERR_clear_error()
      let cipher = try AES256CBC(key: key)
      XCTAssertThrowsError(try cipher.decrypt([UInt8](repeating: 3, count: 32), iv: iv))
      XCTAssertEqual(ERR_peek_error(), 0)
    }

    func testAFailureKeepsEarlierErrors() throws {
      ERR_clear_error()
      defer { ERR_clear_error() }
      let context = EVP_CIPHER_CTX_new()
      defer { EVP_CIPHER_CTX_free(context) }
      var block = [UInt8](repeating: 0, count: 16)
      var count: Int32 = 0
      XCTAssertEqual(EVP_EncryptFinal_ex(context, &block, &count), 0, "no cipher was set")
      let before = ERR_peek_last_error()
      XCTAssertNotEqual(before, 0)
      let cipher = try AES256CBC(key: key)
      XCTAssertThrowsError(try cipher.decrypt([UInt8](repeating: 3, count: 32), iv: iv))
      XCTAssertEqual(ERR_peek_last_error(), before)
    }
  }
#endif
