import Cryptography

/// The cipher of an app's key; why there is none is told when it is asked for.
struct CipherKey: Hashable, Sendable {
  private let cipher: Result<AES256CBC, PubNubError>

  /// `derive` makes the 32 bytes of the key of the 32 bytes of the text's digest.
  init(_ text: String, derive: ([UInt8]) -> [UInt8]) {
    guard !text.isEmpty else {
      cipher = .failure(PubNubError(.missingCryptoKey))
      return
    }
    do {
      cipher = .success(try AES256CBC(key: derive(try SHA256.digest(of: Array(text.utf8)))))
    } catch {
      let details = ["No key can be made: \(error)."]
      cipher = .failure(PubNubError(.missingCryptoKey, details: details, underlying: error))
    }
  }

  func aes() throws(PubNubError) -> AES256CBC { try cipher.get() }
}
