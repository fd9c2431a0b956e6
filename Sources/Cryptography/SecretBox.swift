/// NaCl's secret box, XSalsa20 with Poly1305: who has the key reads it, and knows that it is whole.
///
/// libsodium provides it on Linux, and on macOS where Homebrew has installed it. Elsewhere, as on
/// iOS, `provider` does; without one `isAvailable` is false.
public enum SecretBox {
  /// Bytes in a key.
  public static let keyLength = 32
  /// Bytes in a nonce, which no two messages under one key may share.
  public static let nonceLength = 24
  /// How much longer a box is than what it holds.
  public static let tagLength = 16

  /// Whether libsodium or a `provider` of the app has it.
  public static var isAvailable: Bool { provider != nil || SodiumLibrary.isReady }

  /// Encrypts a message; a nonce is used once with a key.
  public static func seal(
    _ message: [UInt8],
    nonce: [UInt8],
    key: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    try check(nonce, key)
    guard let provider else { return try SodiumLibrary.seal(message, nonce: nonce, key: key) }
    guard let box = provider.seal(message, nonce: nonce, key: key) else {
      throw .refused(algorithm: "XSalsa20-Poly1305")
    }
    return box
  }

  /// The message; throws `forged` when the box isn't one of this nonce and key, or was changed.
  public static func open(
    _ box: [UInt8],
    nonce: [UInt8],
    key: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    try check(nonce, key)
    guard box.count >= tagLength else { throw .forged }
    guard let provider else { return try SodiumLibrary.open(box, nonce: nonce, key: key) }
    guard let message = provider.open(box, nonce: nonce, key: key) else { throw .forged }
    return message
  }

  private static func check(_ nonce: [UInt8], _ key: [UInt8]) throws(CryptographyError) {
    guard key.count == keyLength else { throw .keyLength(key.count) }
    guard nonce.count == nonceLength else { throw .nonceLength(nonce.count) }
  }
}
