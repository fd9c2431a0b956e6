import Cryptography
import Foundation

/// AES-256-CBC as PubNub recommends it: all 256 bits of the key count, and each message has an
/// initialization vector of its own in its header.
public struct AESCBCCryptor: Cryptor {
  private let key: CipherKey

  /// A cryptor with the SHA-256 digest of a text as its key; of an empty text there is none, which
  /// is told when it is used.
  public init(key: String) {
    self.key = CipherKey(key) { digest in digest }
  }

  /// `ACRH`, as all clients of PubNub name it.
  public var id: [UInt8] { Array("ACRH".utf8) }

  /// The ciphertext, with the random initialization vector as its metadata.
  public func encrypt(data: Data) -> Result<EncryptedData, any Error> {
    encrypt(data: data, iv: RandomBytes.make(count: AES256CBC.blockLength))
  }

  /// No two messages may share an `iv`.
  func encrypt(data: Data, iv: [UInt8]) -> Result<EncryptedData, any Error> {
    Result {
      let ciphertext = try key.aes().encrypt(Array(data), iv: iv)
      return EncryptedData(metadata: Data(iv), data: Data(ciphertext))
    }
  }

  /// The plaintext; fails for another key only where the padding shows it.
  public func decrypt(data: EncryptedData) -> Result<Data, any Error> {
    Result { Data(try key.aes().decrypt(Array(data.data), iv: Array(data.metadata))) }
  }
}
