import Foundation

/// A module that encrypts with one cryptor, and decrypts data of any of its cryptors.
public struct CryptoModule: Sendable {
  private let primary: any Cryptor
  private let others: [any Cryptor]

  /// Creates a module; of several cryptors with the same id, `default` or else the first one
  /// decrypts.
  public init(default primary: any Cryptor, cryptors: [any Cryptor] = []) {
    self.primary = primary
    others = cryptors
  }

  /// Creates a module that encrypts with AES-256-CBC and a 256-bit key, as PubNub recommends.
  ///
  /// It also decrypts data of older versions of an app; `withRandomIV` states whether they used
  /// random initialization vectors.
  public static func aesCbcCryptoModule(
    with key: String,
    withRandomIV: Bool = true
  ) -> CryptoModule {
    CryptoModule(
      default: AESCBCCryptor(key: key),
      cryptors: [LegacyCryptor(key: key, withRandomIV: withRandomIV)]
    )
  }

  /// Creates a module that encrypts for older versions of an app, and also decrypts data of newer
  /// ones.
  public static func legacyCryptoModule(
    with key: String,
    withRandomIV: Bool = true
  ) -> CryptoModule {
    CryptoModule(
      default: LegacyCryptor(key: key, withRandomIV: withRandomIV),
      cryptors: [AESCBCCryptor(key: key)]
    )
  }

  /// Returns the header and the ciphertext; fails for empty data.
  public func encrypt(data: Data) -> Result<Data, PubNubError> {
    Result { () throws(PubNubError) in try encrypted(data) }
  }

  /// Returns the plaintext of data that this or another client encrypted.
  ///
  /// Fails with `unknownCryptorFailure` if no cryptor has the id in the header, otherwise with
  /// `decryptionFailure`.
  public func decrypt(data: Data) -> Result<Data, PubNubError> {
    Result { () throws(PubNubError) in try decrypted(data) }
  }
}

extension CryptoModule {
  private func encrypted(_ data: Data) throws(PubNubError) -> Data {
    guard !data.isEmpty else {
      throw PubNubError(.encryptionFailure, details: ["The data to encrypt is empty."])
    }
    let encrypted = try primary.encrypt(data: data)
      .mapError { PubNubError($0, .encryptionFailure) }.get()
    let header = try CryptorHeader(id: primary.id, metadata: Array(encrypted.metadata))
    return Data(header.bytes) + encrypted.data
  }

  private func decrypted(_ data: Data) throws(PubNubError) -> Data {
    guard !data.isEmpty else {
      throw PubNubError(.decryptionFailure, details: ["The data to decrypt is empty."])
    }
    var rest = Array(data)[...]
    let header = try CryptorHeader(removedFrom: &rest)
    let encrypted = EncryptedData(metadata: Data(header.metadata), data: Data(rest))
    let plaintext = try cryptor(of: header).decrypt(data: encrypted)
      .mapError { PubNubError($0, .decryptionFailure) }.get()
    // No client encrypts empty data.
    guard !plaintext.isEmpty else {
      throw PubNubError(.decryptionFailure, details: ["The decrypted data is empty."])
    }
    return plaintext
  }

  private func cryptor(of header: CryptorHeader) throws(PubNubError) -> any Cryptor {
    let candidates = [primary] + others
    guard let cryptor = candidates.first(where: { $0.id == header.id }) else {
      let name = String(decoding: header.id, as: UTF8.self)
      let details =
        header.id == CryptorHeader.missingCryptorID
        ? ["The data has no header, and the module has no legacy cryptor."]
        : ["The module has no cryptor \(name.debugDescription), which the header names."]
      throw PubNubError(.unknownCryptorFailure, details: details)
    }
    return cryptor
  }
}

extension CryptoModule: Hashable {
  /// Modules are equal if they have equal cryptors in the same order.
  public static func == (left: CryptoModule, right: CryptoModule) -> Bool {
    left.identity == right.identity
  }

  /// Hashes the values that `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  private var identity: [AnyHashable] { [AnyHashable(primary)] + others.map { AnyHashable($0) } }
}

extension PubNubError {
  /// Wraps the error of a cryptor, unless it is a `PubNubError`.
  fileprivate init(_ error: any Error, _ reason: Reason) {
    self =
      error.pubNubError
      ?? PubNubError(reason, details: [String(describing: error)], underlying: error)
  }
}
