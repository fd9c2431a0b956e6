extension ChatNetworkConfig.SSLPinningConfig {
  /// Throws where the configuration asks for what would protect nobody.
  func check() throws(ChatTrustError) {
    if trustedCertificates.contains(where: { $0.bytes == nil }) { throw .unreadableCertificate }
    if !trustedCertificates.isEmpty { throw .pinningUnavailable }
    if allowUntrustedSSLCertificate { throw .untrustedCertificatesRefused }
  }
}
