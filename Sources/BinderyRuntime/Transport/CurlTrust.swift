#if canImport(CLibCurl)
  /// Whom a transport trusts: where the certificates of trusted authorities lie, when not where
  /// libcurl looks by itself, and which keys servers must have in addition.
  struct CurlTrust: Equatable, Sendable {
    var file: String?
    var folder: String?
    /// One of these; none for any key.
    var pins: [PublicKeyPin]

    /// libcurl leaves these variables to its caller;
    /// the names and their order are the curl command's.
    init(environment: [String: String], pins: [PublicKeyPin] = []) {
      self.pins = pins
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
