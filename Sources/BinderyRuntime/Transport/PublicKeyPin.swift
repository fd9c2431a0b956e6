import Foundation

/// The key that a server must have, in addition to a certificate that the system trusts.
public struct PublicKeyPin: Hashable, Sendable {
  /// SHA-256 of the key as certificates hold it (SubjectPublicKeyInfo in DER).
  public let digest: [UInt8]

  /// Nil for a digest that isn't 32 bytes long.
  public init?(sha256 digest: [UInt8]) {
    guard digest.count == 32 else { return nil }
    self.digest = digest
  }

  /// As libcurl takes it.
  var text: String { "sha256//" + Data(digest).base64EncodedString() }
}
