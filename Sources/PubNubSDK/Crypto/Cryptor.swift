import Foundation

/// A way to encrypt and decrypt; one of an app's own can stand in a `CryptoModule` beside those of
/// PubNub.
public protocol Cryptor: Hashable, Sendable {
  /// Four bytes that stand in the header of what the cryptor has encrypted.
  ///
  /// Four zeros mean no header, as PubNub's clients wrote before there was one.
  var id: [UInt8] { get }

  /// The ciphertext, with what the header is to keep for `decrypt(data:)`.
  func encrypt(data: Data) -> Result<EncryptedData, any Error>

  /// What `encrypt(data:)` was given, here or in another client.
  func decrypt(data: EncryptedData) -> Result<Data, any Error>
}
