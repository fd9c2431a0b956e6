/// The key with which versions before 6.1 of PubNub's client encrypted, as
/// `PubNubConfiguration.cipherKey` takes it.
public struct Crypto: Hashable, Sendable {
  /// Encrypts as a `LegacyCryptor` does.
  let module: CryptoModule

  /// A key with which equal messages are encrypted to equal bytes unless `withRandomIV`.
  @available(
    *,
    deprecated,
    message: "Use CryptoModule.legacyCryptoModule(with:withRandomIV:)"
  )
  public init(key: String, withRandomIV: Bool = true) {
    module = .legacyCryptoModule(with: key, withRandomIV: withRandomIV)
  }
}
