import Foundation

/// An algorithm that encrypts and decrypts; an app can add its own to a `CryptoModule`.
public protocol Cryptor: Hashable, Sendable {
  /// The four bytes that identify the cryptor in the header of its data.
  ///
  /// Four zeros mean no header, as in data of PubNub's first clients.
  var id: [UInt8] { get }

  /// Returns the ciphertext, and the metadata that the header stores for `decrypt(data:)`.
  func encrypt(data: Data) -> Result<EncryptedData, any Error>

  /// Returns the plaintext of data that this or another client encrypted.
  func decrypt(data: EncryptedData) -> Result<Data, any Error>
}
