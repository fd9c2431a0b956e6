import Foundation

extension PubNub {
  /// Encrypts text as messages are encrypted; fails with `missingCryptoKey` without a crypto
  /// module.
  public func encrypt(message: String) -> Result<Data, any Error> {
    Result { try cryptoModule.get().encrypt(data: Data(message.utf8)).get() }
  }

  /// Decrypts data that `encrypt(message:)` of this or another client made; fails with
  /// `missingCryptoKey` without a crypto module.
  public func decrypt(data: Data) -> Result<String, any Error> {
    Result {
      let plaintext = try cryptoModule.get().decrypt(data: data).get()
      guard let text = String(bytes: plaintext, encoding: .utf8) else {
        let details = ["The decrypted data is not UTF-8 text."]
        throw PubNubError(.decryptionFailure, details: details)
      }
      return text
    }
  }

  private var cryptoModule: Result<CryptoModule, PubNubError> {
    configuration.cryptoModule.map { .success($0) } ?? .failure(PubNubError(.missingCryptoKey))
  }
}
