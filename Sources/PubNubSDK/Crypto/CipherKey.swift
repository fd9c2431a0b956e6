import Cryptography

/// The cipher of an application's key, or the error that using it throws.
struct CipherKey: Hashable, Sendable {
  private let cipher: Result<AES256CBC, PubNubError>

  /// Creates a cipher; `derive` makes the 32-byte key from the 32-byte digest of the text.
  init(_ text: String, derive: ([UInt8]) -> [UInt8]) {
    guard !text.isEmpty else {
      cipher = .failure(PubNubError(.missingCryptoKey))
      return
    }
    do {
      cipher = .success(try AES256CBC(key: derive(try SHA256.digest(of: Array(text.utf8)))))
    } catch {
      let details = ["The key can't be derived: \(error)."]
      cipher = .failure(PubNubError(.missingCryptoKey, details: details, underlying: error))
    }
  }

  func aes() throws(PubNubError) -> AES256CBC { try cipher.get() }
}
