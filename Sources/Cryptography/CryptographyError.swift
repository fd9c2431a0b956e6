import Foundation

/// An error in encrypting, decrypting or hashing bytes.
public enum CryptographyError: Error, Hashable, Sendable {
  /// The key does not have 32 bytes, as AES-256 and XSalsa20 require.
  case keyLength(Int)
  /// The initialization vector does not have 16 bytes, the length of a block.
  case ivLength(Int)
  /// The nonce does not have 24 bytes, as XSalsa20 requires.
  case nonceLength(Int)
  /// The length of the ciphertext isn't a positive multiple of 16 bytes.
  case ciphertextLength(Int)
  /// The decrypted bytes have no valid PKCS#7 padding: the key or the ciphertext is wrong.
  case padding
  /// The box does not match the key and nonce, or was changed.
  case authenticationFailed
  /// The bytes are not an X.509 certificate in DER.
  case certificate
  /// The system's library does not provide the algorithm, or refuses this use of it.
  case refused(algorithm: String)
}

extension CryptographyError: CustomStringConvertible, LocalizedError {
  public var description: String {
    switch self {
    case .keyLength(let count): "a key must have 32 bytes, not \(count)"
    case .ivLength(let count): "an initialization vector must have 16 bytes, not \(count)"
    case .nonceLength(let count): "a nonce must have 24 bytes, not \(count)"
    case .ciphertextLength(let count):
      "the length of ciphertext must be a positive multiple of 16, not \(count)"
    case .padding: "the padding is invalid: the key or the ciphertext is wrong"
    case .authenticationFailed: "the message does not match the key and nonce, or was changed"
    case .certificate: "the bytes are not an X.509 certificate in DER"
    case .refused(let algorithm): "the system's cryptographic library refuses \(algorithm)"
    }
  }

  public var errorDescription: String? { description }
}
