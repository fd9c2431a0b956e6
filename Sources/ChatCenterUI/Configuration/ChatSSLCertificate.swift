import BinderyRuntime
import Cryptography

/// A pinned certificate, whose key a server must have.
public struct ChatSSLCertificate: Hashable, Sendable {
  /// The certificate's key; nil if the file is not a certificate.
  let pin: PublicKeyPin?

  /// Reads a certificate in DER; an unreadable file matches no server.
  public init(contentsOf url: URL) {
    let bytes = (try? Data(contentsOf: url)).map(Array.init) ?? []
    pin = (try? CertificateKey.digest(ofCertificate: bytes)).flatMap(PublicKeyPin.init)
  }
}
