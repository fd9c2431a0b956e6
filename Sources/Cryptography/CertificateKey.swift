/// The public key of a certificate.
public enum CertificateKey {
  /// SHA-256 of the key as the certificate holds it (SubjectPublicKeyInfo in DER).
  ///
  /// - Parameter certificate: X.509 in DER.
  public static func digest(
    ofCertificate certificate: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    try SHA256.digest(of: SystemLibrary.publicKey(ofCertificate: certificate))
  }
}
