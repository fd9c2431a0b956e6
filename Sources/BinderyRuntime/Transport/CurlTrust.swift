#if canImport(CLibCurl)
  /// Whom a transport trusts: where the certificates of trusted authorities lie, when not where
  /// libcurl looks by itself, and which keys servers must have in addition.
  struct CurlTrust: Equatable, Sendable {
    var file: String?
    var folder: String?
    /// One of these; none for any key.
    let pins: [PublicKeyPin]
    /// Whether the key alone is enough.
    let isKeyEnough: Bool

    /// libcurl leaves these variables to its caller;
    /// the names and their order are the curl command's.
    ///
    /// - Parameter isKeyEnough: Whether certificates are verified no more; without a key they are.
    init(environment: [String: String], pins: [PublicKeyPin] = [], isKeyEnough: Bool = false) {
      self.pins = pins
      self.isKeyEnough = isKeyEnough && !pins.isEmpty
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
