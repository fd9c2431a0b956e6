import BinderyRuntime

extension ChatNetworkConfig.SSLPinningConfig {
  /// The pinned keys, one of which a server must have; if empty, only the system verifies.
  var pins: [PublicKeyPin] { trustedCertificates.compactMap(\.pin) }

  /// Throws if the configuration disables verification, or can't be satisfied.
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
