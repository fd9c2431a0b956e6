import BinderyRuntime
import Cryptography

/// A certificate whose key a server must have.
public struct ChatSSLCertificate: Hashable, Sendable {
  /// Its key; none where the file is no certificate.
  let pin: PublicKeyPin?

  /// A file in DER; one that can't be read is no certificate, and no server has that.
  public init(contentsOf url: URL) {
    let bytes = (try? Data(contentsOf: url)).map(Array.init) ?? []
    pin = (try? CertificateKey.digest(ofCertificate: bytes)).flatMap(PublicKeyPin.init)
  }
}
