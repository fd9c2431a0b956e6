import Cryptography
import Foundation

/// AES-256-CBC as PubNub recommends it: with a 256-bit key, and a random initialization vector for
/// each message in its header.
public struct AESCBCCryptor: Cryptor {
  private let key: CipherKey

  /// Creates a cryptor whose key is the SHA-256 digest of a text; with an empty text every use
  /// fails with `missingCryptoKey`.
  public init(key: String) {
    self.key = CipherKey(key) { digest in digest }
  }

  /// `ACRH`, as in all PubNub clients.
  public var id: [UInt8] { Array("ACRH".utf8) }

  /// Returns the ciphertext, with its random initialization vector as the metadata.
  public func encrypt(data: Data) -> Result<EncryptedData, any Error> {
    encrypt(data: data, iv: RandomBytes.make(count: AES256CBC.blockLength))
  }

  /// Encrypts with an initialization vector that must not be used for another message.
  func encrypt(data: Data, iv: [UInt8]) -> Result<EncryptedData, any Error> {
    Result {
      let ciphertext = try key.aes().encrypt(Array(data), iv: iv)
      return EncryptedData(metadata: Data(iv), data: Data(ciphertext))
    }
  }

  /// Returns the plaintext; a wrong key is an error only if the padding is then invalid.
  public func decrypt(data: EncryptedData) -> Result<Data, any Error> {
    Result { Data(try key.aes().decrypt(Array(data.data), iv: Array(data.metadata))) }
  }
}
