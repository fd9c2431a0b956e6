/// NaCl's secret box, XSalsa20 with Poly1305: who has the key reads it, and knows that it is whole.
///
/// It stands on libsodium. CryptoKit has no such cipher, so that on Apple's systems it is there
/// for whoever builds with libsodium, and `isAvailable` is false for the others.
public enum SecretBox {
  /// Bytes in a key.
  public static let keyLength = 32
  /// Bytes in a nonce, which no two messages under one key may share.
  public static let nonceLength = 24
  /// How much longer a box is than what it holds.
  public static let tagLength = 16

  /// Whether this build has it.
  public static var isAvailable: Bool { SodiumLibrary.isReady }

  /// Encrypts a message; a nonce is used once with a key.
  public static func seal(
    _ message: [UInt8],
    nonce: [UInt8],
    key: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    try check(nonce, key)
    return try SodiumLibrary.seal(message, nonce: nonce, key: key)
  }

  /// The message; throws `forged` when the box isn't one of this nonce and key, or was changed.
  public static func open(
    _ box: [UInt8],
    nonce: [UInt8],
    key: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    try check(nonce, key)
    guard box.count >= tagLength else { throw .forged }
    return try SodiumLibrary.open(box, nonce: nonce, key: key)
  }

  private static func check(_ nonce: [UInt8], _ key: [UInt8]) throws(CryptographyError) {
    guard key.count == keyLength else { throw .keyLength(key.count) }
    guard nonce.count == nonceLength else { throw .nonceLength(nonce.count) }
  }
}
