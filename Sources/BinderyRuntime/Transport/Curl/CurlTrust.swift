#if canImport(CLibCurl)
  /// The certificate authorities and server keys that a transport trusts; without a file or folder,
  /// libcurl uses its default authorities.
  struct CurlTrust: Equatable, Sendable {
    var file: String?
    var folder: String?
    /// The accepted keys, of which a server must have one; empty for any key.
    let pins: [PublicKeyPin]
    /// Whether the key alone is enough.
    let trustsPinnedKeys: Bool

    /// Reads environment variables, which libcurl leaves to its caller; their names and order are
    /// those of the curl command.
    ///
    /// - Parameter trustsPinnedKeys: Whether certificates are not verified; without keys they are.
    init(environment: [String: String], pins: [PublicKeyPin] = [], trustsPinnedKeys: Bool = false) {
      self.pins = pins
      self.trustsPinnedKeys = trustsPinnedKeys && !pins.isEmpty
      file = environment.nonEmpty("CURL_CA_BUNDLE") ?? environment.nonEmpty("SSL_CERT_FILE")
      folder = environment.nonEmpty("SSL_CERT_DIR")
    }
  }

  extension [String: String] {
    fileprivate func nonEmpty(_ name: String) -> String? {
      self[name].flatMap { $0.isEmpty ? nil : $0 }
    }
  }
#endif
