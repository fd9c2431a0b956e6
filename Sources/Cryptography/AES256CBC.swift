/// AES with a key of 256 bits in blocks that are chained (NIST SP 800-38A §6.2), padded as PKCS#7
/// says (RFC 5652 §6.3).
///
/// It hides a message and doesn't seal it: bytes that somebody changed may well decrypt.
public struct AES256CBC: Hashable, Sendable {
  /// Bytes in a block, and in an initialization vector.
  public static let blockLength = 16
  /// Bytes in a key.
  public static let keyLength = 32

  private let key: [UInt8]

  /// Throws where the key hasn't `keyLength` bytes.
  public init(key: [UInt8]) throws(CryptographyError) {
    guard key.count == Self.keyLength else { throw .keyLength(key.count) }
    self.key = key
  }

  /// One to sixteen bytes longer than the plaintext; no two messages may share an `iv`.
  public func encrypt(_ plaintext: [UInt8], iv: [UInt8]) throws(CryptographyError) -> [UInt8] {
    try Self.check(iv: iv)
    return try SystemLibrary.aes256CBC(.encrypt, plaintext, key: key, iv: iv)
  }

  /// What was encrypted with the same key and `iv`.
  public func decrypt(_ ciphertext: [UInt8], iv: [UInt8]) throws(CryptographyError) -> [UInt8] {
    try Self.check(iv: iv)
    guard !ciphertext.isEmpty, ciphertext.count.isMultiple(of: Self.blockLength) else {
      throw .ciphertextLength(ciphertext.count)
    }
    return try SystemLibrary.aes256CBC(.decrypt, ciphertext, key: key, iv: iv)
  }

  private static func check(iv: [UInt8]) throws(CryptographyError) {
    guard iv.count == blockLength else { throw .ivLength(iv.count) }
  }
}

extension AES256CBC: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "AES-256-CBC (secret key)" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: ["cipher": description]) }
}
