/// The certificate authorities that a proxy trusts; without a file or folder, those of libcurl.
package struct TargetTrust: Hashable, Sendable {
  /// A file in PEM.
  var file: String?
  /// A folder of files in PEM.
  var folder: String?

  /// Trusts the authorities of libcurl.
  package init() {}

  /// Trusts those in a file, or else those that environment variables state, with the names and the
  /// order of the curl command.
  package init(file: String?, environment: [String: String]) {
    self.file =
      file ?? environment.nonEmpty("CURL_CA_BUNDLE") ?? environment.nonEmpty("SSL_CERT_FILE")
    folder = file == nil ? environment.nonEmpty("SSL_CERT_DIR") : nil
  }
}

extension [String: String] {
  fileprivate func nonEmpty(_ name: String) -> String? {
    self[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}
