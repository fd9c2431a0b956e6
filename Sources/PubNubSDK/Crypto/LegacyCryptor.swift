import Cryptography
import Foundation

/// AES-256-CBC as PubNub's clients had it first, without a header and with a key of which only 128
/// bits are unknown; for apps whose older versions, or older messages, are still about.
public struct LegacyCryptor: Cryptor {
  /// Whether each message begins with an initialization vector of its own.
  ///
  /// Without one, equal messages are encrypted to equal bytes.
  public let withRandomIV: Bool

  private let key: CipherKey

  /// A cryptor whose key is half of a text's SHA-256 digest, in hexadecimal digits.
  public init(key: String, withRandomIV: Bool = true) {
    self.key = CipherKey(key) { digest in
      // The first 32 of the digest's 64 hexadecimal digits.
      digest.prefix(16).flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }
    }
    self.withRandomIV = withRandomIV
  }

  /// Four zeros: it writes no header.
  public var id: [UInt8] { CryptorHeader.idOfNone }

  /// The ciphertext, after its initialization vector where that is random.
  public func encrypt(data: Data) -> Result<EncryptedData, any Error> {
    let random = withRandomIV ? RandomBytes.make(count: AES256CBC.blockLength) : nil
    return encrypt(data: data, iv: random ?? Self.constantIV)
  }

  /// No two messages may share an `iv`, unless all do.
  func encrypt(data: Data, iv: [UInt8]) -> Result<EncryptedData, any Error> {
    Result {
      let ciphertext = try key.aes().encrypt(Array(data), iv: iv)
      return EncryptedData(data: Data((withRandomIV ? iv : []) + ciphertext))
    }
  }

  /// The plaintext; fails for another key only where the padding shows it.
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
