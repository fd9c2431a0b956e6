import Foundation

/// A public key that a server must have, in addition to a trusted certificate.
public struct PublicKeyPin: Hashable, Sendable {
  /// The SHA-256 of the key in the certificate (SubjectPublicKeyInfo in DER).
  public let digest: [UInt8]

  /// Creates a pin; nil for a digest that isn't 32 bytes long.
  public init?(sha256 digest: [UInt8]) {
    guard digest.count == 32 else { return nil }
    self.digest = digest
  }

  /// The pin in libcurl's format.
  var text: String { "sha256//" + Data(digest).base64EncodedString() }
}
