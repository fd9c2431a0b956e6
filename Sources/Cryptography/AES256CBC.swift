/// AES with a key of 256 bits in CBC mode (NIST SP 800-38A §6.2), with PKCS#7 padding (RFC 5652
/// §6.3).
///
/// It does not authenticate: changed bytes may decrypt without an error.
public struct AES256CBC: Hashable, Sendable {
  /// The number of bytes in a block, and in an initialization vector.
  public static let blockLength = 16
  /// The number of bytes in a key.
  public static let keyLength = 32

  private let key: [UInt8]

  /// Creates a cipher; throws if the key doesn't have `keyLength` bytes.
  public init(key: [UInt8]) throws(CryptographyError) {
    guard key.count == Self.keyLength else { throw .keyLength(key.count) }
    self.key = key
  }

  /// Encrypts a message, which grows by 1 to 16 bytes; each message needs another `iv`.
  public func encrypt(_ plaintext: [UInt8], iv: [UInt8]) throws(CryptographyError) -> [UInt8] {
    try Self.check(iv: iv)
    return try SystemLibrary.aes256CBC(.encrypt, plaintext, key: key, iv: iv)
  }

  /// Decrypts a message that was encrypted with the same key and `iv`.
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
