import Cryptography
import Foundation

/// AES-256-CBC as in PubNub's first clients, for data of older versions of an app.
///
/// The data has no header, and only 128 bits of the key are unknown.
public struct LegacyCryptor: Cryptor {
  /// Whether each message begins with a random initialization vector.
  ///
  /// Without one, equal messages are encrypted to equal bytes.
  public let withRandomIV: Bool

  private let key: CipherKey

  /// Creates a cryptor whose key is half of a text's SHA-256 digest, in hexadecimal digits.
  public init(key: String, withRandomIV: Bool = true) {
    self.key = CipherKey(key) { digest in
      // The first 32 of the digest's 64 hexadecimal digits.
      digest.prefix(16).flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }
    }
    self.withRandomIV = withRandomIV
  }

  /// Four zeros: the cryptor writes no header.
  public var id: [UInt8] { CryptorHeader.missingCryptorID }

  /// Returns the ciphertext, preceded by its initialization vector if that is random.
  public func encrypt(data: Data) -> Result<EncryptedData, any Error> {
    let random = withRandomIV ? RandomBytes.make(count: AES256CBC.blockLength) : nil
    return encrypt(data: data, iv: random ?? Self.constantIV)
  }

  /// Encrypts with an initialization vector, which must be different for each message or the
  /// constant.
  func encrypt(data: Data, iv: [UInt8]) -> Result<EncryptedData, any Error> {
    Result {
      let ciphertext = try key.aes().encrypt(Array(data), iv: iv)
      return EncryptedData(data: Data((withRandomIV ? iv : []) + ciphertext))
    }
  }

  /// Returns the plaintext; a wrong key is an error only if the padding is then invalid.
  public func decrypt(data: EncryptedData) -> Result<Data, any Error> {
    Result {
      let bytes = Array(data.data)
      let random = Array(bytes.prefix(withRandomIV ? AES256CBC.blockLength : 0))
      let iv = withRandomIV ? random : Self.constantIV
      return Data(try key.aes().decrypt(Array(bytes.dropFirst(random.count)), iv: iv))
    }
  }

  private static let constantIV = Array("0123456789012345".utf8)
  private static let digits = Array("0123456789abcdef".utf8)
}
