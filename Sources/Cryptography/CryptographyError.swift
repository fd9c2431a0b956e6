/// Why bytes could not be encrypted, decrypted or hashed.
public enum CryptographyError: Error, Hashable, Sendable {
  /// AES-256 and XSalsa20 take 32 bytes.
  case keyLength(Int)
  /// An initialization vector is as long as a block: 16 bytes.
  case ivLength(Int)
  /// XSalsa20 takes a nonce of 24 bytes.
  case nonceLength(Int)
  /// Ciphertext is a positive multiple of 16 bytes.
  case ciphertextLength(Int)
  /// What was decrypted doesn't end as PKCS#7 says: another key, or other bytes.
  case padding
  /// What is to be opened isn't of this key and nonce, or was changed.
  case forged
  /// The bytes are no X.509 certificate in DER.
  case certificate
  /// The system's library doesn't offer the algorithm, or refuses this use of it.
  case refused(algorithm: String)
}

extension CryptographyError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .keyLength(let count): "a key has 32 bytes, not \(count)"
    case .ivLength(let count): "an initialization vector has 16 bytes, not \(count)"
    case .nonceLength(let count): "a nonce has 24 bytes, not \(count)"
    case .ciphertextLength(let count):
      "the length of ciphertext is a positive multiple of 16, not \(count)"
    case .padding: "the padding is wrong, so the key or the ciphertext is"
    case .forged: "the message is of another key or nonce, or was changed"
    case .certificate: "the bytes are no X.509 certificate in DER"
    case .refused(let algorithm): "the system's cryptographic library refuses \(algorithm)"
    }
  }
}
