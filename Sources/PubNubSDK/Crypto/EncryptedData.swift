import Foundation

/// What a cryptor makes of plaintext, and needs to make plaintext of it again.
public struct EncryptedData: Hashable, Sendable {
  /// What the header keeps for the cryptor beside its id, such as an initialization vector; at most
  /// 65,535 bytes.
  public let metadata: Data
  /// The ciphertext.
  public let data: Data

  /// Ciphertext with what belongs in its header; nothing unless given.
  public init(metadata: Data = Data(), data: Data) {
    self.metadata = metadata
    self.data = data
  }
}
