import BinderyRuntime

extension ChatNetworkConfig.SSLPinningConfig {
  /// The keys of which a server must have one; none for any key that the system trusts.
  var pins: [PublicKeyPin] { trustedCertificates.compactMap(\.pin) }

  /// Throws where the configuration asks for what would protect nobody, or can't be had.
  func check() throws(ChatTrustError) {
    guard !trustedCertificates.isEmpty else {
      if allowUntrustedSSLCertificate { throw .untrustedCertificatesRefused }
      return
    }
    #if os(Linux)
      if pins.isEmpty { throw .unreadableCertificate }
    #else
      throw .pinningUnavailable
    #endif
  }
}
