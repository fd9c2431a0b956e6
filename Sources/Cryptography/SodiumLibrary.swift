#if canImport(CLibSodium)
  import CLibSodium

  /// The secret box of libsodium.
  enum SodiumLibrary {
    /// Whether libsodium was initialized, which happens once.
    static let isReady = sodium_init() >= 0

    static func seal(
      _ message: [UInt8],
      nonce: [UInt8],
      key: [UInt8]
    ) throws(CryptographyError) -> [UInt8] {
      guard isReady else { throw .refused(algorithm: "XSalsa20-Poly1305") }
      var box = [UInt8](repeating: 0, count: message.count + SecretBox.tagLength)
      guard crypto_secretbox_easy(&box, message, UInt64(message.count), nonce, key) == 0 else {
        throw .refused(algorithm: "XSalsa20-Poly1305")
      }
      return box
    }

    static func open(
      _ box: [UInt8],
      nonce: [UInt8],
      key: [UInt8]
    ) throws(CryptographyError) -> [UInt8] {
      guard isReady else { throw .refused(algorithm: "XSalsa20-Poly1305") }
      var message = [UInt8](repeating: 0, count: box.count - SecretBox.tagLength)
      guard crypto_secretbox_open_easy(&message, box, UInt64(box.count), nonce, key) == 0 else {
        throw .authenticationFailed
      }
      return message
    }
  }
#else
  /// The stub for a system without libsodium.
  enum SodiumLibrary {
    static let isReady = false

    static func seal(
      _ message: [UInt8],
      nonce: [UInt8],
      key: [UInt8]
    ) throws(CryptographyError) -> [UInt8] {
      throw .refused(algorithm: "XSalsa20-Poly1305")
    }

    static func open(
      _ box: [UInt8],
      nonce: [UInt8],
      key: [UInt8]
    ) throws(CryptographyError) -> [UInt8] {
      throw .refused(algorithm: "XSalsa20-Poly1305")
    }
  }
#endif
