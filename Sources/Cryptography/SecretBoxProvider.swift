import Foundation

/// A secret box (XSalsa20-Poly1305) that the app supplies where the build has no libsodium, as on
/// iOS.
///
/// Lengths of keys, nonces and boxes are checked before either method is called.
public protocol SecretBoxProvider: Sendable {
  /// Encrypts a message as libsodium's `crypto_secretbox_easy` does: the tag, then the ciphertext.
  ///
  /// Returns nil if the library fails.
  func seal(_ message: [UInt8], nonce: [UInt8], key: [UInt8]) -> [UInt8]?

  /// Decrypts what `seal` returned, as libsodium's `crypto_secretbox_open_easy` does.
  ///
  /// Returns nil if the tag does not match: another key or nonce, or changed bytes.
  func open(_ box: [UInt8], nonce: [UInt8], key: [UInt8]) -> [UInt8]?
}

extension SecretBox {
  /// The app's implementation, which is used instead of libsodium; nil for libsodium.
  ///
  /// Set it before the first use: concurrent calls may use either.
  public static var provider: (any SecretBoxProvider)? {
    get { lock.withLock { storedProvider } }
    set { lock.withLock { storedProvider = newValue } }
  }

  private static let lock = NSLock()
  // Safe because `lock` guards it; `Locked` is in a module that this one doesn't use.
  nonisolated(unsafe) private static var storedProvider: (any SecretBoxProvider)?
}
