import Foundation

/// Encrypts with one cryptor, and decrypts what any of its cryptors has encrypted.
public struct CryptoModule: Sendable {
  private let primary: any Cryptor
  private let others: [any Cryptor]

  /// Of cryptors with the same id the first decrypts, and `default` is before all others.
  public init(default primary: any Cryptor, cryptors: [any Cryptor] = []) {
    self.primary = primary
    others = cryptors
  }

  /// AES-256-CBC with a key of 256 bits, which PubNub recommends.
  ///
  /// What older versions of an app have encrypted is decrypted too; `withRandomIV` says whether
  /// they did so with random initialization vectors.
  public static func aesCbcCryptoModule(
    with key: String,
    withRandomIV: Bool = true
  ) -> CryptoModule {
    CryptoModule(
      default: AESCBCCryptor(key: key),
      cryptors: [LegacyCryptor(key: key, withRandomIV: withRandomIV)]
    )
  }

  /// Encrypts so that older versions of an app can decrypt, and decrypts what newer ones encrypt.
  public static func legacyCryptoModule(
    with key: String,
    withRandomIV: Bool = true
  ) -> CryptoModule {
    CryptoModule(
      default: LegacyCryptor(key: key, withRandomIV: withRandomIV),
      cryptors: [AESCBCCryptor(key: key)]
    )
  }

  /// The ciphertext after its header; there must be something to encrypt.
  public func encrypt(data: Data) -> Result<Data, PubNubError> {
    Result { () throws(PubNubError) in try encrypted(data) }
  }

  /// What `encrypt(data:)` was given, by this client or another.
  ///
  /// A header of a cryptor that isn't here is an `unknownCryptorFailure`, anything else that is
  /// wrong a `decryptionFailure`.
  public func decrypt(data: Data) -> Result<Data, PubNubError> {
    Result { () throws(PubNubError) in try decrypted(data) }
  }
}

extension CryptoModule {
  private func encrypted(_ data: Data) throws(PubNubError) -> Data {
    guard !data.isEmpty else {
      throw PubNubError(.encryptionFailure, details: ["There is nothing to encrypt."])
    }
    let encrypted = try primary.encrypt(data: data)
      .mapError { PubNubError($0, .encryptionFailure) }.get()
    let header = try CryptorHeader(id: primary.id, metadata: Array(encrypted.metadata))
    return Data(header.bytes) + encrypted.data
  }

  private func decrypted(_ data: Data) throws(PubNubError) -> Data {
    guard !data.isEmpty else {
      throw PubNubError(.decryptionFailure, details: ["There is nothing to decrypt."])
    }
    var rest = Array(data)[...]
    let header = try CryptorHeader(removedFrom: &rest)
    let encrypted = EncryptedData(metadata: Data(header.metadata), data: Data(rest))
    let plaintext = try cryptor(of: header).decrypt(data: encrypted)
      .mapError { PubNubError($0, .decryptionFailure) }.get()
    // Nobody encrypts nothing.
    guard !plaintext.isEmpty else {
      throw PubNubError(.decryptionFailure, details: ["What was decrypted is empty."])
    }
    return plaintext
  }

  private func cryptor(of header: CryptorHeader) throws(PubNubError) -> any Cryptor {
    let candidates = [primary] + others
    guard let cryptor = candidates.first(where: { $0.id == header.id }) else {
      let name = String(decoding: header.id, as: UTF8.self)
      let details =
        header.id == CryptorHeader.idOfNone
        ? ["There is no header, and no legacy cryptor."]
        : ["The header names \(name.debugDescription)."]
      throw PubNubError(.unknownCryptorFailure, details: details)
    }
    return cryptor
  }
}

extension CryptoModule: Hashable {
  /// Equal are modules of equal cryptors in the same order.
  public static func == (left: CryptoModule, right: CryptoModule) -> Bool {
    left.identity == right.identity
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }

  private var identity: [AnyHashable] { [AnyHashable(primary)] + others.map { AnyHashable($0) } }
}

extension PubNubError {
  /// What a cryptor answered with, in the words of its own error.
  fileprivate init(_ error: any Error, _ reason: Reason) {
    self =
      error.pubNubError
      ?? PubNubError(reason, details: [String(describing: error)], underlying: error)
  }
}
