/// The key of `PubNubConfiguration.cipherKey`, used for encryption before version 6.1 of PubNub's
/// client.
public struct Crypto: Hashable, Sendable {
  /// A module that encrypts with a `LegacyCryptor`.
  let module: CryptoModule

  /// Creates a key; without `withRandomIV`, equal messages are encrypted to equal bytes.
  @available(
    *,
    deprecated,
    message: "Use CryptoModule.legacyCryptoModule(with:withRandomIV:)"
  )
  public init(key: String, withRandomIV: Bool = true) {
    module = .legacyCryptoModule(with: key, withRandomIV: withRandomIV)
  }
}
