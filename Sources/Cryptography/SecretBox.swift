/// NaCl's secret box, XSalsa20 with Poly1305: authenticated encryption with a shared key.
///
/// libsodium provides it on Linux, and on macOS if Homebrew has installed it. Elsewhere, as on iOS,
/// `provider` does; without one `isAvailable` is false.
public enum SecretBox {
  /// The number of bytes in a key.
  public static let keyLength = 32
  /// The number of bytes in a nonce, which must be unique for each message of a key.
  public static let nonceLength = 24
  /// The number of bytes by which a box is longer than its message.
  public static let tagLength = 16

  /// Whether libsodium or a `provider` of the app is available.
  public static var isAvailable: Bool { provider != nil || SodiumLibrary.isReady }

  /// Encrypts a message; a nonce must be used only once with a key.
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

  /// Decrypts a box; throws `authenticationFailed` when it does not match the nonce and key, or was
  /// changed.
  public static func open(
    _ box: [UInt8],
    nonce: [UInt8],
    key: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    try check(nonce, key)
    guard box.count >= tagLength else { throw .authenticationFailed }
    guard let provider else { return try SodiumLibrary.open(box, nonce: nonce, key: key) }
    guard let message = provider.open(box, nonce: nonce, key: key) else {
      throw .authenticationFailed
    }
    return message
  }

  private static func check(_ nonce: [UInt8], _ key: [UInt8]) throws(CryptographyError) {
    guard key.count == keyLength else { throw .keyLength(key.count) }
    guard nonce.count == nonceLength else { throw .nonceLength(nonce.count) }
  }
}
