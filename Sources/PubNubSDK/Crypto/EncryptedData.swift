import Foundation

/// The result of a cryptor's encryption, and the input of its decryption.
public struct EncryptedData: Hashable, Sendable {
  /// The metadata that the header stores for the cryptor, such as an initialization vector; at most
  /// 65,535 bytes.
  public let metadata: Data
  /// The ciphertext.
  public let data: Data

  /// Creates encrypted data; the metadata is empty by default.
  public init(metadata: Data = Data(), data: Data) {
    self.metadata = metadata
    self.data = data
  }
}
