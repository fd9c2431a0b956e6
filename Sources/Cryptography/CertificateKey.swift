/// The public key of a certificate.
public enum CertificateKey {
  /// Returns the SHA-256 of the key in the certificate (SubjectPublicKeyInfo in DER).
  ///
  /// - Parameter certificate: An X.509 certificate in DER.
  public static func digest(
    ofCertificate certificate: [UInt8]
  ) throws(CryptographyError) -> [UInt8] {
    try SHA256.digest(of: SystemLibrary.publicKey(ofCertificate: certificate))
  }
}
